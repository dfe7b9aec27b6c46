import { beforeEach, describe, expect, it } from 'vitest'
import type { Hint } from '$gen/types'
import { anyEvent, anyQuestion } from '$testing/frames'
import { dueHint, forgetHints, hinted, isPast, isStale } from './hints'

const hint = (id: string, more: Partial<Hint>): Hint => ({ id, rule: 'R-1', asked: [], verb: [], event: [], ...more })
const HINTS = [hint('window', { asked: ['cancel'] }), hint('alarm', { event: ['alarm_on'] })]

describe('first-time hints', () => {
  beforeEach(forgetHints)

  it('come when their question is asked or their event happens', () => {
    expect(dueHint('g', HINTS, anyQuestion('move'), [])).toBeNull()
    expect(dueHint('g', HINTS, anyQuestion('cancel'), [])?.id).toBe('window')
    expect(dueHint('g', HINTS, null, [anyEvent(1, { name: 'alarm_on' })])?.id).toBe('alarm')
  })

  it('come once for each game', () => {
    hinted('g', HINTS[0]!)
    expect(dueHint('g', HINTS, anyQuestion('cancel'), [])).toBeNull()
    expect(dueHint('other', HINTS, anyQuestion('cancel'), [])?.id).toBe('window')
  })

  it('go when something else is asked than what they are about; of an event they tell for a while', () => {
    const [window, alarm] = HINTS as [Hint, Hint]
    expect([isPast(window, anyQuestion('cancel')), isPast(window, anyQuestion('move'))]).toEqual([false, true])
    expect(isPast(alarm, anyQuestion('move'))).toBe(false)
  })

  it('stand beside three questions, not for the rest of the game', () => {
    expect(isStale(new Set([4, 9, 12]))).toBe(false)
    expect(isStale(new Set([4, 9, 12, 15]))).toBe(true)
  })
})
