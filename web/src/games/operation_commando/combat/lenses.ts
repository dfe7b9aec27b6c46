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
  return [
    { id: 'alone', actions: actionsOf(units), note: aloneNote(units, found) },
    pairs(units, found),
    ...(tokens ? [{ id: 'tokens', actions: [], note: say('pick-tokens.note') }] : []),
  ]
}

const actionsOf = (choices: Choice[]): string[] => choices.map((choice) => choice.action)

/** How many units are enough alone; else how many there are, and from which value to which. */
function aloneNote(units: Choice[], found: OC.Reaching | null | undefined): string {
  const enough = found ? sufficient(found.ways, (cards) => cards.length === 1) : 0
  if (enough) return say('pick-alone.enough', { n: units.length, enough })
  const values = units.map((choice) => printed(cardOf(choice)).vc)
  return say('pick-alone.note', { n: units.length, least: Math.min(...values), most: Math.max(...values) })
}

function pairs(units: Choice[], found: OC.Reaching | null | undefined): Lens {
  const fit = units.filter((choice) => found?.paired.includes(cardOf(choice)))
  if (!found || !fit.length) return { id: 'paired', actions: [], note: found ? say('pick-paired.none') : '' }
  const enough = sufficient(found.ways, (cards) => cards.length > 1 && cards.every((card) => found.paired.includes(card)))
  // Pairs with a unit that is enough alone are not counted.
  const counted = enough > 0 || !sufficient(found.ways, (cards) => cards.length === 1)
  const note = say(counted ? 'pick-paired.note' : 'pick-paired.plain', { n: fit.length, pairs: enough })
  return { id: 'paired', actions: actionsOf(fit), note }
}

/** How many of these ways reach the other side without tokens. */
const sufficient = (ways: OC.WayAhead[], wanted: (cards: string[]) => boolean): number =>
  ways.filter(({ cards, lacks }) => !lacks && wanted(cards)).length
