// What a seat is called.

import type { SeatCard } from '$gen/types'
import { say } from '$lib/words/words.svelte'

export function seatName(seat: SeatCard | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'open') return say('web-game-seat-free')
  return seat.name || say('web-game-bot', { level: say(`web-level-${seat.level}`) })
}

export const seatNames = (seats: SeatCard[], numbers: readonly number[]): string =>
  numbers.map((number) => seatName(seats[number])).join(', ')
