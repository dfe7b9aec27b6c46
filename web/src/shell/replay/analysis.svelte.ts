// What the options of the moment that is shown were worth, asked for again until enough worlds have been played.

import type { Analysed } from '$gen/types'
import * as api from '$lib/net/api'
import { withRecord } from './uploads'

export class MomentAnalysis {
  on = $state(false)
  found = $state.raw<Analysed | null>(null)
  failed = $state('')
  /** The option that the board shows: its number in the list. */
  shown = $state(0)
  private at = -1
  private readonly known = new Map<number, Analysed>()

  constructor(
    private readonly source: api.RecordSource,
    /** How many choices there were. */
    private readonly choices: number,
  ) {}

  /** The option that the board shows, as long as the analysis is of this moment. */
  pointed(at: number) {
    return this.on && this.found?.at === at ? (this.found.options[this.shown]?.choice ?? null) : null
  }

  options(at: number) {
    return this.on && this.found?.at === at ? this.found.options.map((each) => each.choice) : []
  }

  /** Studies a moment, until it is done or another one is wanted. */
  async study(at: number): Promise<void> {
    if (this.at === at && this.found) return
    this.at = at
    this.shown = 0
    this.failed = ''
    this.found = this.known.get(at) ?? null
    if (at >= this.choices) return
    while (this.on && this.at === at && !(this.found && this.found.worlds >= this.found.most)) {
      try {
        const found = await withRecord(this.source, () => api.analysis(this.source, at))
        if (this.at !== at) return
        const before = this.found?.options[this.shown]?.choice.action
        this.found = found
        this.shown = Math.max(
          0,
          found.options.findIndex((each) => each.choice.action === before),
        )
        this.known.set(at, found)
        if (found.options.length < 2) return
      } catch (error) {
        if (!(error instanceof api.ApiError)) throw error
        if (this.at === at) this.failed = error.message
        return
      }
    }
  }

  /** Everything is asked for anew: another language. */
  forget(): void {
    this.known.clear()
    this.found = null
    this.at = -1
  }

  stop(): void {
    this.at = -1
    this.on = false
  }
}
