// The menu that is open at a place of a map or table.

import type { Point } from '../map/camera.svelte'
import { focusAgain } from './menu-keys'

export class OpenMenu<Entry> {
  shown = $state.raw<{ entries: Entry[]; at: Point; from: Element } | null>(null)

  /** `from`: the clicked element; it gets the focus back when the menu is closed without a choice. */
  open(entries: Entry[], at: Point, from: Element): void {
    this.shown = { entries, at, from }
  }

  /** Closes the menu because something was chosen, or because the question has changed. */
  drop(): void {
    this.shown = null
  }

  /** Closes the menu without a choice. */
  leave(): void {
    const from = this.shown?.from
    this.drop()
    focusAgain(from)
  }
}
