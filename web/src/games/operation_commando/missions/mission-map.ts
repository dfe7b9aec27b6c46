// The props of a mission's map. A place is named as in the view: a square `b2`, a place `n1`, a column `fiere`, a terrain's id,
// or a regiment.

import type { Choice, OC } from '../types'

export interface FieldProps {
  view: OC.View
  /** All options now; most maps need only `marks`. */
  options: Choice[]
  /** The places that can be picked. */
  marks: Set<string>
  /** The place that the pointed option is about; empty if there is none. */
  pointed: string
  onpick: (name: string, from: HTMLElement) => void
  /** Chooses an option that the map has found by itself. */
  choose: (choice: Choice) => void
  /** Points at the options of a place (or at nothing), to show their odds. */
  onpoint: (name: string) => void
}
