import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DoubleTouch } from './double-touch'

const click = (x: number, detail = 1, pointerType = 'mouse', target: unknown = null): MouseEvent =>
  ({ clientX: x, clientY: 700, detail, pointerType, target }) as unknown as MouseEvent

let touches: DoubleTouch
beforeEach(() => {
  vi.useFakeTimers()
  touches = new DoubleTouch()
})
afterEach(() => vi.useRealTimers())

/** A click after which the question changes, and another one later. */
function twice(first: MouseEvent, second: MouseEvent, later = 100): boolean {
  expect(touches.repeats(first)).toBe(false)
  touches.changed()
  vi.advanceTimersByTime(later)
  return touches.repeats(second)
}

test('the second half of a double click answers no new question', () => {
  expect(twice(click(50), click(52, 2))).toBe(true)
})

test('nor does the second tap of a finger, which counts no clicks', () => {
  expect(twice(click(50, 1, 'touch'), click(60, 1, 'touch'))).toBe(true)
})

test('an exit is not taken twice by two clicks, however slow they are counted', () => {
  const exit = { closest: (selector: string) => (selector === '.exit' ? {} : null) }
  expect(twice(click(900, 1, 'mouse', exit), click(900, 1, 'mouse', exit))).toBe(true)
  expect(twice(click(50), click(50)), 'a slot by two single clicks of a mouse').toBe(false)
})

test('a calm second click does', () => {
  expect(twice(click(50, 1, 'touch'), click(50, 1, 'touch'), 250)).toBe(false)
})

test('so does a click elsewhere, and one of a key or a screen reader', () => {
  expect(twice(click(50), click(150, 2))).toBe(false)
  expect(twice(click(50), click(50, 0))).toBe(false)
})

test('a double click that has changed nothing means what it says', () => {
  touches.changed()
  vi.advanceTimersByTime(10)
  expect(touches.repeats(click(50))).toBe(false)
  vi.advanceTimersByTime(10)
  expect(touches.repeats(click(50, 2))).toBe(false)
})
