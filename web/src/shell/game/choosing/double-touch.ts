// A double click or a double tap on one place: the first has changed the question or the step, so the second meets a button
// that nobody meant. Keys have a rule of their own (`Play.isTooSoon`).

/** Milliseconds after a change in which a click on the place of the one before is taken for its second half. */
const SOON = 250
/** Pixels by which the two may differ. */
const NEAR = 40

export class DoubleTouch {
  private changedAt = -Infinity
  private last = { x: -Infinity, y: -Infinity, at: -Infinity }

  /** What stands in the bar has changed. */
  changed(): void {
    this.changedAt = performance.now()
  }

  /** Whether this click repeats the one before. Keys and screen readers click without a place (`detail` 0). A mouse says itself
   * which click is the second of two; a finger does not, and an exit is too dear to ask. */
  repeats(click: MouseEvent): boolean {
    if (click.detail === 0) return false
    const { last, changedAt } = this
    const now = performance.now()
    const near = Math.abs(click.clientX - last.x) < NEAR && Math.abs(click.clientY - last.y) < NEAR
    const doubled = click.detail > 1 || isTouch(click) || isExit(click)
    const repeats = near && doubled && last.at <= changedAt && now - changedAt < SOON
    if (!repeats) this.last = { x: click.clientX, y: click.clientY, at: now }
    return repeats
  }
}

const isTouch = (click: MouseEvent): boolean => 'pointerType' in click && click.pointerType === 'touch'

const isExit = ({ target }: MouseEvent): boolean => ((target as Element | null)?.closest('.exit') ?? null) !== null
