// Functions that find things in a view, and what an option, a question or an event is about.

import { named, numberOf } from '$lib/net/facts'
import { printed } from '../pieces/printed-cards'
import type { Choice, OC } from '../types'

export type SideName = 'us' | 'de'

export const SIDES: readonly SideName[] = ['us', 'de']

/** The side at the near edge of the table: the player's own, or the American for spectators. */
export const nearSide = (view: OC.View): SideName => (view.seat === 1 ? 'de' : 'us')
export const otherSide = (side: SideName): SideName => (side === 'us' ? 'de' : 'us')
export const seatOf = (side: SideName): number => (side === 'us' ? 0 : 1)
export const sideOfSeat = (seat: number): SideName => (seat === 1 ? 'de' : 'us')

/** The card of an option. */
export const cardOf = (choice: Choice): string => named(choice.about, 'card')
export const tokenOf = (choice: Choice): string => named(choice.about, 'token')
/** The index of the player's unit that an option is about. */
export const slotOf = (choice: Choice): number => numberOf(choice.about, 'slot')

/** Sorts options: the strongest unit first, as in the hand; verbs keep their order. */
export function ordered(options: Choice[]): Choice[] {
  const verbs = [...new Set(options.map((choice) => choice.verb))]
  return verbs.flatMap((verb) =>
    options.filter((choice) => choice.verb === verb).toSorted((one, two) => strengthOf(two) - strengthOf(one)),
  )
}
const strengthOf = (choice: Choice): number => (cardOf(choice) ? printed(cardOf(choice)).vc : 0)

/** The places on the mission's map that an option names: squares, places of the cross, columns, terrains, regiments. */
export function placesOf(choice: Choice): string[] {
  const { about, verb } = choice
  if (verb === 'fight' || verb === 'counter') return [named(about, 'terrain')]
  return (['place', 'place2', 'column', 'regiment'] as const).map((field) => named(about, field)).filter(Boolean)
}

/** All cards that this seat can see, by name. Where the view does not describe a card, its printed face is used. */
export function faceOf(view: OC.View, id: string): OC.Card {
  for (const side of SIDES) {
    const { hand, discard, heroics, permanents, tilted } = view[side]
    const found = [hand, discard, heroics, permanents, tilted].flat().find((card) => card.id === id)
    if (found) return found
  }
  return printed(id)
}

/** The tokens by kind with their number, the best kind first. */
const ORDER = ['zero3', 'plus12', 'plus1', 'ss', 'light', 'dark']
export const tokensOf = (tokens: Record<string, number>): [kind: string, number: number][] =>
  ORDER.filter((kind) => tokens[kind]).map((kind) => [kind, tokens[kind]!])
