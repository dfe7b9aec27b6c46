// The card about the turn that has ended: which one lies on the board, and who has read it.

import type { TurnOver, Update } from '$gen/types'
import { settings } from '$lib/browser/settings.svelte'

export class TurnOverCards {
  private coming = $state.raw<{ over: TurnOver; seq: number; reader: string } | null>(null)
  /** The last card of each reader; several at one screen read one after the other. */
  private read = new Map<string, number>()
  /** The last event before we came: what ended before that is not told. */
  private came: number | null = null

  /** Keeps the card that came with an update; one whose turn was taken back goes. */
  hear(update: Update): void {
    this.came ??= Math.max(update.keep - 1, update.log.at(-1)?.n ?? -1)
    const { turn_over: over, seq } = update
    const reader = update.eyes.join(' ')
    const stale = this.coming && (update.anew || update.keep <= this.coming.over.n)
    if (stale || update.deadline !== null || update.ending) this.coming = null
    if (!over || !settings.recap || update.lesson || update.deadline !== null || over.n <= this.readBy(reader)) return
    this.coming = { over, seq, reader }
  }

  /** The card, as soon as all that its update tells has been shown. */
  at(settled: Update | null): TurnOver | null {
    return this.coming && settled && settled.seq >= this.coming.seq ? this.coming.over : null
  }

  /** What comes after this update waits until the card is put away. */
  get until(): number {
    return this.coming?.seq ?? Infinity
  }

  close(): void {
    if (this.coming) this.read.set(this.coming.reader, this.coming.over.n)
    this.coming = null
  }

  /** What lay open on the table has been read by all. */
  private readBy(reader: string): number {
    const all = reader === '' ? [...this.read.values()] : [this.read.get('') ?? -1, this.read.get(reader) ?? -1]
    return Math.max(this.came ?? -1, ...all)
  }
}
