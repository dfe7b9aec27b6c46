// What the person at the screen looks at: a model (chosen on the table or in a list), the one under the pointer, a measuring
// tape.

import type { Place } from './lengths'

/** An end of the tape: a place, or the base of a model. */
export interface End extends Place {
  radius: number
}

class Look {
  /** The model that was chosen to be looked at; empty: the one that is asked about. */
  model = $state('')
  /** The model under the pointer or the cursor. */
  over = $state('')
  /** Chosen in a list: the table shows it. */
  wished = $state.raw<{ id: string } | null>(null)
  tape = $state(false)
  from = $state.raw<End | null>(null)
  to = $state.raw<End | null>(null)

  open(model: string): void {
    this.model = model
  }

  close(): void {
    this.model = ''
  }

  /** From a list: it is looked at, and the table moves until it is seen. */
  show(id: string): void {
    this.model = id
    this.wished = { id }
  }

  toggleTape(): void {
    this.tape = !this.tape
    this.from = this.to = null
  }

  /** The first click of a line, then the second; a third begins anew. */
  measure(end: End): void {
    if (!this.from || this.to) {
      this.from = end
      this.to = null
    } else this.to = end
  }

  /** Escape: whatever is open last. Says whether there was anything. */
  back(): boolean {
    if (this.tape) this.toggleTape()
    else if (this.model) this.close()
    else return false
    return true
  }

  /** Another game. */
  reset(): void {
    this.model = this.over = ''
    this.wished = this.from = this.to = null
    this.tape = false
  }
}

/** Shared by the table and the lists beside it. */
export const look = new Look()
