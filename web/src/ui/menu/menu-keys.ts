// How a small menu behaves: its first entry has the focus, the arrow keys cycle, Escape or a click outside closes it.

export interface MenuEntry {
  key: string
  label: string
  /** The chance of success, if it is known. */
  chance: number | null
  attack: boolean
}

export interface Size {
  w: number
  h: number
}

const EDGE = 8

/** Moves something of this length so that it stays inside the board, with a small edge left free. */
export const within = (start: number, length: number, all: number): number =>
  Math.max(EDGE, Math.min(start, all - length - EDGE))

/** Focuses the first entry and watches for a click outside. Returns a function that stops watching. */
export function openMenu(menu: HTMLElement, close: () => void): () => void {
  menu.querySelector('button')?.focus()
  const outside = (event: PointerEvent) => {
    if (event.target instanceof Node && !menu.contains(event.target)) close()
  }
  document.addEventListener('pointerdown', outside, true)
  return () => document.removeEventListener('pointerdown', outside, true)
}

export function menuKey(menu: HTMLElement, event: KeyboardEvent, close: () => void): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    close()
  } else if (step) {
    event.preventDefault()
    const all = [...menu.querySelectorAll('button')]
    all[(all.indexOf(document.activeElement as HTMLButtonElement) + step + all.length) % all.length]?.focus()
  } else if (event.key !== 'Enter') {
    return
  }
  event.stopPropagation()
}

/** Gives the focus back to a piece of the drawing, if the piece can have it. */
export function focusAgain(piece: Element | null | undefined): void {
  if (piece instanceof SVGElement && piece.hasAttribute('tabindex')) piece.focus()
}
