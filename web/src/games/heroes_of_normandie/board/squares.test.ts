import { expect, test } from 'vitest'
import type { HN } from '../types'
import {
  allSquares,
  angleOf,
  centreOf,
  columnName,
  inTheMiddle,
  middleOf,
  nameOf,
  nextSquare,
  placeOf,
  squaresAt,
  stepTowards,
} from './squares'

const map = { width: 30, height: 15, rows: [], changed: [], buildings: [], walls: [], layout: '' } satisfies HN.MapView

test('a name and its place are one, also beyond z', () => {
  expect(columnName(25)).toBe('z')
  expect(columnName(26)).toBe('aa')
  expect(columnName(59)).toBe('bh')
  for (const [x, y] of [
    [0, 0],
    [3, 6],
    [25, 14],
    [26, 0],
    [29, 29],
    [51, 3],
    [52, 0],
    [60, 14],
  ] as const)
    expect(placeOf(nameOf(x, y))).toEqual({ x, y })
})

test('an intersection is the north-west corner of its square', () => {
  expect(centreOf('c4')).toEqual({ x: 125, y: 175 })
  expect(centreOf('@c4')).toEqual({ x: 100, y: 150 })
})

test('a vehicle facing north-east has its rear to the south-west', () => {
  expect(stepTowards('ne')).toEqual({ x: 1, y: -1 })
  expect(angleOf('e')).toBe(0)
  expect(squaresAt('e5', 'ne', 2)).toEqual(['e5', 'd6'])
  expect(squaresAt('e5', 'ne', 1)).toEqual(['e5'])
  expect(middleOf(['e5', 'd6'])).toEqual({ x: 200, y: 250 })
})

test('the cursor stays on the map', () => {
  expect(nextSquare(map, 'a1', -1, -1)).toBe('a1')
  expect(nextSquare(map, 'z3', 1, 0)).toBe('aa3')
  expect(nextSquare(map, 'ad15', 1, 1)).toBe('ad15')
  expect(allSquares(map)).toHaveLength(450)
})

test('of many places one in their middle is looked at, and it is one of them', () => {
  expect(inTheMiddle(['a1', 'b1', 'f1'].map(centreOf))).toEqual([centreOf('b1')])
  expect(inTheMiddle([])).toEqual([])
})
