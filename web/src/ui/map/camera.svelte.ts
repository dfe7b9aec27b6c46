// Which part of a map is visible. At first all of it; on a small screen zoomed in, so that a place is wide enough for a finger.

import { untrack } from 'svelte'
import { isCalm } from '$lib/browser/settings.svelte'

export interface Point {
  x: number
  y: number
}

export interface Rect extends Point {
  w: number
  h: number
}

/** Scales in screen pixels for one unit of the board: the largest allowed, and the smallest at which a finger hits a place. */
export interface Nearness {
  nearest: number
  finger: number
}

/** The zoom factor of one key press. */
export const ZOOM = 1.35

/** Pixels. A map in a narrower pane opens zoomed in, with a small map beside it. */
const NARROW = 560
const GLIDE = 260
const KEYS = 56 // pixels for the buttons in the corner
const LEGIBLE = 12 // pixels for a figure
const RIM = 56 // pixels around points that are shown together

export class Camera {
  width = $state(0)
  height = $state(0)
  bounds = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 })
  /** The requested scale, in pixels for one unit. If it is too small, the whole map is shown. */
  private wanted = $state(0)
  private centre = $state.raw<Point>({ x: 0, y: 0 })
  private gliding = 0
  /** Whether `follow` has zoomed out below the finger scale. */
  private drawnBack = false
  private shown = ''
  /** Whether a narrow screen shows the whole map because there is nothing yet to look at. */
  private waits = false

  constructor(private readonly near: Nearness) {}

  /** The height of the strip under the map that stays free for the buttons, if the map would reach into their corner. */
  get foot(): number {
    const scale = Math.min(this.width / this.bounds.w, this.height / this.bounds.h)
    const [beside, under] = [this.width - this.bounds.w * scale, this.height - this.bounds.h * scale]
    return beside / 2 < KEYS && under / 2 < KEYS ? KEYS : 0
  }

  get isNarrow(): boolean {
    return this.width > 0 && this.width < NARROW
  }

  get fit(): number {
    return Math.max(0.01, Math.min(this.width / this.bounds.w, (this.height - this.foot) / this.bounds.h))
  }

  /** Whether a finger hits every place when the whole map is shown. */
  get isWide(): boolean {
    return this.fit >= this.near.finger
  }

  get scale(): number {
    return Math.max(this.fit, Math.min(this.wanted, this.near.nearest))
  }

  get isNearest(): boolean {
    return this.scale >= this.near.nearest - 0.001
  }

  get isNear(): boolean {
    return this.scale > this.fit * 1.02
  }

  get box(): Rect {
    const [w, h] = [this.width / this.scale, this.height / this.scale]
    // When zoomed in, the edge of the map can be panned out from under the buttons.
    const slack = this.isNear ? KEYS / this.scale : 0
    const held = (c: number, start: number, length: number, seen: number) =>
      seen >= length + 2 * slack
        ? start + length / 2
        : Math.min(Math.max(c, start - slack + seen / 2), start + length + slack - seen / 2)
    const x = held(this.centre.x, this.bounds.x, this.bounds.w, w)
    const y = held(this.centre.y, this.bounds.y, this.bounds.h, h)
    const up = this.isNear ? 0 : this.foot / 2 / this.scale
    return { x: x - w / 2, y: y - h / 2 + up, w, h }
  }

  get viewBox(): string {
    const { x, y, w, h } = this.box
    return [x, y, w, h].map((n) => n.toFixed(2)).join(' ')
  }

  /** Converts a point of the board to pixels from the pane's corner. */
  onScreen(at: Point): Point {
    const box = this.box
    return { x: (at.x - box.x) * this.scale, y: (at.y - box.y) * this.scale }
  }

  zoomBy(factor: number, at?: Point): void {
    this.drawnBack = false
    const box = this.box
    const held = at ?? { x: this.width / 2, y: this.height / 2 }
    const under = { x: box.x + held.x / this.scale, y: box.y + held.y / this.scale }
    this.wanted = Math.min(Math.max(this.scale * factor, this.fit), this.near.nearest)
    this.centre = {
      x: under.x + (this.width / 2 - held.x) / this.scale,
      y: under.y + (this.height / 2 - held.y) / this.scale,
    }
  }

  panBy(dx: number, dy: number): void {
    const box = this.box
    this.centre = { x: box.x + box.w / 2 - dx / this.scale, y: box.y + box.h / 2 - dy / this.scale }
  }

  centreOn(at: Point): void {
    this.centre = at
  }

  reset(): void {
    this.wanted = 0
    this.drawnBack = false
  }

  /** Zooms in until a finger hits a place, with `on` in the middle. */
  open(on: Point): void {
    this.wanted = this.near.finger
    this.centre = on
  }

  /** The factor for a mark whose figures have this height in map units, so that they stay legible. */
  grown(figures: number): number {
    return Math.max(1, LEGIBLE / (figures * this.scale))
  }

  /** Moves so that these points are visible. A map that is shown for the first time, or at another width, opens whole; on a
   * narrow screen it opens zoomed in on the first of the points, or on `home` if there are none. While there is neither, it
   * stays whole. Call it from an effect. */
  show(map: string, points: Point[], narrow: boolean, home: () => Point | null): void {
    if (!this.width || !this.height) return
    untrack(() => {
      const key = `${map} ${narrow}`
      const first = points[0] ?? home()
      if (this.shown === key && !(this.waits && first && !this.isNear)) return this.follow(points)
      this.shown = key
      this.waits = narrow && !first
      if (!narrow || !first) return this.reset()
      this.open(first)
      this.follow(points)
    })
  }

  /** Moves the camera so that all these points are visible, on a narrow screen above what lies over the lower edge of the map,
   * and zooms out if they lie too far apart. A zoom that was changed here is restored when nearer points follow. */
  follow(points: Point[]): void {
    if (!points.length || !(this.isNear || this.drawnBack)) return
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const near = this.drawnBack ? this.near.finger : this.scale
    const rim = Math.min(RIM, this.width / 5)
    const low = this.isNarrow ? KEYS : 0
    const high = this.height - 2 * rim - low
    const whole = Math.min((this.width - 2 * rim) / (right - left || 1), high / (bottom - top || 1))
    const scale = Math.max(this.fit, Math.min(near, whole))
    this.drawnBack = scale < near - 0.001
    if (Math.abs(scale - this.scale) > 0.001) this.wanted = scale
    const box = this.box
    const [dx, dy] = [Math.min(60, box.w / 5), Math.min(60, box.h / 5)]
    const seen = (p: Point) =>
      p.x > box.x + dx && p.x < box.x + box.w - dx && p.y > box.y + dy && p.y < box.y + box.h - dy - low / this.scale
    if (!points.every(seen)) this.glide({ x: (left + right) / 2, y: (top + bottom + low / this.scale) / 2 })
  }

  private glide(to: Point): void {
    if (isCalm()) return this.centreOn(to)
    cancelAnimationFrame(this.gliding)
    const box = this.box
    const from = { x: box.x + box.w / 2, y: box.y + box.h / 2 }
    const start = performance.now()
    const step = (time: number) => {
      const t = Math.min(1, (time - start) / GLIDE)
      const eased = 1 - (1 - t) ** 3
      this.centre = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased }
      if (t < 1) this.gliding = requestAnimationFrame(step)
    }
    this.gliding = requestAnimationFrame(step)
  }
}
