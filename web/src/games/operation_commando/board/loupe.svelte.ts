// The loupe: a card or a terrain, large. It opens where the pointer or focus rests, and stays open after a long press or a
// right click.

import { getContext, setContext } from 'svelte'
import type { OC } from '../types'

export type Seen = { card: OC.Card; terrain?: undefined } | { terrain: OC.Terrain; card?: undefined }

interface Shown {
  what: Seen
  /** The screen rectangle of the thing itself. */
  at: DOMRect
  /** Whether the loupe stays until it is closed. */
  pinned: boolean
  from: HTMLElement
}

const LINGER = 450
const PRESS = 480
const SLIP = 10

export class Inspect {
  shown = $state.raw<Shown | null>(null)
  private timer = 0
  private pressed = 0
  /** The click that ends a long press does not count. */
  private held = false
  /** Where the pointer was moved to last. */
  private moved: { x: number; y: number } | null = null

  open(what: Seen, from: HTMLElement, pinned: boolean): void {
    clearTimeout(this.timer)
    this.shown = { what, at: from.getBoundingClientRect(), pinned, from }
  }

  close = (): void => {
    clearTimeout(this.timer)
    const from = this.shown?.pinned ? this.shown.from : null
    this.shown = null
    from?.focus({ preventScroll: true })
  }

  private later(what: Seen, from: HTMLElement): void {
    clearTimeout(this.timer)
    if (!this.shown?.pinned) this.timer = window.setTimeout(() => from.isConnected && this.open(what, from, false), LINGER)
  }

  private leave(): void {
    clearTimeout(this.timer)
    this.timer = 0
    clearTimeout(this.pressed)
    if (!this.shown?.pinned) this.shown = null
  }

  /** What lay under the pointer may be gone: nothing is shown large until the pointer moves again. */
  settle(): void {
    if (!this.shown?.pinned) this.leave()
  }

  /** Notes where the pointer is, after the elements have heard of it. */
  follow = ({ clientX, clientY }: PointerEvent): void => {
    this.moved = { x: clientX, y: clientY }
  }

  /** Whether the pointer has come here; else the element has come under a pointer that rests. */
  hasCome = (event: PointerEvent): boolean =>
    event.pointerType === 'mouse' && !(this.moved?.x === event.clientX && this.moved.y === event.clientY)

  /** Whether the next click only ends a long press. Asking resets it. */
  wasHeld(): boolean {
    const held = this.held
    this.held = false
    return held
  }

  /** The event handlers that an element needs so that its thing can be shown large. */
  on(what: Seen): Record<string, (event: never) => void> {
    return {
      onpointerenter: (event: PointerEvent) => {
        if (this.hasCome(event)) this.later(what, event.currentTarget as HTMLElement)
      },
      onpointermove: (event: PointerEvent) => {
        if (this.hasCome(event) && !this.timer && !this.shown) this.later(what, event.currentTarget as HTMLElement)
      },
      onpointerleave: () => this.leave(),
      onfocus: (event: FocusEvent) => {
        const at = event.currentTarget as HTMLElement
        if (at.matches(':focus-visible')) this.later(what, at)
      },
      onblur: () => this.leave(),
      oncontextmenu: (event: MouseEvent) => {
        event.preventDefault()
        this.open(what, event.currentTarget as HTMLElement, true)
      },
      onpointerdown: (event: PointerEvent) => {
        this.held = false
        clearTimeout(this.timer)
        if (event.pointerType === 'mouse') return
        const at = event.currentTarget as HTMLElement
        const { clientX, clientY } = event
        clearTimeout(this.pressed)
        this.pressed = window.setTimeout(() => {
          this.held = true
          this.open(what, at, true)
        }, PRESS)
        const stop = (later: PointerEvent) => {
          if (later.type === 'pointermove' && Math.hypot(later.clientX - clientX, later.clientY - clientY) < SLIP) return
          clearTimeout(this.pressed)
          for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) window.removeEventListener(name, stop)
        }
        for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) window.addEventListener(name, stop)
      },
    }
  }
}

const KEY = Symbol('inspect')
export const provideInspect = (): Inspect => setContext(KEY, new Inspect())
export const useInspect = (): Inspect => getContext<Inspect>(KEY)
