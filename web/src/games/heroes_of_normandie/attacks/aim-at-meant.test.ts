import { describe, expect, it } from 'vitest'
import { anyQuestion, choicesOf } from '$testing/frames'
import type { Game, Question } from '../types'
import { aimAt } from './aim-at-meant'

const choice = choicesOf<Game>()
const at = (square: string) => choice(`at ${square}`, { about: { square } })
const aims = anyQuestion('aim', { options: [at('b2'), at('d5')] } as object) as unknown as Question

describe('an enemy that was touched before the verb', () => {
  it('is the target, once', () => {
    const answer = aimAt(choice('fire main normal'), 'd5')!
    expect(answer(aims)).toBe(aims.options[1])
    expect(answer(aims)).toBe('stop')
  })

  it('is none if the verb cannot reach it, if none was touched, or if nobody fires', () => {
    expect(aimAt(choice('fire main normal'), 'h8')!(aims)).toBe('stop')
    expect(aimAt(choice('fire main normal'), '')).toBeNull()
    expect(aimAt(choice('move'), 'd5')).toBeNull()
  })
})
