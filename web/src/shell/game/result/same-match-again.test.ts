import { expect, it } from 'vitest'
import type { SeatCard } from '$gen/types'
import { canSwap } from './same-match-again'

it('offers other sides after a duel, not to partners who won or lost together', () => {
  const two = [{}, {}] as SeatCard[]
  expect(canSwap(two, [0], [1, 0])).toBe(true)
  expect(canSwap(two, [0], [0.5, 0.5])).toBe(true)
  expect(canSwap(two, [0], [0, 0])).toBe(false)
  expect(canSwap(two, [0], [1, 1])).toBe(false)
  expect(canSwap(two, [0, 1], [1, 0])).toBe(false)
})
