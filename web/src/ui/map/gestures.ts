// Mouse and touch gestures on a map: pan (when zoomed in), pinch, wheel, click and hover.

import type { Camera, Point } from './camera.svelte'

export interface Gestures {
  camera: Camera
  /** Whether the wheel zooms without ctrl. If not, the wheel scrolls the page. */
  wheel?: boolean
  /** A click on an element of the drawing; `at` is in pixels of the pane. */
  pick: (on: Element, at: Point, event: MouseEvent) => void
  /** The mouse is over an element, or over none. */
  hover: (on: Element | null) => void
  /** A long press, or a click with the right mouse button. */
  inspect?: (on: Element) => void
  /** Every mouse move over the drawing, in pixels of the pane. */
  move?: (at: Point) => void
  /** Starts to drag what is pressed there; null if it cannot be dragged: then a drag pans the map. */
  grab?: (on: Element, at: Point) => Hold | null
}

/** A drag in progress. It ends with `drop`, or with `leave` if a second finger touches the map. */
export interface Hold {
  pull: (at: Point) => void
  drop: (at: Point, event: PointerEvent) => void
  leave: () => void
}

const STILL = 7 // pixels that the pointer may move during a click
const WHEEL = 1.0016
const LONG = 500 // milliseconds of a long press

export function gestures({
  camera,
  pick,
  hover,
  inspect,
  move,
  grab,
  wheel: plain,
}: Gestures): (svg: SVGSVGElement) => () => void {
  return (svg) => {
    const down = new Map<number, { x: number; y: number }>()
    let strayed = 0
    let pressed = 0
    let hold: Hold | null = null

    const inPane = (x: number, y: number) => {
      const box = svg.getBoundingClientRect()
      return { x: x - box.left, y: y - box.top }
    }

    const press = (event: PointerEvent) => {
      if (event.button !== 0) return
      // Forget pointers that were pressed on the map and released outside it, over something that had opened there.
      if (event.isPrimary) down.clear()
      if (!down.size) strayed = 0
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      clearTimeout(pressed)
      const on = event.target
      hold?.leave()
      hold = grab && down.size === 1 && on instanceof Element ? grab(on, inPane(event.clientX, event.clientY)) : null
      if (inspect && event.pointerType !== 'mouse' && down.size === 1 && on instanceof Element)
        pressed = window.setTimeout(() => look(on), LONG)
    }

    const look = (on: Element) => {
      if (strayed > STILL) return
      strayed = STILL + 1
      inspect?.(on)
    }

    const drag = (event: PointerEvent) => {
      const was = event.buttons ? down.get(event.pointerId) : undefined
      if (!was) return
      const now = { x: event.clientX, y: event.clientY }
      const others = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
      if (others.length) {
        const other = others[0]!
        const before = Math.hypot(was.x - other.x, was.y - other.y) || 1
        camera.zoomBy(
          Math.hypot(now.x - other.x, now.y - other.y) / before,
          inPane((now.x + other.x) / 2, (now.y + other.y) / 2),
        )
        strayed = STILL + 1
      } else {
        strayed += Math.hypot(now.x - was.x, now.y - was.y)
        if ((hold || camera.isNear) && strayed > STILL) {
          if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId)
          if (hold) hold.pull(inPane(now.x, now.y))
          else camera.panBy(now.x - was.x, now.y - was.y)
        }
      }
      down.set(event.pointerId, now)
    }

    const release = (event: PointerEvent) => {
      clearTimeout(pressed)
      if (!down.delete(event.pointerId) || !hold) return
      if (event.type === 'pointerup' && strayed > STILL) hold.drop(inPane(event.clientX, event.clientY), event)
      else hold.leave()
      hold = null
    }

    // A click leaves the focus on no piece: Enter then plays what is filled in the bar, and not the piece that was clicked.
    const unfocus = (event: MouseEvent) => {
      event.preventDefault()
      if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
        document.activeElement.blur()
    }

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !plain) return
      event.preventDefault()
      camera.zoomBy(WHEEL ** -event.deltaY, inPane(event.clientX, event.clientY))
    }

    const click = (event: MouseEvent) => {
      if (strayed <= STILL && event.target instanceof Element) pick(event.target, inPane(event.clientX, event.clientY), event)
    }

    const over = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.target instanceof Element) hover(event.target)
    }

    const moved = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !event.buttons) move?.(inPane(event.clientX, event.clientY))
    }

    const out = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hover(null)
    }

    const menu = (event: MouseEvent) => {
      if (!inspect || !(event.target instanceof Element)) return
      event.preventDefault()
      if (down.size) return
      inspect(event.target)
    }

    const stop = new AbortController()
    const on = { signal: stop.signal }
    svg.addEventListener('pointerdown', press, on)
    svg.addEventListener('pointermove', drag, on)
    svg.addEventListener('pointerup', release, on)
    svg.addEventListener('pointercancel', release, on)
    svg.addEventListener('mousedown', unfocus, on)
    svg.addEventListener('wheel', wheel, { ...on, passive: false })
    svg.addEventListener('click', click, on)
    svg.addEventListener('contextmenu', menu, on)
    svg.addEventListener('pointerover', over, on)
    if (move) svg.addEventListener('pointermove', moved, on)
    svg.addEventListener('pointerleave', out, on)
    return () => stop.abort()
  }
}
