// A match as the form builds it, before the server is asked.

import type { GameCard, NewMatch, NewSeat, ScenarioCard } from '$gen/types'

/** How long a window stands open where people play at different screens; 0: as long as it takes. */
export type AnswerSeconds = NonNullable<NewMatch['answer_seconds']>
export const CLOCKS: AnswerSeconds[] = [0, 15, 30, 60, 120]

/** What is needed beside the scenario: who sits where, and the rules agreed on. */
export interface Wishes {
  seats: NewSeat[]
  options: Record<string, string>
  listed: boolean
  answerSeconds: AnswerSeconds
}

export const defaults = (card: GameCard): Record<string, string> =>
  Object.fromEntries(card.options.map((option) => [option.id, option.default]))

export const hasOpenSeat = (seats: NewSeat[]): boolean => seats.some((seat) => seat.kind === 'open')

/** A robot of middling strength. */
export const middleLevel = (card: GameCard): string => (card.levels.includes('regular') ? 'regular' : (card.levels[0] ?? ''))

/** As many seats as the scenario has: robots take those that must not stay empty. */
export function fitted(seats: NewSeat[], scenario: ScenarioCard, level: string): NewSeat[] {
  const missing = Math.max(0, scenario.fewest - seats.length)
  return [...seats, ...Array.from({ length: missing }, (): NewSeat => ({ kind: 'bot', level }))].slice(0, scenario.most)
}

/** Sides that fight each other: every seat is taken from the start, and nobody joins later. */
export const isDuel = (scenario: ScenarioCard): boolean => scenario.fewest > 1

/** A lesson is what it is: its options are its own. */
export const hasOptions = (scenario: ScenarioCard): boolean => scenario.shelf !== 'lesson'

export function newMatch(card: GameCard, scenario: ScenarioCard, wishes: Wishes): NewMatch {
  return {
    game: card.id,
    scenario: scenario.id,
    seats: wishes.seats.slice(0, scenario.most),
    options: hasOptions(scenario) ? wishes.options : {},
    listed: wishes.listed && hasOpenSeat(wishes.seats),
    answer_seconds: wishes.answerSeconds,
  }
}
