// Dragging a card from the hand onto the combat area.

import type { Choice, OC } from '../types'
import type { Inspect } from './loupe.svelte'

const SLIP = 12

export class Drag {
  /** The card being dragged, and where the pointer is. */
  card = $state.raw<OC.Card | null>(null)
  x = $state(0)
  y = $state(0)
  /** Whether the card would be played if it were dropped here. */
  over = $state(false)
  private dragged = false

  constructor(private readonly drop: (choices: Choice[], slot: number) => void) {}

  /** Whether the next click only ends a drag. Asking resets it. */
  wasDragged(): boolean {
    const dragged = this.dragged
    this.dragged = false
    return dragged
  }

  begin(start: PointerEvent, card: OC.Card, choices: Choice[], inspect: Inspect): void {
    if (start.button !== 0) return
    this.dragged = false
    const move = (event: PointerEvent) => {
      if (!this.card) {
        // A sideways move scrolls the hand; a drag goes up.
        const far =
          event.pointerType === 'mouse'
            ? Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
            : start.clientY - event.clientY
        if (far < SLIP) return
        inspect.close()
        this.card = card
        this.dragged = true
      }
      this.x = event.clientX
      this.y = event.clientY
      this.over = laneAt(event) !== null
    }
    const end = (event: PointerEvent) => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      const dragging = this.card !== null
      this.card = null
      if (!dragging) return
      // A drag that ends on another element is followed by no click.
      setTimeout(() => (this.dragged = false))
      const lane = event.type === 'pointerup' ? laneAt(event) : null
      if (lane) this.drop(choices, lane.slot)
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
}

/** The combat area under the pointer, and the unit in it. */
function laneAt(event: PointerEvent): { slot: number } | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  if (!under?.closest('[data-lane]')) return null
  const slot = under.closest<HTMLElement>('[data-slot]')?.dataset.slot
  return { slot: slot === undefined ? -1 : Number(slot) }
}
