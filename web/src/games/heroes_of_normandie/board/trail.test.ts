import { expect, test } from 'vitest'
import type { Happened, HN } from '../types'
import { clearSide, trailOf } from './trail'

const movement = (stepped: number): HN.Movement => ({ unit: 3, points: 2, stepped, stopped: false })
const event = (name: string, unit: number, square: string) => ({ name, facts: { unit, square } }) as unknown as Happened
const log = [
  event('stepped', 3, 'a1'),
  event('stepped', 3, 'b2'),
  event('stepped', 5, 'h8'),
  event('spotted', 3, 'x9'),
  event('drove', 3, 'b3'),
]

test('the way so far has the squares of this movement alone, without those of others and of earlier turns', () => {
  expect(trailOf(movement(2), log)).toEqual(['b2', 'b3'])
})

test('who has not moved yet, or is not on the move, has no way behind him', () => {
  expect(trailOf(movement(0), log)).toEqual([])
  expect(trailOf(null, log)).toEqual([])
})

test('the label lies beside the unit, over no counter and inside the map', () => {
  const view = (...squares: string[]): HN.View =>
    ({ map: { width: 9, height: 9 }, units: squares.map((square) => ({ squares: [square] })) }) as unknown as HN.View
  expect(clearSide(view('d4'), 'd4')).toBe('above')
  expect(clearSide(view('d4', 'e3'), 'd4')).toBe('right')
  expect(clearSide(view('d4', 'e3', 'f4'), 'd4')).toBe('left')
  expect(clearSide(view('d4', 'e3', 'f4', 'b4'), 'd4')).toBe('below')
  expect(clearSide(view(), 'a1')).toBe('right')
})
