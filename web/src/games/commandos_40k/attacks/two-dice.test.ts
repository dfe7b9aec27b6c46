import { describe, expect, it } from 'vitest'
import { chanceOfTotal, throwsFor } from './two-dice'

describe('two dice', () => {
  it('reach 7 in 21 throws of 36, 2 always and 13 never', () => {
    expect([2, 7, 12, 13].map(throwsFor)).toEqual([36, 21, 1, 0])
    expect(chanceOfTotal(7)).toBeCloseTo(21 / 36)
  })
})
