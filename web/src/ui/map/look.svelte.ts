// What the person at the screen looks at on a map. Shared by the map and the lists beside it.

import { Measure } from './measure.svelte'

/** `Id` names a piece; `End` is an end of a measured line. */
export class Look<Id, End> {
  /** The piece that was chosen to be looked at; null: the one that is asked about. */
  chosen = $state.raw<Id | null>(null)
  /** The name of what is under the pointer or the keyboard's cursor. */
  over = $state('')
  /** A piece chosen in a list: the map moves until it is seen. */
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

  /** Escape: closes whatever was opened last. Returns whether there was anything. */
  back(): boolean {
    if (this.measure.on) this.measure.toggle()
    else if (this.chosen !== null) this.close()
    else return false
    return true
  }

  /** Another game begins. */
  reset(): void {
    if (this.measure.on) this.measure.toggle()
    this.chosen = this.wished = null
    this.over = ''
  }
}
