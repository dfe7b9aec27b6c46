// Armies in the form of a new match: which seat writes one by hand, and what the server says of each.

import { ApiError } from '../net/api'
import { armyOption } from './sides-and-armies'

const PAUSE = 200

/** Modes of a seat's list: an army that the game brings, and one that is written by hand. */
export const SAMPLE = ''
export const TEXT = '\n'

export class Judging<Found> {
  found = $state.raw<(Found | null)[]>([])
  /** Seats whose text is being written, though there is none yet. */
  private writing = $state.raw<number[]>([])

  constructor(private readonly values: () => Record<string, string>) {}

  textOf = (seat: number): string => this.values()[armyOption(seat)] ?? ''
  of = (seat: number): Found | null => (this.textOf(seat) ? (this.found[seat] ?? null) : null)
  isWriting = (seat: number): boolean => this.writing.includes(seat)

  choose(seat: number, mode: string): void {
    this.writing = mode === TEXT ? [...this.writing, seat] : this.writing.filter((each) => each !== seat)
  }

  /** Asks about every seat once nobody has typed for a moment; gives back how to stop. */
  watch(seats: number[], ask: (seat: number) => Promise<Found>): () => void {
    let over = false
    const timer = setTimeout(async () => {
      const answers = await Promise.all(seats.map((seat) => this.judge(seat, ask)))
      if (!over) this.found = answers
    }, PAUSE)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }

  private async judge(seat: number, ask: (seat: number) => Promise<Found>): Promise<Found | null> {
    if (!this.textOf(seat).trim()) return null
    try {
      return await ask(seat)
    } catch (problem) {
      // Whoever starts the match is told then.
      if (problem instanceof ApiError) return null
      throw problem
    }
  }
}
