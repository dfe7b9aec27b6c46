// A rematch: the same scenario and options, with the same seats or with sides swapped.

import type { NewMatch, NewSeat, SeatCard, Welcome } from '$gen/types'
import { CLOCKS } from '$lib/setup/new-match'

export function sameAgain(welcome: Welcome, seats: SeatCard[], mine: number[]): NewMatch {
  const seatOf = (seat: SeatCard, number: number): NewSeat => {
    if (number === mine[0]) return { kind: 'me' }
    if (mine.includes(number)) return { kind: 'here', name: seat.name }
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' }
  }
  const seconds = CLOCKS.find((each) => each === welcome.match.answer_seconds) ?? 0
  return {
    game: welcome.match.game,
    scenario: welcome.match.scenario,
    options: welcome.options,
    seats: seats.map(seatOf),
    answer_seconds: seconds,
    hints: welcome.match.hints,
  }
}

/** The score of both seats after a draw. */
const DRAWN = 0.5

/** Whether the sides can be swapped: there are two seats, one of them is ours, and they did not win or lose together. */
export const canSwap = (seats: SeatCard[], mine: number[], scores: readonly number[]): boolean =>
  seats.length === 2 && mine.length === 1 && (scores[0] === DRAWN || scores[0] !== scores[1])

export const swapped = (match: NewMatch): NewMatch => ({ ...match, seats: match.seats?.toReversed() ?? [] })
