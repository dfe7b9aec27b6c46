import { expect, test } from 'vitest'
import { square, table } from '$testing/commandos-40k-table'
import { isInside, labelsOf, levelsAt, partsOf } from './terrain-looks'

test('parts look like what they are: wall, door, window, floor, ground', () => {
  expect(partsOf(table).map((each) => each.shape)).toEqual(['wall', 'door', 'window', 'window', 'floor', 'area'])
  expect(labelsOf(table).map((label) => [label.key, label.height])).toEqual([
    ['web-kt-terrain-height', 3000],
    ['web-kt-terrain-difficult', 500],
  ])
})

test('a model can stand on the floor and under it, the highest first; beside it only on the table', () => {
  expect(levelsAt(table, { x: 5000, y: 5000 })).toEqual([3000, 0])
  expect(levelsAt(table, { x: 12000, y: 5000 })).toEqual([0])
  expect(isInside(square(0, 0, 10).reverse(), { x: 10, y: 5 })).toBe(true)
  expect(isInside(square(0, 0, 10), { x: 11, y: 5 })).toBe(false)
})
