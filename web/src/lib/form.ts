// A match as the form builds it, before the server is asked.

import type { GameCard, NewMatch, NewSeat, ScenarioCard } from '../gen/types'

/** What is needed beside the scenario: who sits where, and the rules agreed on. */
export interface Wishes {
  seats: NewSeat[]
  options: Record<string, string>
  listed: boolean
}

export const defaults = (card: GameCard): Record<string, string> =>
  Object.fromEntries(card.options.map((option) => [option.id, option.default]))

export const hasOpenSeat = (seats: NewSeat[]): boolean => seats.some((seat) => seat.kind === 'open')

/** A lesson is what it is: its options are its own. */
export const hasOptions = (scenario: ScenarioCard): boolean => scenario.shelf !== 'lesson'

export function newMatch(card: GameCard, scenario: ScenarioCard, wishes: Wishes): NewMatch {
  return {
    game: card.id,
    scenario: scenario.id,
    seats: wishes.seats.slice(0, scenario.most),
    options: hasOptions(scenario) ? wishes.options : {},
    listed: wishes.listed && hasOpenSeat(wishes.seats),
  }
}
