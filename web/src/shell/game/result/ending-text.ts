// How a game ended, in a word and in full.

import type { Ending } from '$gen/types'

/** The first sentence says it; the rest says why. */
export function told(ending: Ending): { title: string; why: string } {
  const stop = ending.text.search(/[.!]\s/)
  return stop < 0
    ? { title: ending.text, why: '' }
    : { title: ending.text.slice(0, stop + 1), why: ending.text.slice(stop + 2) }
}
