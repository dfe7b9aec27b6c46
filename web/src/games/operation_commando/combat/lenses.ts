// The three ways to answer the German in a Combat: one unit, two by Support, or tokens, which come after the unit.

import { say } from '$lib/words/words.svelte'
import type { Lens, LensProps } from '../../face'
import { cardOf, nearSide } from '../board/lookup'
import { REACH } from '../board/raising'
import { printed } from '../pieces/printed-cards'
import type { Choice, Game, OC } from '../types'

/** The lenses are there before the survey has said what they hold: nothing in the bar moves when it does. */
export function lenses({ view, surveyed, question }: LensProps<Game>): Lens[] {
  if (question.kind !== 'answer') return []
  const found = surveyed.get(REACH) as OC.Reaching | null | undefined
  const units = question.options.filter((choice) => choice.verb === 'commit')
  if (!units.length) return []
  const tokens = Object.values(view[nearSide(view)].tokens).some(Boolean)
  const hand = view[nearSide(view)].hand.map((card) => card.id)
  return [
    { id: 'alone', actions: actionsOf(units), note: aloneNote(units, hand, found) },
    pairs(units, hand, found),
    ...(tokens ? [{ id: 'tokens', actions: [], note: say('pick-tokens.note') }] : []),
  ]
}

const actionsOf = (choices: Choice[]): string[] => choices.map((choice) => choice.action)

/** The cards of the hand that are among these, twins each by itself: an option stands for all that are alike. */
const held = (hand: string[], ids: string[]): string[] => hand.filter((card) => ids.includes(card))

/** How many units are enough alone; else how many there are, and from which value to which. */
function aloneNote(units: Choice[], hand: string[], found: OC.Reaching | null | undefined): string {
  const n = held(hand, units.map(cardOf)).length
  const enough = found ? held(hand, sufficient(found.ways, 1).flat()).length : 0
  if (enough) return say('pick-alone.enough', { n, enough })
  const values = units.map((choice) => printed(cardOf(choice)).vc)
  return say('pick-alone.note', { n, least: Math.min(...values), most: Math.max(...values) })
}

function pairs(units: Choice[], hand: string[], found: OC.Reaching | null | undefined): Lens {
  const fit = units.filter((choice) => found?.paired.includes(cardOf(choice)))
  if (!found || !fit.length) return { id: 'paired', actions: [], note: found ? say('pick-paired.none') : '' }
  const cards = held(hand, found.paired)
  const enough = sufficient(found.ways, 2).filter((pair) => pair.every((card) => found.paired.includes(card))).length
  // Pairs with a unit that is enough alone are not counted.
  const single = new Set(sufficient(found.ways, 1).flat())
  const weak = cards.filter((card) => !single.has(card))
  const kinds = new Set(weak).size
  const twins = [...new Set(weak)].filter((card) => weak.indexOf(card) !== weak.lastIndexOf(card)).length
  const all = !single.size && enough === (kinds * (kinds - 1)) / 2 + twins
  const note = all ? 'pick-paired.all' : enough || !single.size ? 'pick-paired.note' : 'pick-paired.plain'
  return { id: 'paired', actions: actionsOf(fit), note: say(note, { n: cards.length, pairs: enough }) }
}

/** So many cards that reach the other side without tokens. */
const sufficient = (ways: OC.WayAhead[], number: number): string[][] =>
  ways.filter(({ cards, lacks }) => !lacks && cards.length === number).map(({ cards }) => cards)
