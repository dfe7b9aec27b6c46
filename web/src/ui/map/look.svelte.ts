// What the person at the screen has selected, points at or measures on a map. The map and the lists beside it share it.

import { Measure } from './measure.svelte'

/** `Id` names a piece; `End` is an end of a measured line. */
export class Look<Id, End> {
  /** The piece whose card is open; null: the card of the piece that the question is about. */
  chosen = $state.raw<Id | null>(null)
  /** The name of the element under the pointer or with the keyboard focus. */
  over = $state('')
  /** A piece chosen in a list: the map moves until the piece is visible. */
  wished = $state.raw<{ id: Id } | null>(null)
  readonly measure = new Measure<End>()

  open(id: Id): void {
    this.chosen = id
  }

  close(): void {
    this.chosen = null
  }

  show(id: Id): void {
    this.chosen = id
    this.wished = { id }
  }

  /** Handles Escape: closes what was opened last. Returns whether anything was open. */
  back(): boolean {
    if (this.measure.on) this.measure.toggle()
    else if (this.chosen !== null) this.close()
    else return false
    return true
  }

  /** Clears everything for another game. */
  reset(): void {
    if (this.measure.on) this.measure.toggle()
    this.chosen = this.wished = null
    this.over = ''
  }
}
