// Shows the events one after the other. The displayed view lags behind the true one until all events have been shown. Updates
// that arrive meanwhile wait in a queue; after its events, each update's own view is displayed.

import type { Face } from '$games/face'
import type { Happened, Update } from '$gen/types'
import type { AnyGame } from '$lib/net/wire'
import { type Pace, settings } from '../browser/settings.svelte'
import { sound } from '../browser/sound.svelte'
import type { News } from '../net/match.svelte'

const PACE: Record<Exclude<Pace, 'step'>, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 }
/** If more events than this are waiting, bots play faster than events are shown; the pauses become shorter. */
const BEHIND = 40
const CATCHING_UP = 0.3
/** From this turn on the player knows the enemy's phase, and its steps are shown faster. */
const KNOWN = { turn: 3, pace: 1 / 3 }
/** Milliseconds at most for one's own move: the player knows it already. */
const OWN = 320
/** The value of `heading` of an event that begins a turn. */
const TURN = 1

/** What was on the screen when so many events had been shown. */
interface Past {
  shown: number
  view: unknown
}

/** The last event that an update tells. */
const lastOf = (update: Update): number => Math.max(update.keep - 1, update.log.at(-1)?.n ?? -1)

export class Show {
  view = $state.raw<unknown>(null)
  /** The update whose question may be answered: all events before it have been shown. */
  settled = $state.raw<Update | null>(null)
  now = $state.raw<Happened | null>(null)
  /** The number of the last event that has been shown. */
  shown = $state(-1)
  playing = $state(false)
  /** Whether the show waits for the person at the screen to go on. */
  holding = $state(false)
  /** Whether events are shown that were shown before. */
  repeating = $state(false)
  /** How much faster than usual events are shown, whatever the settings say; 0: as the settings say. */
  speed = 0
  private queue: News[] = []
  private told = false
  private hurrying = false
  private resume: (() => void) | null = null
  private heldAfter = Infinity
  private release: (() => void) | null = null
  /** The positions from which the last turns can be shown again. */
  private past: Past[] = []

  constructor(
    private readonly face: Face<AnyGame>,
    private readonly isMine: (seat: number) => boolean,
  ) {}

  /** Displays the first update, or an update that takes something back, without showing events. */
  begin(update: Update, log: Happened[]): void {
    this.told = this.opens(log.findLast((event) => event.heading > 0))
    this.settle(update)
  }

  add(news: News, log: Happened[]): void {
    if (news.update.anew) return this.cut(news.update, log)
    if (!this.playing && !news.events.length) return this.begin(news.update, log)
    this.queue.push(news)
    if (document.hidden) this.hurrying = true
    if (!this.playing) void this.play()
  }

  /** Another person looks at the screen now: drops the events that wait and displays the update. */
  private cut(update: Update, log: Happened[]): void {
    this.queue = []
    this.past = []
    this.begin(update, log)
    this.skip()
  }

  /** What comes after this update waits: something on the board is to be read first (Infinity: no more). */
  holdAfter(seq: number): void {
    this.heldAfter = seq
    this.release?.()
  }

  /** Goes on to the next event. */
  next = (): void => this.resume?.()

  /** Ends the show at once. */
  skip = (): void => {
    if (!this.playing) return
    this.hurrying = true
    this.resume?.()
  }

  private opens(heading: Happened | undefined): boolean {
    return heading !== undefined && (this.face.told?.(heading) ?? false)
  }

  private async play(): Promise<void> {
    this.playing = true
    while (this.queue.length) {
      if (this.queue[0]!.update.seq > this.heldAfter) {
        await new Promise<void>((resolve) => (this.release = resolve))
        continue
      }
      const news = this.queue.shift()!
      const from = this.settled
      for (const event of news.events) {
        const length = this.present(event)
        if (length > 0) await this.pause(length) // What takes no time is drawn together with what follows.
      }
      if (this.settled === from) this.settle(news.update)
    }
    this.now = null
    this.hurrying = false
    this.playing = false
  }

  /** Where the turn that ended before event `n` began, or where we came, and its events; none if the log no longer has them. */
  private turnBefore(n: number, log: Happened[]): [Past | undefined, Happened[]] {
    const from = this.past.findLast((past) => past.shown < n)
    const known = log.some((event) => event.heading === TURN && event.n < n)
    return [from, from && known ? log.filter((event) => event.n > from.shown && event.n < n) : []]
  }

  canRepeat = (n: number, log: Happened[]): boolean => this.turnBefore(n, log)[1].length > 0

  /** Shows the turn that ended before event `n` again. What comes meanwhile waits. */
  async repeat(n: number, log: Happened[]): Promise<void> {
    const [from, events] = this.turnBefore(n, log)
    if (!from || !events.length || this.repeating) return
    const { view, shown, playing, settled } = this
    this.playing = this.repeating = true
    this.view = from.view
    for (const event of events) {
      const length = this.settled === settled ? this.present(event) : 0
      if (length > 0) await this.pause(length)
    }
    if (this.settled === settled) [this.view, this.shown] = [view, shown]
    this.now = null
    this.hurrying = this.repeating = false
    this.playing = playing
    if (!playing && this.queue.length) void this.play()
  }

  /** Displays an event; gives back for how many milliseconds. */
  private present(event: Happened): number {
    if (event.heading > 0) this.told = this.opens(event)
    if (this.hurrying) return 0
    this.view = this.face.apply(this.view, event)
    this.shown = event.n
    const length = this.length(event)
    if (length <= 0) return 0
    this.now = event
    this.makeSound(event)
    return length
  }

  private settle(update: Update): void {
    this.remember(update)
    this.view = update.view
    this.shown = lastOf(update)
    this.settled = update
  }

  /** Keeps the position with which each of the last turns began, and the one at which we came. */
  private remember(update: Update): void {
    const stands = this.past.filter((past) => past.shown < update.keep)
    const before = this.settled ? lastOf(this.settled) : -1
    const begins = !stands.length || update.log.some((event) => event.heading === TURN && event.n > before)
    this.past = begins ? [...stands.slice(-1), { shown: lastOf(update), view: update.view }] : stands
  }

  private length(event: Happened): number {
    const waiting = this.queue.reduce((sum, news) => sum + news.events.length, 0)
    const usual = this.face.pause(event) * (waiting > BEHIND ? CATCHING_UP : 1)
    if (this.speed && usual > 0) return usual / this.speed
    if (usual <= 0) return 0
    if (settings.pace === 'off') return this.repeating ? usual * PACE.fast : 0
    if (this.told && settings.pace === 'step' && event.heading === 0) return Infinity
    if (this.told && settings.pace !== 'step')
      return usual * PACE[settings.pace] * (this.face.turn(this.view) < KNOWN.turn ? 1 : KNOWN.pace)
    const own = this.isMine(event.by) && !event.forced
    return (own ? Math.min(usual, OWN) : usual) * PACE[settings.pace === 'step' ? 'normal' : settings.pace]
  }

  private pause(length: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = length === Infinity ? 0 : window.setTimeout(() => this.resume?.(), length)
      this.holding = length === Infinity
      this.resume = () => {
        clearTimeout(timer)
        this.resume = null
        this.holding = false
        resolve()
      }
    })
  }

  private makeSound(event: Happened): void {
    const name = this.face.dice(event) ? 'dice' : this.face.sound?.(event)
    if (name) sound.play(name)
  }
}
