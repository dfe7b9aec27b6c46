import { describe, expect, it } from 'vitest'
import { betterChance } from './rerolls'

describe('another throw', () => {
  const thrown = { roll: 'hit' as const, dice: [2], bonus: 0, need: 4, good: false, void: false }

  it('succeeds by the modified die, a 1 never and a 6 always', () => {
    expect(betterChance(thrown, 0)).toBeCloseTo(1 / 2)
    expect(betterChance({ ...thrown, bonus: -4 }, 0)).toBeCloseTo(1 / 6)
    expect(betterChance({ ...thrown, bonus: 3 }, 0)).toBeCloseTo(5 / 6)
    expect(betterChance({ ...thrown, roll: 'save', bonus: -4 }, 0)).toBe(0)
  })

  it('of a trauma roll counts the highest die, and nothing helps a fourth wound', () => {
    const trauma = { ...thrown, roll: 'trauma' as const, dice: [6, 5], need: null }
    expect(betterChance(trauma, 0)).toBeCloseTo(1 / 4)
    expect(betterChance({ ...trauma, bonus: -1 }, 0)).toBeCloseTo(4 / 9)
    expect(betterChance(trauma, 3)).toBe(0)
    expect(betterChance({ ...thrown, roll: 'charge' }, 0)).toBeNull()
  })
})
