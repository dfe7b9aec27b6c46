import { expect, test } from 'vitest'
import { cornerFor } from './mini-corner'

const BOX = { x: 100, y: 200, w: 400, h: 600 }

test('the small map lies below on the left', () => {
  expect(cornerFor(BOX, 0.5, [])).toBe('low')
  expect(cornerFor(BOX, 0.5, [{ x: 450, y: 780 }]), 'what is on the right is not covered').toBe('low')
})

test('where something there can be chosen it lies above on the right, and nowhere if both corners are taken', () => {
  expect(cornerFor(BOX, 0.5, [{ x: 150, y: 750 }])).toBe('high')
  expect(
    cornerFor(BOX, 0.5, [
      { x: 150, y: 750 },
      { x: 150, y: 250 },
    ]),
  ).toBe('high')
  expect(
    cornerFor(BOX, 0.5, [
      { x: 150, y: 750 },
      { x: 450, y: 250 },
    ]),
  ).toBe('none')
})

test('what lies outside of the part that shows counts for nothing', () => {
  expect(cornerFor(BOX, 0.5, [{ x: 20, y: 750 }])).toBe('low')
})
