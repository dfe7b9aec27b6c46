// Armies in the form of a new match: which seats type theirs as text, and what the server says of each text.

import { ApiError } from '../net/api'
import { armyOption } from './sides-and-armies'

const PAUSE = 200

/** How a seat's army is chosen: one that comes with the game, or one typed as text. */
export const SAMPLE = ''
export const TEXT = '\n'

export class ArmyChecks<Found> {
  found = $state.raw<(Found | null)[]>([])
  /** Seats that have switched to typing, even if their text is still empty. */
  private writing = $state.raw<number[]>([])

  constructor(private readonly values: () => Record<string, string>) {}

  textOf = (seat: number): string => this.values()[armyOption(seat)] ?? ''
  of = (seat: number): Found | null => (this.textOf(seat) ? (this.found[seat] ?? null) : null)
  isWriting = (seat: number): boolean => this.writing.includes(seat)

  choose(seat: number, mode: string): void {
    this.writing = mode === TEXT ? [...this.writing, seat] : this.writing.filter((each) => each !== seat)
  }

  /** Asks the server about every seat's text after a pause in typing. Returns a function that stops this. */
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
      // No notice here: the server refuses the army again when the match is started.
      if (problem instanceof ApiError) return null
      throw problem
    }
  }
}
