import { describe, expect, it } from 'vitest'
import type { Happened } from '$gen/types'
import { lateBefore, newest, paragraphs } from './log-prose'

const event = (n: number, move: number, heading = 0): Happened => ({
  n,
  name: 'played',
  text: `event ${n}`,
  rule: '',
  by: 0,
  move,
  heading,
  forced: false,
  facts: {},
})
const numbers = (events: Happened[]): number[] => events.map((each) => each.n)

describe('the newest sentences', () => {
  it('are those of the last choice, without headings', () => {
    expect(numbers(newest([event(0, 1), event(1, 2), event(2, 2, 1), event(3, 2)]))).toEqual([1, 3])
  })

  it('are no more than fit', () => {
    expect(
      numbers(
        newest(
          [1, 2, 3, 4, 5, 6].map((n) => event(n, 1)),
          2,
        ),
      ),
    ).toEqual([5, 6])
  })

  it('are none before anything has happened', () => {
    expect(newest([])).toEqual([])
  })
})

describe('what the clock has passed', () => {
  const story = paragraphs(
    [event(4, 3), event(5, 5), event(6, 5), event(7, 8)],
    () => true,
    () => false,
  )
  const at = (move: number): number[] => [...lateBefore(story, [{ move, seat: 1 }]).keys()]

  it('stands before what came of the choices after it', () => {
    expect(at(4)).toEqual([1])
    expect(at(5)).toEqual([1])
    expect(at(6)).toEqual([2])
  })

  it('stands at the end while nothing has come of it', () => {
    expect(at(9)).toEqual([3])
    expect([...lateBefore([], [{ move: 2, seat: 0 }]).keys()]).toEqual([0])
  })

  it('is left out with the part of the log that is not here', () => {
    expect(at(2)).toEqual([])
  })
})
