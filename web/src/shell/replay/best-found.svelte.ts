// The choices at some moments of a game, each held against the best that the bots find by playing on.

import type { Analysed } from '$gen/types'
import * as api from '$lib/net/api'
import { say } from '$lib/words/words.svelte'
import { withRecord } from './uploads'

export class BestFound {
  working = $state(false)
  failed = $state('')
  private found = $state.raw<ReadonlyMap<number, Analysed>>(new Map())
  private stopped = false

  constructor(private readonly source: api.RecordSource) {}

  /** What the choice of a moment was worth beside the best one; empty until it is known. */
  told(at: number): string {
    const found = this.found.get(at)
    const best = found?.options[0]
    if (!found || !best) return ''
    const worse = found.options.some((option) => option.played && !option.like_best)
    return worse ? `${found.told} ${say('web-luck-best', { choice: best.choice.label })}` : found.told
  }

  /** The share of games won after the choice that was played, where games were counted; null, where nothing was. */
  counted(at: number): number | null {
    const found = this.found.get(at)
    return found?.counted ? (found.options.find((option) => option.played)?.chance ?? null) : null
  }

  /** Weighs the choices of these moments, one after the other. */
  async weigh(moments: number[]): Promise<void> {
    this.working = true
    this.failed = ''
    try {
      for (const at of moments) await this.study(at)
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.failed = error.message
    }
    this.working = false
  }

  private async study(at: number): Promise<void> {
    let found = this.found.get(at)
    while (!this.stopped && (!found || (found.worlds < found.most && found.options.length > 1))) {
      found = await withRecord(this.source, () => api.analysis(this.source, at))
      this.found = new Map([...this.found, [at, found]])
    }
  }

  /** Everything is asked for anew: another language. */
  forget(): void {
    this.found = new Map()
  }

  stop(): void {
    this.stopped = true
  }
}
