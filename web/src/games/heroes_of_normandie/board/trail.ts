// The way that a unit on the move has come so far: each square is a moment at which it could be answered.

import { named, numbered } from '$lib/net/facts'
import type { Happened, HN } from '../types'

const STEPS: ReadonlySet<string> = new Set(['stepped', 'drove'])

/** The squares that the moving unit has entered in this movement, in their order; empty if nobody moves. */
export function trailOf(movement: HN.Movement | null, log: Happened[]): string[] {
  if (!movement?.stepped) return []
  return log
    .filter((event) => STEPS.has(event.name) && numbered(event.facts, 'unit') === movement.unit)
    .slice(-movement.stepped)
    .map((event) => named(event.facts, 'square'))
}
