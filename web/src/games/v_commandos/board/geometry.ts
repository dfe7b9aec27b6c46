// Coordinates in units of the board: a small tile is 150 × 150 and holds 2 × 2 places.

import type { Point, Rect } from '$ui/map/camera.svelte'
import type { VC } from '../types'

export const U = 150

export type { Point, Rect }

export const rectOf = (tile: VC.Tile): Rect => ({ x: tile.x * U, y: tile.y * U, w: tile.width * U, h: tile.height * U })

export const centreOf = (tile: VC.Tile): Point => {
  const r = rectOf(tile)
  return { x: r.x + r.w / 2, y: r.y + r.h / 2 }
}

/** The places of a tile, row by row. */
export function cellsOf(tile: VC.Tile): Point[] {
  const r = rectOf(tile)
  const across = tile.width * 2
  const down = tile.height * 2
  return Array.from({ length: across * down }, (_, at) => ({
    x: r.x + (r.w * ((at % across) + 0.5)) / across,
    y: r.y + (r.h * (Math.floor(at / across) + 0.5)) / down + 2,
  }))
}

export interface Edge extends Point {
  upright: boolean
}

/** The middle of the edge that two neighbouring tiles share. */
export function edgeOf(a: VC.Tile, b: VC.Tile): Edge {
  const p = rectOf(a)
  const q = rectOf(b)
  if (p.x + p.w === q.x || q.x + q.w === p.x) {
    const top = Math.max(p.y, q.y)
    const foot = Math.min(p.y + p.h, q.y + q.h)
    return { x: p.x + p.w === q.x ? q.x : p.x, y: (top + foot) / 2, upright: true }
  }
  const left = Math.max(p.x, q.x)
  const right = Math.min(p.x + p.w, q.x + q.w)
  return { x: (left + right) / 2, y: p.y + p.h === q.y ? q.y : p.y, upright: false }
}

export const OUTWARD: Record<string, Point> = { N: { x: 0, y: -1 }, E: { x: 1, y: 0 }, S: { x: 0, y: 1 }, W: { x: -1, y: 0 } }

/** The middle of the side of a tile where enemies enter. */
export function gateOf(tile: VC.Tile, side: string): Point {
  const r = rectOf(tile)
  const c = centreOf(tile)
  const out = OUTWARD[side] ?? { x: 0, y: 0 }
  return { x: c.x + (out.x * r.w) / 2, y: c.y + (out.y * r.h) / 2 }
}

const MARGIN = 16
const GATE_MARGIN = 66

/** The bounds of everything drawn of a terrain: its tiles, and the entrances outside them. */
export function boundsOf(terrain: VC.Terrain): Rect {
  const rects = terrain.tiles.map(rectOf)
  let [left, top] = [Math.min(...rects.map((r) => r.x)) - MARGIN, Math.min(...rects.map((r) => r.y)) - MARGIN]
  let [right, foot] = [Math.max(...rects.map((r) => r.x + r.w)) + MARGIN, Math.max(...rects.map((r) => r.y + r.h)) + MARGIN]
  for (const entrance of terrain.entrances) {
    const tile = terrain.tiles.find((each) => each.name === entrance.tile)
    if (!tile) continue
    const gate = gateOf(tile, entrance.side)
    const out = OUTWARD[entrance.side]!
    // Waiting enemies stand on both sides of the entrance mark.
    const waiting = Object.values(entrance.waiting).reduce((a, n) => a + n, 0)
    const aside = waiting ? 76 + 34 * Math.floor((waiting - 1) / 2) : 44
    left = Math.min(left, gate.x + out.x * GATE_MARGIN - (out.x ? 0 : aside))
    right = Math.max(right, gate.x + out.x * GATE_MARGIN + (out.x ? 0 : aside))
    top = Math.min(top, gate.y + out.y * GATE_MARGIN - (out.y ? 0 : aside))
    foot = Math.max(foot, gate.y + out.y * GATE_MARGIN + (out.y ? 0 : aside))
  }
  return { x: left, y: top, w: right - left, h: foot - top }
}

/** The next tile in a direction, for the arrow keys. */
export function nextTile(tiles: VC.Tile[], from: VC.Tile, dx: number, dy: number): VC.Tile | null {
  const start = centreOf(from)
  let best: VC.Tile | null = null
  let least = Infinity
  for (const tile of tiles) {
    if (tile === from) continue
    const c = centreOf(tile)
    const ahead = (c.x - start.x) * dx + (c.y - start.y) * dy
    const aside = Math.abs((c.x - start.x) * dy) + Math.abs((c.y - start.y) * dx)
    if (ahead <= 0 || aside > ahead * 2.2) continue
    const far = ahead + aside * 1.6
    if (far < least) [best, least] = [tile, far]
  }
  return best
}

/** A slightly bent quadratic curve, and its middle. */
export function bend(from: Point, to: Point, by: number): { d: string; middle: Point } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const q = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * by,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * by,
  }
  const n = (v: number) => v.toFixed(1)
  return {
    d: `M${n(from.x)} ${n(from.y)}Q${n(q.x)} ${n(q.y)} ${n(to.x)} ${n(to.y)}`,
    middle: { x: 0.25 * from.x + 0.5 * q.x + 0.25 * to.x, y: 0.25 * from.y + 0.5 * q.y + 0.25 * to.y },
  }
}

/** The point on the line from one to the other that lies so many units before its end. */
export function shortOf(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= by) return from
  const part = (length - by) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
