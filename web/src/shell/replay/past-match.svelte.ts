// A match that is over, or the past of one that goes on, in the form in which boards and logs know a match. Nothing can be
// chosen in it: whatever asks the server something does nothing.

import type { Choosing, Happened, MatchCard, Moment, Replayed, Threatened, Update, Weighed, Welcome } from '$gen/types'
import type { AnyMatch, Link, News } from '$lib/net/match.svelte'

const NO_CHOOSING: Choosing = { ask: {}, verb: {}, switch: {}, family: {} }

export class PastMatch implements AnyMatch {
  link = $state<Link>('open')
  retryAt = 0
  opened: Replayed
  update = $state.raw<Update | null>(null)
  log: Happened[]
  weighed = new Map<string, Weighed>()
  surveyed = new Map<string, unknown>()
  threatened = new Map<string, Threatened>()
  chat = []
  watchers = 0
  team = null
  thinking = []
  place = 0
  endsAt = null
  refusal = null
  because = null
  hasEarlier = false
  sent = ''
  waiting = false
  private news: (news: News) => void = () => {}

  constructor(
    readonly id: string,
    opened: Replayed,
  ) {
    this.opened = $state.raw(opened)
    this.log = $derived(this.opened.log)
  }

  seats = $derived.by(() => this.opened.seats)
  /** Those whose eyes look: they sit where the player sits. If everything lies open, nobody does. */
  mine = $derived.by(() => (/^\d+$/.test(this.opened.eyes) ? [Number(this.opened.eyes)] : []))
  card = $derived.by<MatchCard>(() => ({
    id: this.id,
    game: this.opened.game,
    scenario: this.opened.scenario,
    lesson: '',
    seats: this.opened.seats,
    turn: this.opened.turns.length,
    asked: [],
    result: this.opened.ending?.key ?? '',
    created: 0,
    changed: 0,
    owner: false,
    listed: false,
    watchers: 0,
    answer_seconds: 0,
  }))
  welcome = $derived.by<Welcome>(() => ({
    type: 'welcome',
    match: this.card,
    options: this.opened.options,
    mine: this.mine,
    seed_hash: this.opened.seed_hash,
    version: this.opened.version,
    chat: [],
    notes: this.opened.notes,
    choosing: NO_CHOOSING,
    hints: [],
    threats: false,
  }))

  listen(news: (news: News) => void): void {
    this.news = news
  }

  /** Shows a moment at once. */
  jump(moment: Moment): void {
    this.update = { ...moment.update, eyes: this.mine, anew: true }
    this.news({ update: this.update, events: [] })
  }

  /** Shows a moment after the events that lead to it. */
  walk(moment: Moment, events: Happened[]): void {
    this.update = { ...moment.update, eyes: this.mine }
    this.news({ update: this.update, events })
  }

  act(): void {}
  undo(): void {}
  teach(): void {}
  nudge(): void {}
  hand(): void {}
  look(): void {}
  letPass(): void {}
  say(): void {}
  giveJob(): void {}
  allow(): void {}
  why(): void {}
  survey(): void {}
  askThreats(): void {}
  point(): void {}
  earlier(): void {}
  speak(): void {}
  hurry(): void {}
  close(): void {}
}
