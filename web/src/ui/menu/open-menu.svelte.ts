// The menu that lies open at a place of a map or table.

import type { Point } from '../map/camera.svelte'
import { focusAgain } from './menu-keys'

export class OpenMenu<Entry> {
  shown = $state.raw<{ entries: Entry[]; at: Point; from: Element } | null>(null)

  /** `from`: what was clicked; it has the focus again when the menu is left. */
  open(entries: Entry[], at: Point, from: Element): void {
    this.shown = { entries, at, from }
  }

  /** Closed because something was chosen, or because something else is asked. */
  drop(): void {
    this.shown = null
  }

  /** Left without a choice. */
  leave(): void {
    const from = this.shown?.from
    this.drop()
    focusAgain(from)
  }
}
