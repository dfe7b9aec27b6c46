import { expect, test } from 'vitest'
import { allOn, allOnFirst, oneLess, oneMore, type Split, waysOf } from './split'

const split = (first: number, second: number, third: number): Split => ({
  targets: [
    { id: 'b1', number: first, least: 1 },
    { id: 'b2', number: second, least: 0 },
    { id: 'b3', number: third, least: 0 },
  ],
})

test('all attacks are on the target that was named', () => {
  expect(allOnFirst(['b1', 'b2', 'b3'], 4, (id) => (id === 'b1' ? 1 : 0))).toEqual(split(4, 0, 0))
})

test('one more comes from whoever has most, and none is lost', () => {
  expect(oneMore(split(4, 0, 0), 'b2')).toEqual(split(3, 1, 0))
  expect(oneMore(split(1, 3, 0), 'b3')).toEqual(split(1, 2, 1))
  expect(oneMore(split(1, 0, 0), 'b2')).toEqual(split(1, 0, 0))
})

test('one less goes to the first of the others, down to what a target must have', () => {
  expect(oneLess(split(2, 2, 0), 'b2')).toEqual(split(3, 1, 0))
  expect(oneLess(split(1, 3, 0), 'b1')).toEqual(split(1, 3, 0))
})

test('all that can be spared goes to one target', () => {
  expect(allOn(split(2, 1, 1), 'b3')).toEqual(split(1, 0, 3))
})

test('between two targets every way is shown, between more of them only the present one', () => {
  const two = { targets: split(2, 1, 0).targets.slice(0, 2) }
  expect(waysOf(two, 3)).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
  ])
  expect(waysOf(split(2, 1, 0), 3)).toEqual([[2, 1, 0]])
})
