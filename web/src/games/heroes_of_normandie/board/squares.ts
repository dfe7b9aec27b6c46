// Coordinates of squares, intersections and counters. A square is 50 units wide; row 1 is the northernmost.

import type { Point } from '$ui/map/camera.svelte'
import type { HN } from '../types'

export const C = 50
export const MARGIN = 26

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** The letters of a column: a to z, then aa to az, ba to bz. */
export const columnName = (x: number): string =>
  (x < LETTERS.length ? '' : LETTERS[Math.floor(x / LETTERS.length) - 1]!) + LETTERS[x % LETTERS.length]!

export const nameOf = (x: number, y: number): string => `${columnName(x)}${y + 1}`

/** Column and row of a square, from 0. For an intersection (`@c4`): those of the square whose north-west corner it is. */
export function placeOf(name: string): Point {
  const [, letters = 'a', figures = '1'] = /^@?([a-z]+)(\d+)$/.exec(name) ?? []
  const before = letters.length > 1 ? LETTERS.indexOf(letters[0]!) + 1 : 0
  return { x: before * LETTERS.length + LETTERS.indexOf(letters.at(-1)!), y: Number(figures) - 1 }
}

/** The middle of a square, or the intersection itself. */
export function centreOf(name: string): Point {
  const { x, y } = placeOf(name)
  const half = name.startsWith('@') ? 0 : C / 2
  return { x: x * C + half, y: y * C + half }
}

/** The middle of all squares of a counter. */
export function middleOf(squares: readonly string[]): Point {
  const all = squares.map(centreOf)
  return { x: all.reduce((sum, p) => sum + p.x, 0) / all.length, y: all.reduce((sum, p) => sum + p.y, 0) / all.length }
}

/** A facing as an angle: 0 looks east, as vehicles are drawn. */
export const angleOf = (facing: string): number => DIRECTIONS.indexOf(facing as (typeof DIRECTIONS)[number]) * 45 - 90

export function stepTowards(facing: string): Point {
  const turn = (angleOf(facing) * Math.PI) / 180
  return { x: Math.round(Math.cos(turn)), y: Math.round(Math.sin(turn)) }
}

/** The squares of a vehicle at this place: the front one and, behind it, the rear one. */
export function squaresAt(front: string, facing: string, footprint: number): string[] {
  if (footprint < 2) return [front]
  const { x, y } = placeOf(front)
  const ahead = stepTowards(facing)
  return [front, nameOf(x - ahead.x, y - ahead.y)]
}

/** The neighbouring square in a direction, limited to the map. */
export function nextSquare(map: HN.MapView, name: string, dx: number, dy: number): string {
  const { x, y } = placeOf(name)
  const within = (at: number, size: number) => Math.max(0, Math.min(size - 1, at))
  return nameOf(within(x + dx, map.width), within(y + dy, map.height))
}

/** The name as players read it, in capitals. */
export const shown = (name: string): string => name.replace('@', '').toUpperCase()

export const allSquares = (map: HN.MapView): string[] =>
  Array.from({ length: map.width * map.height }, (_, at) => nameOf(at % map.width, Math.floor(at / map.width)))

/** A list with the place that is nearest to the middle of all; empty if there are none. */
export function inTheMiddle(all: Point[]): Point[] {
  const mean = (of: 'x' | 'y') => all.reduce((sum, each) => sum + each[of], 0) / all.length
  const [x, y] = [mean('x'), mean('y')]
  const away = (each: Point) => Math.hypot(each.x - x, each.y - y)
  return all.length ? [all.reduce((best, each) => (away(each) < away(best) ? each : best))] : []
}

/** The point of a line that is nearest to another point, but at neither end. */
export function nearestOnLine(a: Point, b: Point, to: Point): Point {
  const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1
  const share = Math.max(0.08, Math.min(0.97, ((to.x - a.x) * (b.x - a.x) + (to.y - a.y) * (b.y - a.y)) / long))
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
