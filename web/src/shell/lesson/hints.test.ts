import { beforeEach, describe, expect, it } from 'vitest'
import type { Hint } from '$gen/types'
import { anyEvent, anyQuestion } from '$testing/frames'
import { dueHint, forgetHints, hinted, isStale } from './hints'

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

  it('stand beside three questions, not for the rest of the game', () => {
    expect(isStale(new Set([4, 9, 12]))).toBe(false)
    expect(isStale(new Set([4, 9, 12, 15]))).toBe(true)
  })
})
