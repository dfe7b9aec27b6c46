// What part of a map is seen. At first all of it; on a small screen so near that a place is wide enough for a finger.

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

/** Screen pixels for one unit of the board: as near as one may come, and near enough for a finger. */
export interface Nearness {
  nearest: number
  finger: number
}

/** How much one press of a key comes nearer. */
export const ZOOM = 1.35

/** Pixels: on a narrower pane a map opens near, with a small map beside it. */
const NARROW = 560
const GLIDE = 260
const KEYS = 56 // pixels for the keys in the corner

export class Camera {
  width = $state(0)
  height = $state(0)
  bounds = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 })
  /** Pixels for one unit that were asked for; less than the whole map needs: the whole map. */
  private wanted = $state(0)
  private centre = $state.raw<Point>({ x: 0, y: 0 })
  private gliding = 0
  private shown = ''

  constructor(private readonly near: Nearness) {}

  /** The strip that is left free for the keys under the map, where the map would reach into their corner. */
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

  /** Whether a finger finds every place without coming nearer. */
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
    // When near, the rim of the map can be drawn out from under the keys.
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

  /** A point of the board on the screen, from the corner of the pane. */
  onScreen(at: Point): Point {
    const box = this.box
    return { x: (at.x - box.x) * this.scale, y: (at.y - box.y) * this.scale }
  }

  zoomBy(factor: number, at?: Point): void {
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
  }

  /** Near enough for a finger, with the action in the middle. */
  open(on: Point | null): void {
    this.wanted = this.near.finger
    if (on) this.centre = on
  }

  /** Shows these points. A map that is shown for the first time (or in another width) opens: whole, or, where it is narrow,
   * near
   * the first of these points, else near `home`. Call it from an effect. */
  show(map: string, points: Point[], narrow: boolean, home: () => Point | null): void {
    if (!this.width || !this.height) return
    untrack(() => {
      const key = `${map} ${narrow}`
      if (this.shown === key) return this.follow(points)
      this.shown = key
      if (narrow) this.open(points[0] ?? home())
      else this.reset()
    })
  }

  /** Moves so that these points are seen, if they are not. */
  follow(points: Point[]): void {
    if (!this.isNear || !points.length) return
    const box = this.box
    const rim = Math.min(60, box.w / 5)
    const seen = (p: Point) => p.x > box.x + rim && p.x < box.x + box.w - rim && p.y > box.y + rim && p.y < box.y + box.h - rim
    if (points.every(seen)) return
    const [xs, ys] = [points.map((p) => p.x), points.map((p) => p.y)]
    this.glide({ x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 })
  }

  private glide(to: Point): void {
    cancelAnimationFrame(this.gliding)
    if (isCalm()) return this.centreOn(to)
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
