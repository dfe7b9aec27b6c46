import { expect, test } from 'vitest'
import { spotsBeside } from './spots-beside'

const size = { w: 100, h: 30 }
const pane = { w: 400, h: 400 }
const meet = (one: { x: number; y: number }, two: { x: number; y: number }): boolean =>
  Math.abs(one.x - two.x) < size.w && Math.abs(one.y - two.y) < size.h

test('a stepper stands above its target', () => {
  expect(spotsBeside([{ x: 200, y: 200, r: 20, ...size }], [], pane)).toEqual([{ x: 200, y: 157 }])
})

test('two targets side by side: the steppers do not meet', () => {
  const [one, two] = spotsBeside(
    [
      { x: 200, y: 200, r: 20, ...size },
      { x: 230, y: 210, r: 20, ...size },
    ],
    [],
    pane,
  )
  expect(meet(one!, two!)).toBe(false)
})

test('it gives way to the shooter, and stays in the pane', () => {
  const shooter = { x: 200, y: 150, r: 20 }
  expect(spotsBeside([{ x: 200, y: 200, r: 20, ...size }], [shooter], pane)).toEqual([{ x: 200, y: 243 }])
  expect(spotsBeside([{ x: 10, y: 10, r: 20, ...size }], [], pane)[0]).toEqual({ x: 58, y: 53 })
})

test('the labels of four models in a close square cover none of them', () => {
  const label = { w: 150, h: 24 }
  const square = [
    [180, 180],
    [220, 180],
    [180, 220],
    [220, 220],
  ].map(([x = 0, y = 0]) => ({ x, y, r: 18, ...label }))
  for (const spot of spotsBeside(square, [], pane, 2))
    for (const { x, y, r } of square)
      expect(Math.abs(spot.x - x) >= r + label.w / 2 || Math.abs(spot.y - y) >= r + label.h / 2).toBe(true)
})
