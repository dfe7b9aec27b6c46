// How a small menu behaves: its first entry has the focus, arrows go round, Escape or a click elsewhere leaves it.

export interface MenuEntry {
  key: string
  label: string
  /** How likely it succeeds, where that is known. */
  chance: number | null
  attack: boolean
}

export interface Size {
  w: number
  h: number
}

const EDGE = 8

/** Keeps something of that length within a board, with a small edge left free. */
export const within = (start: number, length: number, all: number): number =>
  Math.max(EDGE, Math.min(start, all - length - EDGE))

/** Focuses the first entry and watches for a click outside; gives back how to stop watching. */
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

/** Gives the focus back to a piece of the drawing, if the keyboard can be there. */
export function focusAgain(piece: Element | null | undefined): void {
  if (piece instanceof SVGElement && piece.hasAttribute('tabindex')) piece.focus()
}
