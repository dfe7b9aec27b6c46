// Houses seen from above without roofs, ruins, walls between squares: outlines of groups of squares.

import type { Point } from '$ui/map/camera.svelte'
import { C, centreOf, nameOf, placeOf } from '../board/squares'
import type { HN } from '../types'

const H = C / 2
export const SIDES = [
  { dx: 0, dy: -1, turn: 0 },
  { dx: 1, dy: 0, turn: 90 },
  { dx: 0, dy: 1, turn: 180 },
  { dx: -1, dy: 0, turn: 270 },
] as const

export interface Edge {
  from: Point
  to: Point
}

/** The outer edges of these squares, drawn a little inside. */
export function outline(squares: readonly string[], inset: number): Edge[] {
  const inside = new Set(squares)
  const free = (x: number, y: number) => !inside.has(nameOf(x, y))
  return squares.flatMap((name) => {
    const { x, y } = placeOf(name)
    const held = (dx: number, dy: number) => (free(x + dx, y + dy) ? H - inset : H)
    return SIDES.filter(({ dx, dy }) => free(x + dx, y + dy)).map(({ dx, dy }) => {
      const [cx, cy] = [x * C + H, y * C + H]
      const end = (sign: 1 | -1): Point => ({
        x: cx + dx * (H - inset) + (dx ? 0 : sign * held(sign, 0)),
        y: cy + dy * (H - inset) + (dy ? 0 : sign * held(0, sign)),
      })
      return { from: end(-1), to: end(1) }
    })
  })
}

export const pathOf = (edges: Edge[]): string => edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('')

/** The walls of a ruin: only the ends of each wall still stand. */
export const brokenPath = (edges: Edge[]): string =>
  edges
    .map(({ from, to }) => {
      const part = (share: number) =>
        `${(from.x + (to.x - from.x) * share).toFixed(1)} ${(from.y + (to.y - from.y) * share).toFixed(1)}`
      return `M${part(0)}L${part(0.36)}M${part(0.72)}L${part(1)}`
    })
    .join('')

export interface Opening extends Point {
  turn: number
  door: boolean
  key: string
}

/** Doors and windows in the walls, facing outwards. */
export const openingsOf = (building: HN.BuildingView): Opening[] =>
  building.openings.map(([inside, outside, kind]) => {
    const [a, b] = [centreOf(inside), centreOf(outside)]
    const side = SIDES.find(({ dx, dy }) => dx === Math.sign(b.x - a.x) && dy === Math.sign(b.y - a.y)) ?? SIDES[0]
    return {
      x: a.x + side.dx * (H - 4),
      y: a.y + side.dy * (H - 4),
      turn: side.turn,
      door: kind === 'door',
      key: `${inside}-${outside}`,
    }
  })

/** The edge between two neighbouring squares. */
export function between(one: string, two: string): Edge {
  const [a, b] = [centreOf(one), centreOf(two)]
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const along = a.x === b.x ? { x: H, y: 0 } : { x: 0, y: H }
  return { from: { x: mid.x - along.x, y: mid.y - along.y }, to: { x: mid.x + along.x, y: mid.y + along.y } }
}

/** Groups of squares that touch one another. */
export function groupsOf(squares: readonly string[]): string[][] {
  const left = new Set(squares)
  const groups: string[][] = []
  for (const first of squares) {
    if (!left.delete(first)) continue
    const group = [first]
    for (const name of group) {
      const { x, y } = placeOf(name)
      for (const { dx, dy } of SIDES) if (left.delete(nameOf(x + dx, y + dy))) group.push(nameOf(x + dx, y + dy))
    }
    groups.push(group)
  }
  return groups
}
