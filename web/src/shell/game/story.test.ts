import { describe, expect, it } from 'vitest'
import type { Happened } from '../../gen/types'
import { newest } from './story'

const event = (n: number, move: number, heading = 0): Happened =>
  ({ n, name: 'played', text: `event ${n}`, rule: '', by: 0, move, heading, forced: false, facts: {} })
const numbers = (events: Happened[]): number[] => events.map((each) => each.n)

describe('the newest sentences', () => {
  it('are those of the last choice, without headings', () => {
    expect(numbers(newest([event(0, 1), event(1, 2), event(2, 2, 1), event(3, 2)]))).toEqual([1, 3])
  })

  it('are no more than fit', () => {
    expect(numbers(newest([1, 2, 3, 4, 5, 6].map((n) => event(n, 1)), 2))).toEqual([5, 6])
  })

  it('are none before anything has happened', () => {
    expect(newest([])).toEqual([])
  })
})
