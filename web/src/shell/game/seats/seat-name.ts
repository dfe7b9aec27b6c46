// The name of a seat.

import type { SeatCard } from '$gen/types'
import { say } from '$lib/words/words.svelte'
import type { Play } from '../play.svelte'

export function seatName(seat: SeatCard | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'open') return say('web-game-seat-free')
  return seat.name || say('web-game-bot', { level: say(`web-level-${seat.level}`) })
}

export const seatNames = (seats: SeatCard[], numbers: readonly number[]): string =>
  numbers.map((number) => seatName(seats[number])).join(', ')

/** Whose turn it is, for the page title; empty when the game is over. If this screen has one seat and it is asked: "your
 * turn". */
export function whoseTurn(play: Play): string {
  const asked = play.show.settled?.question?.by ?? []
  const mine = play.match.mine
  if (!asked.length) return ''
  if (mine.length === 1 && asked.includes(mine[0]!)) return say('web-title-yours')
  return say('web-title-of', { name: seatNames(play.match.seats, asked) })
}
