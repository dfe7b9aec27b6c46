// A match that no socket plays: a moment of the past, or a puzzle. What nobody can do in it does nothing.

import type { Because, Threatened, Weighed } from '$gen/types'
import type { Link, News, Refusal } from './match.svelte'

export abstract class StillMatch {
  link = $state<Link>('open')
  retryAt = 0
  weighed = $state.raw(new Map<string, Weighed>())
  surveyed = $state.raw(new Map<string, unknown>())
  hinted = null
  threatened = new Map<string, Threatened>()
  chat = []
  watchers = 0
  readonly letsPass: boolean = false
  team = null
  thinking = []
  place = 0
  endsAt = null
  refusal = $state.raw<Refusal | null>(null)
  because = $state.raw<Because | null>(null)
  hasEarlier = false
  sent = $state('')
  waiting = $state(false)
  protected news: (news: News) => void = () => {}

  listen(news: (news: News) => void): void {
    this.news = news
  }

  undo(): void {}
  teach(): void {}
  nudge(): void {}
  hand(): void {}
  look(): void {}
  letPass(): void {}
  say(): void {}
  askHint(): void {}
  giveJob(): void {}
  allow(): void {}
  why(): void {}
  askThreats(): void {}
  earlier(): void {}
  speak(): void {}
  hurry(): void {}
  close(): void {}
}
