// Where a replay stands: which moment, through whose eyes, whether it plays by itself. Moment k: the position after k choices.

import type { Face } from '$games/face'
import type { Chosen, Happened, Moment, Replayed, TurnMark } from '$gen/types'
import { replace } from '$lib/browser/router.svelte'
import * as api from '$lib/net/api'
import type { AnyGame } from '$lib/net/wire'
import { Play } from '../game/play.svelte'
import { seatName } from '../game/seats/seat-name'
import { PastMatch } from './past-match.svelte'
import { withRecord } from './uploads'

export const SPEEDS = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]
/** Milliseconds that a moment without events is shown while the replay plays by itself. */
const LEAST = 300
/** Milliseconds between a key or the slider and the request, so that a slider that is drawn asks only now and then. */
const SOON = 60

export class Replaying {
  at = $state(0)
  opened: Replayed
  chosen = $state.raw<Chosen | null>(null)
  running = $state(false)
  speed = $state<Speed>('1')
  error = $state.raw<api.ApiError | null>(null)
  readonly play: Play
  readonly match: PastMatch
  private readonly moments = new Map<string, Promise<Moment>>()
  private wanted = 0
  private timer = 0

  constructor(
    readonly source: api.RecordSource,
    opened: Replayed,
    face: Face<AnyGame>,
    /** Whether the page's address names the moment that is shown. */
    private readonly addressed = true,
  ) {
    this.opened = $state.raw(opened)
    this.match = new PastMatch(source.id, opened)
    this.play = new Play(this.match, face)
    this.play.show.speed = 1
  }

  /** The turn that the moment belongs to; null before the first. */
  turn = $derived.by<TurnMark | null>(() => this.opened.turns.findLast((mark) => mark.at <= this.at) ?? null)
  /** The address of this moment, for others. */
  link = $derived.by(() => `#/replay/${this.source.from}/${encodeURIComponent(this.source.id)}/${this.at}/${this.opened.eyes}`)

  // --- moving ---------------------------------------------------------------------------------------------------------

  /** Jumps to a moment at once. */
  jump = (at: number): void => {
    this.running = false
    this.move(at)
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.show(this.at, true), SOON)
  }

  /** One choice forward or back. Forward, the events are shown. */
  step = (by: number): void => {
    this.running = false
    const from = this.at
    this.move(from + by)
    if (this.at !== from) void this.show(this.at, by !== 1)
  }

  /** To the beginning of this turn or the one before (-1), or of the next turn (1). */
  stepTurn = (by: number): void => {
    const marks = this.opened.turns.map((mark) => mark.at)
    const next = by > 0 ? marks.find((at) => at > this.at) : marks.findLast((at) => at < this.at)
    this.jump(next ?? (by > 0 ? this.opened.last : this.opened.first))
  }

  toggle = (): void => {
    if (this.running) {
      this.running = false
      return
    }
    if (this.at >= this.opened.last) this.move(this.opened.first)
    this.running = true
    void this.run()
  }

  setSpeed = (speed: Speed): void => {
    this.speed = speed
    this.play.show.speed = Number(speed)
  }

  private move(at: number): void {
    this.at = Math.min(Math.max(at, this.opened.first), this.opened.last)
    if (this.addressed) replace(this.link)
  }

  private async run(): Promise<void> {
    await this.show(this.at, true)
    while (this.running && this.at < this.opened.last) {
      this.move(this.at + 1)
      const began = performance.now()
      await this.show(this.at, false)
      while (this.running && this.play.show.playing) await pause(30)
      await pause(LEAST / Number(this.speed) - (performance.now() - began))
    }
    this.running = false
  }

  /** Shows a moment, unless another one is wanted when it arrives. */
  private async show(at: number, atOnce: boolean): Promise<void> {
    const number = ++this.wanted
    try {
      const moment = await this.moment(at)
      if (number !== this.wanted) return
      this.error = null
      this.chosen = moment.chosen
      if (atOnce) this.match.jump(moment)
      else this.match.walk(moment, this.eventsBefore(at))
      if (at < this.opened.last) void this.moment(at + 1).catch(() => undefined)
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.running = false
      this.error = error
    }
  }

  private eventsBefore(at: number): Happened[] {
    const [from, to] = [this.opened.told[at - 1] ?? 0, this.opened.told[at] ?? 0]
    return this.opened.log.filter((event) => event.n >= from && event.n < to)
  }

  /** A moment, asked for once; the last few are kept. */
  private moment(at: number): Promise<Moment> {
    const key = `${this.opened.eyes} ${at}`
    const known = this.moments.get(key)
    if (known) return known
    const asked = withRecord(this.source, () => api.moment(this.source, at, this.opened.eyes))
    this.moments.set(key, asked)
    asked.catch(() => this.moments.delete(key))
    for (const old of this.moments.keys()) {
      if (this.moments.size <= 40) break
      this.moments.delete(old)
    }
    return asked
  }

  // --- eyes and languages ---------------------------------------------------------------------------------------------

  /** Looks through other eyes, or reads all again in another language. */
  look = async (eyes: string): Promise<void> => {
    try {
      this.opened = await withRecord(this.source, () => api.replay(this.source, eyes))
      this.match.opened = this.opened
      this.moments.clear()
      this.move(this.at)
      await this.show(this.at, true)
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error
      this.error = error
    }
  }

  /** Shows the first moment: the one that the address names, else the beginning. */
  async begin(at: number | null): Promise<void> {
    this.move(at ?? this.opened.first)
    await this.show(this.at, true)
  }

  stop(): void {
    this.running = false
    this.wanted += 1
    clearTimeout(this.timer)
  }
}

const pause = (length: number): Promise<void> => new Promise((done) => setTimeout(done, Math.max(0, length)))

/** The side of a seat, by its name in the game; else who sits there. */
export const sideOf = (replay: Replaying, seat: number): string =>
  replay.play.face.side?.(seat, replay.play.show.view) || seatName(replay.opened.seats[seat])
