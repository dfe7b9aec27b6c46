// A match as this client knows it: what the server has told, and what has been asked of it but not yet answered.
// Every request carries a key of its own; after a lost line it is sent again until the server has answered that key.

import type {
  Ack,
  Because,
  Choice,
  FromServer,
  Happened,
  Hello,
  MatchCard,
  OddsOf,
  Refused,
  Said,
  SeatCard,
  Surveyed,
  Update,
  Weighed,
  Welcome,
  Wish,
} from '$gen/types'
import { settings } from '../browser/settings.svelte'
import { added } from './new-events'
import { Socket } from './socket'

/** `gone`: the server has said that there is nothing for us here. */
export type Link = 'opening' | 'open' | 'lost' | 'closing' | 'gone'

/** Which windows one wants to be asked about: none during this deed or turn, those in which something happens to one, all. */
export type Until = Wish['until']

type Asked =
  | { type: 'act'; at: number; action: string; seat: number }
  | { type: 'undo'; at: number; what: 'choice' | 'activation' | 'script' }
  | { type: 'nudge'; at: number }
  | { type: 'hand'; seat: number; level: string }
  | { type: 'let_pass'; seat: number; until: Until; kind: string }
  | { type: 'say'; text: string }
type Keyed = Asked & { key: string }

/** `action`: the option that was refused, if it was one. */
export type Refusal = Refused & { action: string }

/** What came new with an update: the events to be shown, or nothing where something was taken back. */
export interface News {
  update: Update
  events: Happened[]
}

const NO_ODDS = new Map<string, Weighed>()
const NO_SURVEYS = new Map<string, unknown>()
const HOPELESS = ['match', 'token', 'nowhere']

export class Match {
  link = $state<Link>('opening')
  retryAt = $state(0)
  card = $state.raw<MatchCard | null>(null)
  welcome = $state.raw<Welcome | null>(null)
  update = $state.raw<Update | null>(null)
  log = $state.raw<Happened[]>([])
  private odds = $state.raw({ seq: -1, by: NO_ODDS })
  /** By action, for the question that stands now. */
  weighed = $derived(this.odds.seq === this.update?.seq ? this.odds.by : NO_ODDS)
  private surveys = $state.raw({ seq: -1, by: NO_SURVEYS })
  private surveying = { seq: -1, about: new Set<string>() }
  /** What has been asked of the table as it lies now, by what it was about. */
  surveyed = $derived(this.surveys.seq === this.update?.seq ? this.surveys.by : NO_SURVEYS)
  chat = $state.raw<Said[]>([])
  seats = $state.raw<SeatCard[]>([])
  mine = $state.raw<number[]>([])
  watchers = $state(0)
  thinking = $state.raw<number[]>([])
  /** When the window that stands open will pass, by `performance.now()`; null: nobody is in a hurry. */
  endsAt = $state<number | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  because = $state.raw<Because | null>(null)
  /** Whether the server holds more log than we do. */
  hasEarlier = $derived((this.log[0]?.n ?? 0) > (this.update?.first ?? 0))
  private pending = $state.raw<Keyed[]>([])
  /** The choice number that the server has promised and not yet told. */
  private awaited = $state(-1)
  /** The action that has been chosen and not yet answered: shown as pressed at once. */
  sent = $derived(this.pending.find((frame) => frame.type === 'act')?.action ?? '')
  /** Whether an answer about the game itself is awaited. */
  waiting = $derived(this.pending.some((frame) => 'at' in frame) || this.awaited > (this.update?.seq ?? -1))
  private readonly socket: Socket
  private news: (news: News) => void = () => {}

  constructor(
    readonly id: string,
    private readonly watch: boolean,
  ) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new Socket(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, {
      hello: () => this.hello(),
      opened: () => this.resend(),
      received: (frame) => this.receive(frame),
      lost: (again) => this.lost(again),
    })
  }

  /** Whoever shows what happens hears of it from now on. */
  listen(news: (news: News) => void): void {
    this.news = news
  }

  // --- asking ---------------------------------------------------------------------------------------------------------

  act(choice: Choice): void {
    if (this.update && !this.waiting) this.ask({ type: 'act', at: this.update.seq, action: choice.action, seat: choice.seat })
  }

  undo(what: 'choice' | 'activation' | 'script'): void {
    if (this.update && !this.waiting) this.ask({ type: 'undo', at: this.update.seq, what })
  }

  nudge(): void {
    if (this.update && !this.waiting) this.ask({ type: 'nudge', at: this.update.seq })
  }

  /** Hands a seat to a bot of that level, or (without a level) takes it back. */
  hand(seat: number, level: string): void {
    this.ask({ type: 'hand', seat, level })
  }

  /** Which of those at this screen sits at it now; nobody: the curtain closes. */
  look(seat: number | null): void {
    this.socket.send({ type: 'look', seat })
  }

  /** Which windows of a kind (none: of every kind) a seat wants to be asked about. */
  letPass(seat: number, until: Until, kind = ''): void {
    this.ask({ type: 'let_pass', seat, until, kind })
  }

  say(text: string): void {
    this.ask({ type: 'say', text })
  }

  why(action: string): void {
    this.socket.send({ type: 'why', action })
  }

  /** Asks something of the table (how far, who sees whom), once for each position. */
  survey(about: string): void {
    const seq = this.update?.seq ?? -1
    if (this.surveying.seq !== seq) this.surveying = { seq, about: new Set() }
    if (this.surveying.about.has(about)) return
    this.surveying.about.add(about)
    this.socket.send({ type: 'survey', about })
  }

  earlier(): void {
    if (this.hasEarlier) this.socket.send({ type: 'earlier', before: this.log[0]!.n })
  }

  speak(): void {
    this.socket.send({ type: 'speak', lang: settings.lang })
  }

  hurry(): void {
    this.socket.hurry()
  }

  close(): void {
    this.socket.close()
  }

  private ask(wish: Asked): void {
    const frame: Keyed = { ...wish, key: crypto.getRandomValues(new Uint32Array(4)).join('-') }
    this.refusal = null
    this.pending = [...this.pending, frame]
    this.socket.send(frame)
  }

  // --- the line -------------------------------------------------------------------------------------------------------

  private hello(): Hello {
    return { type: 'hello', lang: settings.lang, seq: this.update?.seq ?? -1, watch: this.watch }
  }

  private resend(): void {
    for (const frame of this.pending) this.socket.send(frame)
  }

  private lost(again: number): void {
    if (this.link === 'gone') return this.close()
    this.retryAt = again
    if (this.link !== 'closing') this.link = 'lost'
  }

  private acknowledged(frame: Ack): void {
    this.awaited = frame.seq
    this.answered(frame.key)
  }

  private answered(key: string): void {
    this.pending = this.pending.filter((frame) => frame.key !== key)
  }

  // --- what the server says -------------------------------------------------------------------------------------------

  private receive(frame: FromServer): void {
    switch (frame.type) {
      case 'welcome':
        return this.welcomed(frame)
      case 'update':
        return this.updated(frame)
      case 'odds':
        return this.weigh(frame)
      case 'surveyed':
        return this.learn(frame)
      case 'ack':
        return this.acknowledged(frame)
      case 'refused':
        return this.refused(frame)
      case 'seats':
        ;({ seats: this.seats, mine: this.mine, watchers: this.watchers } = frame)
        return
      case 'thinking':
        this.thinking = frame.seats
        return
      case 'log':
        this.log = [...frame.log.filter((event) => event.n < (this.log[0]?.n ?? Infinity)), ...this.log]
        return
      case 'because':
        this.because = frame
        return
      case 'said':
        if (!this.chat.some((line) => line.n === frame.n)) this.chat = [...this.chat, frame]
        return
      case 'closing':
        this.link = 'closing'
        return
      case 'pong':
        return
    }
  }

  private welcomed(frame: Welcome): void {
    this.link = 'open'
    this.surveying.seq = -1
    this.welcome = frame
    this.card = frame.match
    this.seats = frame.match.seats
    this.mine = frame.mine
    this.watchers = frame.match.watchers
    this.chat = frame.chat
  }

  private updated(frame: Update): void {
    const first = this.update === null
    const known = frame.anew ? [] : this.log
    const stands = known.filter(
      (event) => event.n >= frame.first && event.n < Math.min(frame.keep, frame.log[0]?.n ?? Infinity),
    )
    this.log = [...stands, ...frame.log]
    this.update = frame
    this.thinking = frame.thinking
    this.endsAt = frame.deadline === null ? null : performance.now() + frame.deadline * 1000
    this.because = null
    this.refusal = null
    this.news({ update: frame, events: first || frame.anew ? [] : added(known, frame) })
  }

  private weigh(frame: OddsOf): void {
    const known = frame.seq === this.odds.seq ? this.odds.by : NO_ODDS
    this.odds = { seq: frame.seq, by: new Map([...known, ...frame.weighed.map((each) => [each.action, each] as const)]) }
  }

  private learn(frame: Surveyed): void {
    const known = frame.seq === this.surveys.seq ? this.surveys.by : NO_SURVEYS
    this.surveys = { seq: frame.seq, by: new Map([...known, [frame.about, frame.told]]) }
  }

  private refused(frame: Refused): void {
    const asked = this.pending.find((each) => each.key === frame.key)
    this.answered(frame.key)
    this.refusal = { ...frame, action: asked?.type === 'act' ? asked.action : '' }
    if (!this.welcome && HOPELESS.includes(frame.code)) this.link = 'gone'
  }
}
