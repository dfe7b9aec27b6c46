// A line of fire as it is drawn.

import type { HN } from '../types'

export interface Aim {
  /** The target; for a threat, the unit that shoots. */
  unit: HN.UnitView
  chance: number
  start: string
  end: string
  sight: string
}

/** One line of fire for each unit, the likeliest: it may have several weapons, or touch a vehicle on two squares. */
export function likeliest(aims: Aim[]): Aim[] {
  const best = new Map<number, Aim>()
  for (const aim of aims) if (aim.chance > (best.get(aim.unit.id)?.chance ?? -1)) best.set(aim.unit.id, aim)
  return [...best.values()]
}
