// What the person at the screen looks at: a unit (whose card is open), a square under the pointer, a line between two squares.

export class Look {
  /** The unit that was chosen to be looked at; -1: the one that acts. */
  unit = $state(-1)
  /** Whether its card lies open. */
  card = $state(false)
  /** The square under the pointer or the cursor. */
  square = $state('')
  ruler = $state(false)
  from = $state('')
  to = $state('')

  open(unit: number): void {
    this.unit = unit
    this.card = true
  }

  close(): void {
    this.unit = -1
    this.card = false
  }

  toggleRuler(): void {
    this.ruler = !this.ruler
    this.from = this.to = ''
  }

  /** The first click of a line, then the second; a third begins anew. */
  measure(square: string): void {
    if (!this.from || this.to) {
      this.from = square
      this.to = ''
    } else if (square !== this.from) this.to = square
  }

  /** Escape: whatever is open last. Says whether there was anything. */
  back(): boolean {
    if (this.ruler) {
      this.toggleRuler()
      return true
    }
    if (!this.card) return false
    this.close()
    return true
  }
}
