// A way that is being drawn, or a single place that is being set: by pointer, finger or keys. The server judges it as it grows.

import type { Point } from '$ui/map/camera.svelte'
import type { Surveys } from '$ui/map/surveys'
import { levelsAt } from '../ground/terrain-looks'
import type { KT } from '../types'
import { flat, grained, INCH, type Place, placeAt, placesIn, wordsOf } from './lengths'

/** What is to be drawn. */
export interface Task {
  /** `path`: a way; `at`, `marker`: one place. */
  verb: 'path' | 'at' | 'marker'
  /** How surveys call the move, and the number or the model beside it. */
  kind: string
  number: string
  /** Who moves or is set up; nobody for a marker. */
  model: string
  radius: number
  start: Place
  /** Ways or places that are offered; the last place of each is where it ends. */
  offered: Place[][]
  /** What must be chosen first: "normal a3". */
  before: string
  /** The edge over which it may leave the table; -1: none. */
  edge: number
}

export interface Result {
  places: Place[]
  drawn: KT.Drawn | null
  /** Found by the server, round what stands in the way. */
  routed: boolean
}

/** A climb of this much takes a way of its own (KT-CLIMB-01). */
const CLIMB = 2 * INCH
const NEAR = INCH / 20
/** As near as this to a place that is marked, a pointer means that place. */
const MEANT = (3 * INCH) / 20

/** As near as this to the zone, a pointer means its nearest place. */
const SNAP = (3 * INCH) / 4

export class Drawer {
  task = $state.raw<Task | null>(null)
  /** Waypoints that were set by hand. */
  fixed = $state.raw<Place[]>([])
  /** Where the pointer or the cursor is. */
  tip = $state.raw<Place | null>(null)
  /** The tip stays where it is while the pointer goes elsewhere. */
  pinned = $state(false)
  /** To be sent as soon as it is known to be legal. */
  eager = $state(false)
  /** An offered way that was taken as it is. */
  private taken = $state.raw<Place[] | null>(null)
  private offer = -1
  /** The height that was asked for, where there are several. */
  private wish: number | null = null

  constructor(
    private readonly surveys: Surveys<KT.Survey>,
    private readonly table: () => KT.TableView,
  ) {}

  begin(task: Task): void {
    this.task = task
    this.clear()
  }

  /** Nothing is drawn any more. */
  end(): void {
    this.task = null
    this.clear()
  }

  /** Begins anew with the same task. Says whether there was anything. */
  clear(): boolean {
    const was = this.tip !== null || this.fixed.length > 0
    this.fixed = []
    this.tip = this.taken = null
    this.pinned = this.eager = false
    this.offer = -1
    this.wish = null
    return was
  }

  // --- setting places ---------------------------------------------------------------------------------------------------

  /** The pointer is there, in units of the drawing. */
  aim(at: Point): void {
    const task = this.task
    if (!task) return
    this.taken = null
    const flatPlace = placeAt(at, 0)
    const place = {
      x: Math.min(Math.max(flatPlace.x, 0), this.table().width),
      y: Math.min(Math.max(flatPlace.y, 0), this.table().height),
    }
    const levels = task.verb === 'marker' ? [0] : levelsAt(this.table(), place)
    this.tip = { ...place, z: levels.find((level) => level === this.wish) ?? levels[0] ?? 0 }
  }

  /** Set by a pointer, which is not as exact as a rule: it means an offered way that ends there. */
  pin(at: Point): void {
    this.aim(at)
    this.pinned = true
    const [task, tip] = [this.task, this.tip]
    if (task?.verb !== 'path' || !tip || this.fixed.length) return
    const meant = task.offered.find((way) => way.length && flat(way.at(-1)!, tip) < MEANT && way.at(-1)!.z === tip.z)
    if (meant) this.take(meant)
  }

  /** The tip becomes a waypoint; the way goes on from there. */
  mark(): void {
    if (!this.tip || this.task?.verb !== 'path') return
    const last = this.fixed.at(-1) ?? this.task.start
    if (flat(last, this.tip) < NEAR && last.z === this.tip.z) return
    this.fixed = this.taken ?? (this.result?.routed ? this.result.places : [...this.fixed, this.tip])
    this.taken = null
  }

  unmark(at = this.fixed.length - 1): void {
    this.fixed = this.fixed.toSpliced(at, 1)
  }

  shift(at: number, to: Point): void {
    const old = this.fixed[at]
    if (!old) return
    const levels = levelsAt(this.table(), placeAt(to, 0))
    this.fixed = this.fixed.with(at, placeAt(to, levels.includes(old.z) ? old.z : (levels.at(-1) ?? 0)))
  }

  /** By keys, in thousandths of an inch. */
  nudge(dx: number, dy: number): void {
    const from = this.tip ?? this.task?.start
    if (!from) return
    this.aim({ x: ((from.x + dx) * 40) / INCH, y: ((from.y + dy) * 40) / INCH })
    this.pinned = true
  }

  /** The next of the places that are offered. */
  next(step: number): void {
    const all = this.task?.offered ?? []
    if (!all.length) return
    this.offer = (this.offer + step + (this.offer < 0 && step < 0 ? 1 : 0) + all.length) % all.length
    this.take(all[this.offer]!)
  }

  take(way: Place[]): void {
    this.fixed = []
    this.tip = way.at(-1) ?? null
    this.taken = this.task?.verb === 'path' ? way : null
    this.pinned = true
  }

  /** Up or down, where a model could stand higher or lower there. */
  climb(step: number): void {
    if (!this.tip || this.task?.verb === 'marker') return
    const levels = levelsAt(this.table(), this.tip)
    const at = levels.indexOf(this.tip.z) - step
    const level = levels[at]
    if (level === undefined) return
    this.wish = level
    this.taken = null
    this.tip = { ...this.tip, z: level }
  }

  get levels(): number[] {
    return this.tip && this.task?.verb !== 'marker' ? levelsAt(this.table(), this.tip) : []
  }

  // --- what the server says of it -----------------------------------------------------------------------------------------

  /** What is set down, as surveys call it. */
  private get thing(): string {
    const task = this.task!
    return task.verb === 'marker' ? 'marker' : `${task.model} ${task.number}`
  }

  /** What is asked about where it may be set down. */
  get zone(): string {
    return this.task && this.task.verb !== 'path' ? `zone ${this.thing}` : ''
  }

  /** A pointer beside the zone, but near it, means its nearest place. */
  private get nearest(): Place | null {
    const [tip, found] = [this.tip, this.zone ? this.surveys.get(this.zone) : null]
    if (!tip || !found) return null
    const far = ([x, y]: [number, number, number, number]): number => flat({ x, y }, tip)
    const near = found.region.filter((place) => place[2] === tip.z && far(place) < SNAP)
    const best = near.reduce<(typeof near)[number] | undefined>(
      (one, two) => (!one || far(two) < far(one) ? two : one),
      undefined,
    )
    return best ? { x: best[0], y: best[1], z: best[2] } : null
  }

  private get words(): string {
    const task = this.task!
    return `${task.kind} ${task.model} ${task.number}`
  }

  private judged(places: Place[]): string {
    if (this.task!.verb !== 'path') return `spot ${this.thing} ${wordsOf(places, 0)}`
    return `draw ${this.words} ${wordsOf(places, this.task!.start.z)}`
  }

  /** What is drawn by hand. */
  private get straight(): Place[] {
    return this.taken ?? [...this.fixed, ...(this.tip ? [this.tip] : [])]
  }

  private get to(): string {
    return `to ${this.words} ${wordsOf([this.tip!], Number.NaN)}`
  }

  /** Whether a way round may be asked for: only from where the model stands. */
  private get mayRoute(): boolean {
    const drawn = this.surveys.get(this.judged(this.straight))?.drawn
    const climbs = this.tip !== null && Math.abs(this.tip.z - this.task!.start.z) >= CLIMB
    return !this.fixed.length && !this.taken && (climbs || (drawn !== undefined && drawn !== null && !drawn.legal))
  }

  private get way(): Place[] | null {
    if (!this.mayRoute) return null
    const found = this.surveys.get(this.to)?.way
    return found ? placesIn(found, this.task!.start.z) : null
  }

  /** What must be known next about what is drawn; empty: all is known. */
  get asks(): string {
    if (!this.task || !this.straight.length) return ''
    const first = this.judged(this.straight)
    if (!this.surveys.has(first)) return first
    if (this.task.verb !== 'path') return ''
    if (this.mayRoute && !this.surveys.has(this.to)) return this.to
    const way = this.way
    return way && !this.surveys.has(this.judged(way)) ? this.judged(way) : ''
  }

  get result(): Result | null {
    if (!this.task || !this.straight.length) return null
    if (this.task.verb !== 'path') {
      const drawn = this.surveys.get(this.judged(this.straight))?.drawn ?? null
      const near = drawn && !drawn.legal ? this.nearest : null
      return near
        ? { places: [near], drawn: { ...drawn!, ...near, legal: true, rule: '' }, routed: false }
        : { places: this.straight, drawn, routed: false }
    }
    const places = this.way ?? this.straight
    return { places, drawn: this.surveys.get(this.judged(places))?.drawn ?? null, routed: this.way !== null }
  }

  /** Whether it goes over the edge by which one may leave. */
  get leaves(): boolean {
    return this.task !== null && this.task.edge >= 0 && this.tip?.x === grained(this.task.edge)
  }

  /** Whether it may be sent. */
  get ready(): boolean {
    const result = this.result
    return result !== null && (this.leaves || (result.drawn?.legal ?? false))
  }

  get action(): string {
    const [task, result] = [this.task, this.result]
    if (!task || !result) return ''
    return `${this.leaves ? 'leave' : task.verb} ${wordsOf(result.places, task.verb === 'path' ? task.start.z : 0)}`
  }
}
