// A match as this client knows it: what the server has told, and the requests that it has not answered yet. Every request has a
// key of its own. After a lost connection the client sends it again, until the server has answered that key.

import type {
  Ack,
  Allow,
  Because,
  Choice,
  FromServer,
  Happened,
  Hello,
  Hinted,
  MatchCard,
  OddsOf,
  Refused,
  Said,
  SeatCard,
  Surveyed,
  Team,
  Threatened,
  Update,
  Weighed,
  Welcome,
  Wish,
} from '$gen/types'
import { settings } from '../browser/settings.svelte'
import { added } from './new-events'
import { Socket } from './socket'

/** `gone`: the server has said that this match does not exist or is closed to us. */
export type Link = 'opening' | 'open' | 'lost' | 'closing' | 'gone'

/** Which windows a seat wants to be asked about: none during this action or turn, only those in which something happens to
 * it, or all. */
export type Until = Wish['until']

type Asked =
  | { type: 'act'; at: number; action: string; seat: number }
  | { type: 'undo'; at: number; what: 'choice' | 'activation' }
  | { type: 'teach'; at: number; what: 'next' | 'again' | 'answer'; answer: number }
  | { type: 'nudge'; at: number }
  | { type: 'hint'; at: number; seat: number }
  | { type: 'hand'; seat: number; level: string }
  | { type: 'let_pass'; seat: number; until: Until; kind: string }
  | { type: 'say'; text: string }
  | { type: 'give_job'; member: string; job: string }
  | { type: 'allow'; answer: Allow['answer'] }
type Keyed = Asked & { key: string }

/** `action`: the option that was refused; empty if the refused request was no choice of an option. */
export type Refusal = Refused & { action: string }

/** An update with the events in it that are to be shown. The list is empty if the update takes something back. */
export interface News {
  update: Update
  events: Happened[]
}

const NO_ODDS = new Map<string, Weighed>()
const NO_SURVEYS = new Map<string, unknown>()
const NO_THREATS = new Map<string, Threatened>()
const HOPELESS = ['match', 'token', 'nowhere']

/** A match as components see it: one that is played over a socket, or one that is replayed. */
export type AnyMatch = Pick<Match, keyof Match>

export class Match {
  link = $state<Link>('opening')
  retryAt = $state(0)
  card = $state.raw<MatchCard | null>(null)
  welcome = $state.raw<Welcome | null>(null)
  update = $state.raw<Update | null>(null)
  log = $state.raw<Happened[]>([])
  private odds = $state.raw({ seq: -1, by: NO_ODDS })
  /** The odds of each option of the current question, by action text. */
  weighed = $derived(this.odds.seq === this.update?.seq ? this.odds.by : NO_ODDS)
  private surveys = $state.raw({ seq: -1, by: NO_SURVEYS })
  private surveying = { seq: -1, about: new Set<string>() }
  /** The answers to the surveys of the current position, by survey text. */
  surveyed = $derived(this.surveys.seq === this.update?.seq ? this.surveys.by : NO_SURVEYS)
  private dangers = $state.raw({ seq: -1, by: NO_THREATS })
  private asking = { seq: -1, of: new Set<string>() }
  /** Who could hurt a piece in the current position, by piece and state as they were asked about. */
  threatened = $derived(this.dangers.seq === this.update?.seq ? this.dangers.by : NO_THREATS)
  private hint = $state.raw<Hinted | null>(null)
  /** The hint for the current question, as far as it has arrived. */
  hinted = $derived(this.hint?.seq === this.update?.seq ? this.hint : null)
  chat = $state.raw<Said[]>([])
  /** What people and bots of one side have arranged; null where there is nothing to arrange. */
  team = $state.raw<Team | null>(null)
  seats = $state.raw<SeatCard[]>([])
  mine = $state.raw<number[]>([])
  watchers = $state(0)
  /** Whether it can be said which windows pass by themselves. */
  readonly letsPass: boolean = true
  thinking = $state.raw<number[]>([])
  /** The place of the bot that is due in the queue for a process; 0: it thinks. */
  place = $state(0)
  /** When the open window closes by itself, in `performance.now()` time; null: there is no time limit. */
  endsAt = $state<number | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  because = $state.raw<Because | null>(null)
  /** Whether the server holds log entries older than ours. */
  hasEarlier = $derived((this.log[0]?.n ?? 0) > (this.update?.first ?? 0))
  private pending = $state.raw<Keyed[]>([])
  /** The number of the choice that the server has acknowledged; the update for it may still be on its way. */
  private awaited = $state(-1)
  /** The action that was sent and not answered yet; its button looks pressed at once. */
  sent = $derived(this.pending.find((frame) => frame.type === 'act')?.action ?? '')
  /** Whether a choice, an undo or a nudge is still without its update. */
  waiting = $derived(
    this.pending.some((frame) => 'at' in frame && frame.type !== 'hint') || this.awaited > (this.update?.seq ?? -1),
  )
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

  /** Calls `news` with every update from now on. */
  listen(news: (news: News) => void): void {
    this.news = news
  }

  // --- requests -------------------------------------------------------------------------------------------------------

  act(choice: Choice): void {
    if (this.update && !this.waiting) this.ask({ type: 'act', at: this.update.seq, action: choice.action, seat: choice.seat })
  }

  undo(what: 'choice' | 'activation'): void {
    if (this.update && !this.waiting) this.ask({ type: 'undo', at: this.update.seq, what })
  }

  /** In a lesson: goes on, begins the scene again, or answers its question. */
  teach(what: 'next' | 'again' | 'answer', answer = 0): void {
    if (this.update && !this.waiting) this.ask({ type: 'teach', at: this.update.seq, what, answer })
  }

  nudge(): void {
    if (this.update && !this.waiting) this.ask({ type: 'nudge', at: this.update.seq })
  }

  /** Asks for a hint for a seat that is asked now. */
  askHint(seat: number): void {
    if (this.update) this.ask({ type: 'hint', at: this.update.seq, seat })
  }

  /** Hands a seat to a bot of that level; an empty level takes the seat back. */
  hand(seat: number, level: string): void {
    this.ask({ type: 'hand', seat, level })
  }

  /** Says which of the people who share this screen sits in front of it now; null closes the curtain. */
  look(seat: number | null): void {
    this.socket.send({ type: 'look', seat })
  }

  /** Says which windows of this kind (empty: of every kind) the seat wants to be asked about. */
  letPass(seat: number, until: Until, kind = ''): void {
    this.ask({ type: 'let_pass', seat, until, kind })
  }

  say(text: string): void {
    this.ask({ type: 'say', text })
  }

  /** Gives a member of the team a job; an empty one lets it choose itself. */
  giveJob(member: string, job: string): void {
    this.ask({ type: 'give_job', member, job })
  }

  /** Answers a bot that asks before it makes noise. */
  allow(answer: Allow['answer']): void {
    this.ask({ type: 'allow', answer })
  }

  why(action: string): void {
    this.socket.send({ type: 'why', action })
  }

  /** Says that the player looks at an option: its odds are wanted before those of the others. */
  point(action: string): void {
    if (!this.weighed.has(action)) this.socket.send({ type: 'point', action })
  }

  /** Asks a survey (how far, who sees whom), at most once for each position. */
  survey(about: string): void {
    const seq = this.update?.seq ?? -1
    if (this.surveying.seq !== seq) this.surveying = { seq, about: new Set() }
    if (this.surveying.about.has(about)) return
    this.surveying.about.add(about)
    this.socket.send({ type: 'survey', about })
  }

  /** Asks who could hurt a piece, at most once for each position. */
  askThreats(piece: string, state: string): void {
    const seq = this.update?.seq ?? -1
    if (this.asking.seq !== seq) this.asking = { seq, of: new Set() }
    if (this.asking.of.has(`${piece}/${state}`)) return
    this.asking.of.add(`${piece}/${state}`)
    this.socket.send({ type: 'threats', piece, state })
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

  // --- the connection -------------------------------------------------------------------------------------------------

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

  // --- the server's frames --------------------------------------------------------------------------------------------

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
      case 'threatened':
        return this.fear(frame)
      case 'ack':
        return this.acknowledged(frame)
      case 'refused':
        return this.refused(frame)
      case 'seats':
        ;({ seats: this.seats, mine: this.mine, watchers: this.watchers } = frame)
        return
      case 'thinking':
        this.thinking = frame.seats
        this.place = frame.place
        return
      case 'team':
        this.team = frame
        return
      case 'log':
        this.log = [...frame.log.filter((event) => event.n < (this.log[0]?.n ?? Infinity)), ...this.log]
        return
      case 'hinted':
        this.hint = frame
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
    this.surveying.seq = this.asking.seq = -1
    this.welcome = frame
    this.team = null
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
    if (!frame.thinking.length) this.place = 0
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

  private fear(frame: Threatened): void {
    const known = frame.seq === this.dangers.seq ? this.dangers.by : NO_THREATS
    this.dangers = { seq: frame.seq, by: new Map([...known, [frame.of.join('/'), frame]]) }
  }

  private refused(frame: Refused): void {
    const asked = this.pending.find((each) => each.key === frame.key)
    this.answered(frame.key)
    // A refusal without a key may be that of a survey: it may be asked again.
    if (!frame.key) this.surveying.seq = this.asking.seq = -1
    this.refusal = { ...frame, action: asked?.type === 'act' ? asked.action : '' }
    if (!this.welcome && HOPELESS.includes(frame.code)) this.link = 'gone'
  }
}
