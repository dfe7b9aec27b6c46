import { expect, test } from 'vitest'
import { freeEdge } from './free-edge'

const STAGE = { width: 800, height: 600 }
const mark = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 })

test('a hint lies over the upper edge of the board', () => {
  expect(freeEdge(STAGE, 400, 50, [])).toBe('top')
  expect(freeEdge(STAGE, 400, 50, [mark(20, 10), mark(380, 70)])).toBe('top')
})

test('where an answer stands there it lies over the lower one', () => {
  expect(freeEdge(STAGE, 400, 50, [mark(380, 10)])).toBe('bottom')
})

test('and nowhere while answers stand at both', () => {
  expect(freeEdge(STAGE, 400, 50, [mark(380, 10), mark(380, 560)])).toBe('none')
})
