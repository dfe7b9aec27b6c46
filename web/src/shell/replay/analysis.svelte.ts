// What the options of the moment that is shown were worth, asked for again until enough worlds have been played.

import type { Analysed } from '$gen/types'
import * as api from '$lib/net/api'
import { withRecord } from './uploads'

const keyOf = (at: number, action: string): string => `${at} ${action}`

export class MomentAnalysis {
  on = $state(false)
  found = $state.raw<Analysed | null>(null)
  failed = $state('')
  /** The option that the board shows: its number in the list. */
  shown = $state(0)
  /** Which position of that option's principal line the board shows: 0 after the option itself; null: the moment as it was. */
  step = $state<number | null>(null)
  private views = $state.raw<ReadonlyMap<string, unknown[]>>(new Map())
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

  /** Shows another option, at the moment as it was. */
  show(number: number): void {
    if (number === this.shown) return
    this.shown = number
    this.step = null
  }

  /** How many choices the principal line of that option has. */
  get length(): number {
    return this.found?.options[this.shown]?.line.length ?? 0
  }

  /** Shows the moment as it was again. */
  leave(): void {
    this.step = null
  }

  /** Shows a position of the principal line; the one that is shown already: the moment as it was again. */
  async follow(step: number): Promise<void> {
    this.step = this.step === step ? null : step
    const action = this.found?.options[this.shown]?.choice.action
    const { at } = this
    if (this.step === null || action === undefined || this.views.has(keyOf(at, action))) return
    try {
      const { views } = await withRecord(this.source, () => api.line(this.source, at, action))
      this.views = new Map([...this.views, [keyOf(at, action), views]])
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.step = null
      if (this.at === at) this.failed = error.message
    }
  }

  /** What the seat that chose would see at the position of the line that is shown; null, where none is. */
  seen(at: number): unknown {
    const option = this.pointed(at)
    if (!option || this.step === null) return null
    return this.views.get(keyOf(at, option.action))?.[this.step] ?? null
  }

  /** Studies a moment, until it is done or another one is wanted. */
  async study(at: number): Promise<void> {
    if (this.at === at && this.found) return
    this.at = at
    this.shown = 0
    this.step = null
    this.failed = ''
    this.found = this.known.get(at) ?? null
    if (at >= this.choices) return
    while (this.on && this.at === at && !(this.found && this.found.worlds >= this.found.most)) {
      try {
        const found = await withRecord(this.source, () => api.analysis(this.source, at))
        if (this.at !== at) return
        const before = this.found?.options[this.shown]?.choice.action
        this.found = found
        const now = found.options.findIndex((each) => each.choice.action === before)
        if (now < 0) this.step = null
        this.shown = Math.max(0, now)
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
