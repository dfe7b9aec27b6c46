// A match that has just ended, judged by the bots: its replay, and what choices and dice were worth. Asked for once.

import type { Replayed } from '$gen/types'
import * as api from '$lib/net/api'
import { LuckOfGame } from '../../replay/luck/luck.svelte'

export class JudgedMatch {
  opened = $state.raw<Replayed | null>(null)
  luck = $state.raw<LuckOfGame | null>(null)
  failed = $state('')
  private loading: Promise<void> | null = null
  private stopped = false

  constructor(readonly source: api.RecordSource) {}

  /** Ends when everything is judged or has failed. Whoever asks again waits for the same answer, or tries anew. */
  load(): Promise<void> {
    this.loading ??= this.fetch().finally(() => {
      if (!this.luck?.done) this.loading = null
    })
    return this.loading
  }

  stop(): void {
    this.stopped = true
    this.luck?.stop()
  }

  private async fetch(): Promise<void> {
    this.failed = ''
    try {
      this.opened = await api.replay(this.source, '')
      if (this.stopped) return
      this.luck = new LuckOfGame(this.source, this.opened.by.length)
      await this.luck.load()
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.failed = error.message
    }
  }
}
