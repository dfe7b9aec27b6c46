// A new match as the form builds it, before it is sent to the server.

import type { GameCard, NewMatch, NewSeat, ScenarioCard } from '$gen/types'

/** How many seconds a window stays open if people play at different screens; 0: no limit. */
export type AnswerSeconds = NonNullable<NewMatch['answer_seconds']>
export const CLOCKS: AnswerSeconds[] = [0, 15, 30, 60, 120]

/** What the form chooses besides the scenario: who sits where, and the options. */
export interface Wishes {
  seats: NewSeat[]
  options: Record<string, string>
  listed: boolean
  answerSeconds: AnswerSeconds
  /** Whether hints may be asked for; null: where that is usual. */
  hints: boolean | null
}

export const defaults = (card: GameCard): Record<string, string> =>
  Object.fromEntries(card.options.map((option) => [option.id, option.default]))

export const hasOpenSeat = (seats: NewSeat[]): boolean => seats.some((seat) => seat.kind === 'open')

/** The bot level of middling strength; the levels are listed from the weakest to the strongest. */
export const middleLevel = (card: GameCard): string => card.levels[Math.floor(card.levels.length / 2)] ?? ''

/** As many seats as the scenario needs and allows; bots fill the missing ones. */
export function fitted(seats: NewSeat[], scenario: ScenarioCard, level: string): NewSeat[] {
  const missing = Math.max(0, scenario.fewest - seats.length)
  return [...seats, ...Array.from({ length: missing }, (): NewSeat => ({ kind: 'bot', level }))].slice(0, scenario.most)
}

/** Whether the sides fight each other. Then every seat is taken from the start, and nobody joins later. */
export const isDuel = (scenario: ScenarioCard): boolean => scenario.fewest > 1

const people = (seats: NewSeat[]): number => seats.filter((seat) => seat.kind !== 'bot').length

/** Whether a table may allow hints: never where people play against each other. */
export const canHint = (scenario: ScenarioCard, seats: NewSeat[]): boolean => people(seats) === 1 || !isDuel(scenario)

/** Whether it allows them if nobody says otherwise: to one person, and to people who play together with bots. */
export const usuallyHints = (scenario: ScenarioCard, seats: NewSeat[]): boolean =>
  canHint(scenario, seats) && (people(seats) === 1 || people(seats) < seats.length)

export function newMatch(card: GameCard, scenario: ScenarioCard, wishes: Wishes): NewMatch {
  return {
    game: card.id,
    scenario: scenario.id,
    seats: wishes.seats.slice(0, scenario.most),
    options: wishes.options,
    listed: wishes.listed && hasOpenSeat(wishes.seats),
    answer_seconds: wishes.answerSeconds,
    hints: canHint(scenario, wishes.seats) && (wishes.hints ?? usuallyHints(scenario, wishes.seats)),
  }
}
