import { expect, test } from 'vitest'
import { stepperSpots } from './stepper-spots'

const size = { w: 100, h: 30 }
const pane = { w: 400, h: 400 }
const meet = (one: { x: number; y: number }, two: { x: number; y: number }): boolean =>
  Math.abs(one.x - two.x) < size.w && Math.abs(one.y - two.y) < size.h

test('a stepper stands above its target', () => {
  expect(stepperSpots([{ x: 200, y: 200, r: 20 }], [], size, pane)).toEqual([{ x: 200, y: 157 }])
})

test('two targets side by side: the steppers do not meet', () => {
  const [one, two] = stepperSpots(
    [
      { x: 200, y: 200, r: 20 },
      { x: 230, y: 210, r: 20 },
    ],
    [],
    size,
    pane,
  )
  expect(meet(one!, two!)).toBe(false)
})

test('it gives way to the shooter, and stays in the pane', () => {
  expect(stepperSpots([{ x: 200, y: 200, r: 20 }], [{ x: 200, y: 150, r: 20 }], size, pane)).toEqual([{ x: 200, y: 243 }])
  expect(stepperSpots([{ x: 10, y: 10, r: 20 }], [], size, pane)[0]).toEqual({ x: 58, y: 53 })
})
