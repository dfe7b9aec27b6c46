// A line of fire as it is drawn.

import type { HN } from '../types'

export interface Aim {
  /** The target; for a threat, the unit that shoots. */
  unit: HN.UnitView
  chance: number | null
  start: string
  end: string
  sight: string
}
