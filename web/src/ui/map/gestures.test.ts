import { afterEach, expect, test, vi } from 'vitest'
import { Camera } from './camera.svelte'
import { gestures } from './gestures'

/** Something that can have the focus. */
class Piece extends EventTarget {
  blur = vi.fn()
}

afterEach(() => vi.unstubAllGlobals())

test('a press of the mouse leaves the focus on no piece: Enter then plays what is filled in the bar', () => {
  const [piece, svg] = [new Piece(), new EventTarget()]
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('SVGElement', Piece)
  vi.stubGlobal('document', { activeElement: piece })
  const camera = new Camera({ nearest: 2, finger: 1 })
  const leave = gestures({ camera, pick: () => {}, hover: () => {} })(svg as unknown as SVGSVGElement)
  const press = new Event('mousedown', { cancelable: true })
  svg.dispatchEvent(press)
  expect([press.defaultPrevented, piece.blur.mock.calls.length]).toEqual([true, 1])
  leave()
})
