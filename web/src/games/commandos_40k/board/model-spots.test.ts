import { expect, test } from 'vitest'
import { inTheMidst } from './model-spots'

test('the camera looks at a model, not at the empty middle between two groups', () => {
  const [left, right] = [[100, 120, 140].map((x) => ({ x, y: 300 })), [1000, 1020].map((x) => ({ x, y: 300 }))]
  expect(inTheMidst([...left, ...right])).toEqual({ x: 140, y: 300 })
  expect(inTheMidst([])).toBeNull()
})
