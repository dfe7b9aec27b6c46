// What choices and luck were worth in a game that is over, told by the server part by part. All chances to win are those of
// the first seat.

import type { Judged } from '$gen/types'
import * as api from '$lib/net/api'
import { withRecord } from '../uploads'

/** So many turning points are listed, and each moves the chance to win by at least so much. */
const MOST = 6
const LEAST = 0.03

export class LuckOfGame {
  judged = $state.raw<Judged[]>([])
  failed = $state(false)
  private stopped = false

  constructor(
    private readonly source: api.RecordSource,
    private readonly last: number,
  ) {}

  done = $derived.by(() => this.judged.length >= this.last)
  /** How much of the game has been judged, from 0 to 1. */
  share = $derived.by(() => (this.last ? this.judged.length / this.last : 1))
  start = $derived.by(() => this.judged[0]?.before ?? 0)
  choices = $derived.by(() => this.judged.reduce((sum, each) => sum + each.choice, 0))
  luck = $derived.by(() => this.judged.reduce((sum, each) => sum + each.luck, 0))
  /** The share of games with these choices in which the dice would have been worse for the first seat. */
  centile = $derived.by(() => {
    const variance = this.judged.reduce((sum, each) => sum + each.variance, 0)
    return variance > 0 ? normal(this.luck / Math.sqrt(variance)) : 0.5
  })
  end = $derived.by(() => this.judged.at(-1)?.after ?? 0)
  /** The choices after which the chance to win had changed most, in their order. */
  turningPoints = $derived.by(() =>
    [...this.judged]
      .filter((each) => Math.abs(each.after - each.before) >= LEAST)
      .sort((one, two) => Math.abs(two.after - two.before) - Math.abs(one.after - one.before))
      .slice(0, MOST)
      .sort((one, two) => one.at - two.at),
  )

  /** The chance to win at a moment; null if it has not been judged. */
  chance(at: number): number | null {
    return this.judged[at]?.before ?? (at > 0 ? (this.judged[at - 1]?.after ?? null) : null)
  }

  async load(): Promise<void> {
    while (!this.stopped && !this.done) {
      try {
        const part = await withRecord(this.source, () => api.luck(this.source, this.judged.length))
        if (!part.judged.length) return
        this.judged = [...this.judged, ...part.judged]
      } catch (error) {
        if (!(error instanceof api.ApiError)) throw error
        this.failed = true
        return
      }
    }
  }

  stop(): void {
    this.stopped = true
  }
}

/** The share of the normal distribution below `x` standard deviations (Abramowitz and Stegun 7.1.26; error below 0.000 001). */
export function normal(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const above = (series * Math.exp((-x * x) / 2)) / 2
  return x < 0 ? above : 1 - above
}
