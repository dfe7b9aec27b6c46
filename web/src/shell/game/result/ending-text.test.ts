import { expect, test } from 'vitest'
import type { Ending } from '$gen/types'
import { told, verdict } from './ending-text'

const ending = (scores: number[], text = ''): Ending => ({ key: '', rule: '', text, scores, seed: '', hints: 0 })

test('the first sentence is the title, the rest says why', () => {
  expect(told(ending([], 'American victory. The bridge is held.'))).toEqual({
    title: 'American victory.',
    why: 'The bridge is held.',
  })
  expect(told(ending([], 'Draw.'))).toEqual({ title: 'Draw.', why: '' })
})

test('won, lost or drawn is seen from the seat', () => {
  expect(verdict(ending([1, 0]), [0])).toBe('won')
  expect(verdict(ending([1, 0]), [1])).toBe('lost')
  expect(verdict(ending([0.5, 0.5]), [1])).toBe('drawn')
  expect(verdict(ending([1, 1, 1]), [0, 2])).toBe('won')
})

test('whoever plays both sides or looks on is told who won', () => {
  expect(verdict(ending([1, 0]), [0, 1])).toBeNull()
  expect(verdict(ending([1, 0]), [])).toBeNull()
})
