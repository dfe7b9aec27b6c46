// Dragging an order token from the tray onto a unit of the map.

const SLIP = 8

export interface Lifted {
  x: number
  y: number
}

/** Drags a token from the tray. `carry` is called with the pointer's place, `drop` with the square where the token was
 * released (empty: outside the map). */
export function lift(start: PointerEvent, carry: (at: Lifted | null) => void, drop: (square: string) => void): void {
  if (start.button !== 0) return
  let dragging = false
  const move = (event: PointerEvent) => {
    if (!dragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return
    dragging = true
    carry({ x: event.clientX, y: event.clientY })
  }
  const end = (event: PointerEvent) => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    carry(null)
    if (dragging && event.type === 'pointerup') drop(squareAt(event))
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

const squareAt = (event: PointerEvent): string =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('[data-square]')?.dataset.square ?? ''
