import { describe, expect, it } from 'vitest'
import type { Happened } from '$gen/types'
import { anyEvent } from '$testing/frames'
import { added } from './new-events'

const event = (n: number, name = 'moved', move = n): Happened => anyEvent(n, { name, text: name, move })
const numbers = (events: Happened[]): number[] => events.map((each) => each.n)

describe('what is new in an update', () => {
  it('is what follows the log that stands', () => {
    expect(numbers(added([event(0), event(1)], { keep: 2, log: [event(2), event(3)] }))).toEqual([2, 3])
  })

  it('is nothing when something was taken back', () => {
    expect(added([event(0), event(1), event(2)], { keep: 1, log: [] })).toEqual([])
    expect(
      added([event(0), event(1), event(2)], { keep: 1, log: [event(1, 'fell', 9), event(2, 'fell', 9), event(3)] }),
    ).toEqual([])
  })

  it('is only the end when a resumed line tells the whole log again', () => {
    expect(numbers(added([event(0), event(1)], { keep: 0, log: [event(0), event(1), event(2)] }))).toEqual([2])
  })

  it('does not depend on the language in which it is told', () => {
    const told = { ...event(1), text: 'déplacé' }
    expect(numbers(added([event(0), event(1)], { keep: 0, log: [event(0), told, event(2)] }))).toEqual([2])
  })
})
