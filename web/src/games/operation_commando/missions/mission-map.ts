// What a mission's map is given, and what it gives back: a place by its name as the view has it (a square `b2`, a place `n1`, a
// column `fiere`, a terrain's id, a regiment).

import type { Choice, OC } from '../types'

export interface FieldProps {
  view: OC.View
  /** All that can be chosen now; most maps need only `marks`. */
  options: Choice[]
  /** The places that can be picked. */
  marks: Set<string>
  /** The place that the option pointed at is about, or nothing. */
  pointed: string
  onpick: (name: string, from: HTMLElement) => void
  /** Chooses an option that the map itself has found. */
  choose: (choice: Choice) => void
  /** Points at the options of a place (or at nothing), for their odds. */
  onpoint: (name: string) => void
}
