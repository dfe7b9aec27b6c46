// The measuring tape of a map: a line from a first click to a second one.

export class Measure<End> {
  on = $state(false)
  from = $state.raw<End | null>(null)
  to = $state.raw<End | null>(null)

  toggle(): void {
    this.on = !this.on
    this.from = this.to = null
  }

  /** The first click begins the line, the second ends it, a third begins another line. A second click on the start is
   * ignored. */
  take(end: End): void {
    if (this.from === null || this.to !== null) {
      this.from = end
      this.to = null
    } else if (end !== this.from) this.to = end
  }
}
