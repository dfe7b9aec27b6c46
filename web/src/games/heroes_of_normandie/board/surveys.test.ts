import { expect, test } from 'vitest'
import type { HN } from '../types'
import { reachBySquare } from './surveys'

test('a square that can be reached facing several ways is one square', () => {
  const place = (square: string, facing: string): HN.Place => ({ square, facing, points: 1, way: [], can_stop: true })
  expect(reachBySquare([place('a1', 'n'), place('a1', 'e'), place('b1', 'n')]).get('a1')).toHaveLength(2)
})
