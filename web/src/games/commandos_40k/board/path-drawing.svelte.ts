// A path being drawn, or a single place being set, by pointer, finger or keys. The server checks it as it grows.

import type { Point } from '$ui/map/camera.svelte'
import type { Surveys } from '$ui/map/surveys'
import { levelsAt } from '../ground/terrain-looks'
import type { KT } from '../types'
import { flat, grained, INCH, type Place, placeAt, placesIn, wordsOf } from './lengths'

/** What is to be drawn. */
export interface Task {
  /** `path`: a path; `at`, `marker`: one place. */
  verb: 'path' | 'at' | 'marker'
  /** The survey's name for the move, and the number or model that it needs. */
  kind: string
  number: string
  /** The model that moves or is set up; empty for a marker. */
  model: string
  radius: number
  start: Place
  /** The offered paths or places; a path ends at its last place. */
  offered: Place[][]
  /** The action that must be chosen first: "normal a3". */
  before: string
  /** The edge over which the model may leave the table; -1: none. */
  edge: number
}

export interface Result {
  places: Place[]
  drawn: KT.Drawn | null
  /** Whether the server found this path, around what stands in the way. */
  routed: boolean
}

/** A climb higher than this needs a leg of its own (KT-CLIMB-01). */
const CLIMB = 2 * INCH
const NEAR = INCH / 20
/** A pointer this near to a marked place means that place. */
const MEANT = (3 * INCH) / 20

/** A pointer this near to the zone means the zone's nearest place. */
const SNAP = (3 * INCH) / 4

export class Drawer {
  task = $state.raw<Task | null>(null)
  /** Waypoints that the player set. */
  fixed = $state.raw<Place[]>([])
  /** Where the pointer or the cursor is. */
  tip = $state.raw<Place | null>(null)
  /** Whether the tip stays where it is while the pointer goes elsewhere. */
  pinned = $state(false)
  /** Whether to send the path as soon as it is known to be legal. */
  eager = $state(false)
  /** An offered path that was taken unchanged. */
  private taken = $state.raw<Place[] | null>(null)
  private offer = -1
  /** The height that the player chose, if there are several. */
  private wish: number | null = null

  constructor(
    private readonly surveys: Surveys<KT.Survey>,
    private readonly table: () => KT.TableView,
  ) {}

  begin(task: Task): void {
    this.task = task
    this.clear()
  }

  /** Ends the drawing. */
  end(): void {
    this.task = null
    this.clear()
  }

  /** Begins again with the same task. Returns whether anything had been drawn. */
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

  /** The pointer's place, in units of the drawing. */
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

  /** A pointer is less exact than a rule: near the end of an offered path it means that path. */
  pin(at: Point): void {
    this.aim(at)
    this.pinned = true
    const [task, tip] = [this.task, this.tip]
    if (task?.verb !== 'path' || !tip || this.fixed.length) return
    const meant = task.offered.find((way) => way.length && flat(way.at(-1)!, tip) < MEANT && way.at(-1)!.z === tip.z)
    if (meant) this.take(meant)
  }

  /** The tip becomes a waypoint; the path goes on from there. */
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

  /** Moves the tip by keys, in thousandths of an inch. */
  nudge(dx: number, dy: number): void {
    const from = this.tip ?? this.task?.start
    if (!from) return
    this.aim({ x: ((from.x + dx) * 40) / INCH, y: ((from.y + dy) * 40) / INCH })
    this.pinned = true
  }

  /** Goes to the next offered place. */
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

  /** Goes up or down, if a model could stand higher or lower there. */
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

  // --- what the server says about it --------------------------------------------------------------------------------------

  /** The survey's name for what is being set down. */
  private get thing(): string {
    const task = this.task!
    return task.verb === 'marker' ? 'marker' : `${task.model} ${task.number}`
  }

  /** The survey for where it may be set down. */
  get zone(): string {
    return this.task && this.task.verb !== 'path' ? `zone ${this.thing}` : ''
  }

  /** The survey for good places of all that is still to be set up. */
  get all(): string {
    return this.task && this.task.verb !== 'path' ? `all ${this.thing}` : ''
  }

  /** A pointer outside the zone, but near it, means the zone's nearest place. */
  private get nearest(): Place | null {
    const [tip, found] = [this.tip, this.zone ? this.surveys.get(this.zone) : null]
    if (!tip || !found) return null
    const places = found.runs
      .filter(([, , , z]) => z === tip.z)
      .map(([left, right, y, z]): Place => ({ x: Math.min(Math.max(tip.x, left), right), y, z }))
      .filter((place) => flat(place, tip) < SNAP)
    return places.reduce<Place | null>((one, two) => (!one || flat(two, tip) < flat(one, tip) ? two : one), null)
  }

  private get words(): string {
    const task = this.task!
    return `${task.kind} ${task.model} ${task.number}`
  }

  /** The survey that judges a path or place. */
  judged(places: Place[]): string {
    if (this.task!.verb !== 'path') return `spot ${this.thing} ${wordsOf(places, 0)}`
    return `draw ${this.words} ${wordsOf(places, this.task!.start.z)}`
  }

  /** The path as the player drew it. */
  private get straight(): Place[] {
    return this.taken ?? [...this.fixed, ...(this.tip ? [this.tip] : [])]
  }

  private get to(): string {
    return `to ${this.words} ${wordsOf([this.tip!], Number.NaN)}`
  }

  /** Whether the server may be asked for a path around obstacles: only from where the model stands. */
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

  /** The next survey that the drawing needs; empty if all is known. */
  get asks(): string {
    if (!this.task || !this.straight.length) return ''
    const first = this.judged(this.straight)
    if (!this.surveys.has(first)) return first
    // A place that will not do may mean the nearest one of the zone, which may not be known yet.
    if (this.task.verb !== 'path') return this.surveys.get(first)?.drawn?.legal || this.surveys.has(this.zone) ? '' : this.zone
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

  /** Where it ends: a pointer near the zone means a place in the zone. */
  get place(): Place | null {
    return this.result?.places.at(-1) ?? null
  }

  /** Whether the path crosses the edge over which the model may leave. */
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
