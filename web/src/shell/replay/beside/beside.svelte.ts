// What stands beside a replay: comments at its moments, and the games that went on from them.

import type { Beside } from '$gen/types'
import * as api from '$lib/net/api'
import { withRecord } from '../uploads'

const NOTHING: Beside = { comments: [], branches: [], origin: null }

export class BesideReplay {
  all = $state.raw<Beside>(NOTHING)
  failed = $state('')
  busy = $state(false)

  constructor(private readonly source: api.RecordSource) {}

  load = (): Promise<boolean> => this.ask(() => api.beside(this.source))

  /** Says something of a moment, as seen through these eyes. */
  say = (at: number, text: string, eyes: string): Promise<boolean> =>
    this.ask(() => api.comment(this.source, at, { text, eyes }))

  remove = (n: number): Promise<boolean> => this.ask(() => api.removeComment(this.source, n))

  /** Returns whether it was done. */
  private async ask(about: () => Promise<Beside>): Promise<boolean> {
    this.busy = true
    try {
      this.all = await withRecord(this.source, about)
      this.failed = ''
      return true
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.failed = error.message
      return false
    } finally {
      this.busy = false
    }
  }
}
