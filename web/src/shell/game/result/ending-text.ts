// How a game ended, in one word and in full.

import type { Ending } from '$gen/types'

/** The first sentence is the result; the rest is the reason. */
export function told(ending: Ending): { title: string; why: string } {
  const stop = ending.text.search(/[.!]\s/)
  return stop < 0
    ? { title: ending.text, why: '' }
    : { title: ending.text.slice(0, stop + 1), why: ending.text.slice(stop + 2) }
}

export type Verdict = 'won' | 'lost' | 'drawn'

/** How the game ended for these seats; null if they are on both sides, or if the list is empty. */
export function verdict(ending: Ending, seats: readonly number[]): Verdict | null {
  const [first, ...others] = [...new Set(seats.map((seat) => ending.scores[seat] ?? 0))]
  if (first === undefined || others.length) return null
  return first > 0.5 ? 'won' : first < 0.5 ? 'lost' : 'drawn'
}
