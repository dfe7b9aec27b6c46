// A line of fire as it is drawn.

import type { HN } from '../types'

export interface Aim {
  /** At whom; for a threat who shoots. */
  unit: HN.UnitView
  chance: number | null
  start: string
  end: string
  sight: string
}
