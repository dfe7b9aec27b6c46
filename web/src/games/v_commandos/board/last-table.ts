// What the board draws when the last terrain has been taken from the table (VC-OPER-06): the table as it lay before, so that
// the end can be looked at.

import type { VC } from '../types'
import { onTable } from './piece-places'

/** Answers for each view with the one to draw: the last with a terrain on the table, if this one has none. */
export function lastTable(): (view: VC.View) => VC.View {
  let kept: VC.View | null = null
  return (view) => {
    if (onTable(view).length) kept = view
    return view.turn > 0 ? (kept ?? view) : view
  }
}
