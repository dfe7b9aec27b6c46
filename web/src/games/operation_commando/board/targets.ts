// Where on the table an option can be chosen: at a card in the hand, a token, a unit, a permanent event, a place of the map.
// Cards that lie nowhere on the table are spread out to choose from.

import { named, numberOf } from '$lib/net/facts'
import type { Choice, OC, Question, Verb } from '../types'
import { cardOf, nearSide, placesOf, slotOf, tokenOf } from './lookup'

export interface Targets {
  /** By key: `hand:<card>`, `token:<side>:<kind>`, `unit:<side>:<slot>`, `permanent:<card>`. */
  at: Map<string, Choice[]>
  /** By the name of the place on the mission's map. */
  places: Map<string, Choice[]>
  /** Cards to choose among that are not on the table: a discard pile, the heroics, the top of a pile. */
  spread: Choice[]
}

/** Cards to discard are spread out with their whole text, although they are in the hand. */
const FROM_HAND = new Set<Verb>(['commit', 'action', 'play', 'cancel'])

function keyOf(view: OC.View, choice: Choice, question: Question | null): string {
  const near = nearSide(view)
  const token = tokenOf(choice)
  if (token) {
    const loser = choice.verb === 'give' && question ? named(question.about, 'side') : ''
    return `token:${loser || near}:${token}`
  }
  if (choice.verb === 'ability') return `unit:${near}:${slotOf(choice)}`
  const card = cardOf(choice)
  if (!card) return ''
  if (FROM_HAND.has(choice.verb)) return view[near].hand.some((each) => each.id === card) ? `hand:${card}` : 'spread'
  if (choice.verb === 'activate') return `permanent:${card}`
  if (choice.verb === 'target') return targetOf(view, card, numberOf(choice.about, 'which'))
  return 'spread'
}

/** `which`: of two units with the same name, the first or the second. */
function targetOf(view: OC.View, card: string, which: number): string {
  for (const side of ['us', 'de'] as const) {
    const units = view.combat?.[side].units ?? []
    const slots = [...units.keys()].filter((at) => units[at]!.card.id === card)
    if (slots.length) return `unit:${side}:${slots[which] ?? slots[0]}`
    if (view[side].in_play.some((each) => each.card.id === card)) return `permanent:${card}`
  }
  return 'spread'
}

function add(to: Map<string, Choice[]>, key: string, choice: Choice): void {
  to.set(key, [...(to.get(key) ?? []), choice])
}

export function targetsOf(view: OC.View, options: Choice[], question: Question | null): Targets {
  const found: Targets = { at: new Map(), places: new Map(), spread: [] }
  for (const choice of options) {
    for (const place of placesOf(choice)) add(found.places, place, choice)
    const key = keyOf(view, choice, question)
    if (key === 'spread') found.spread.push(choice)
    else if (key) add(found.at, key, choice)
  }
  const laid = options.filter((choice) => choice.verb === 'action' || choice.verb === 'token')
  if (isForOneOfTwo(laid)) for (const choice of laid) add(found.at, `unit:${nearSide(view)}:${slotOf(choice)}`, choice)
  return found
}

/** Whether the card is chosen, and only the choice between two own units is left. */
const isForOneOfTwo = (laid: Choice[]): boolean =>
  new Set(laid.map((choice) => cardOf(choice) || tokenOf(choice))).size === 1 && new Set(laid.map(slotOf)).size > 1

/** The fact that names a place of the map: a square, a column, a terrain or a regiment. */
export function factOf(choices: Choice[], name: string): string {
  const about = choices[0]?.about ?? {}
  return Object.entries(about).find(([, value]) => value === name)?.[0] ?? 'place'
}

/** The card's options that a drop on the combat area means: with two own units, those of the unit under the pointer. */
export function dropped(choices: Choice[], slot: number): Choice[] {
  const there = choices.filter((choice) => slotOf(choice) === slot)
  return slot >= 0 && there.length ? there : choices
}
