// The way that a unit on the move has come so far: each square is a moment at which it could be answered.

import { named, numbered } from '$lib/net/facts'
import type { Happened, HN } from '../types'
import { nameOf, placeOf } from './squares'

const STEPS: ReadonlySet<string> = new Set(['stepped', 'drove'])

/** The squares that the moving unit has entered in this movement, in their order; empty if nobody moves. */
export function trailOf(movement: HN.Movement | null, log: Happened[]): string[] {
  if (!movement?.stepped) return []
  return log
    .filter((event) => STEPS.has(event.name) && numbered(event.facts, 'unit') === movement.unit)
    .slice(-movement.stepped)
    .map((event) => named(event.facts, 'square'))
}

export type Side = 'above' | 'right' | 'left' | 'below'

/** The squares that a label of two squares' width covers on each side of a square. */
const COVERED: Record<Side, [x: number, y: number][]> = {
  above: [
    [-1, -1],
    [0, -1],
    [1, -1],
  ],
  right: [
    [1, 0],
    [2, 0],
  ],
  left: [
    [-1, 0],
    [-2, 0],
  ],
  below: [
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
}

/** The side of a square on which a label covers no counter; above if there is none. */
export function clearSide(view: HN.View, square: string): Side {
  const { x, y } = placeOf(square)
  const taken = new Set(view.units.flatMap((unit) => unit.squares))
  const isClear = (dx: number, dy: number) =>
    y + dy >= 0 && y + dy < view.map.height && x + dx >= 0 && x + dx < view.map.width && !taken.has(nameOf(x + dx, y + dy))
  const sides = Object.keys(COVERED) as Side[]
  return sides.find((side) => COVERED[side].every(([dx, dy]) => isClear(dx, dy))) ?? 'above'
}
