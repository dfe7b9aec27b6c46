// A match that is over, or the past of one that goes on, in the form in which boards and logs know a match. Nothing can be
// chosen in it: whatever asks the server something does nothing.

import type { Choosing, Happened, MatchCard, Moment, Replayed, Update, Welcome } from '$gen/types'
import type { AnyMatch } from '$lib/net/match.svelte'
import { StillMatch } from '$lib/net/still-match.svelte'

const NO_CHOOSING: Choosing = { ask: {}, verb: {}, switch: {}, family: {} }

export class PastMatch extends StillMatch implements AnyMatch {
  opened: Replayed
  update = $state.raw<Update | null>(null)
  log: Happened[]

  constructor(
    readonly id: string,
    opened: Replayed,
  ) {
    super()
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
    hints: false,
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
    odds: false,
  }))

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
  survey(): void {}
  point(): void {}
}
