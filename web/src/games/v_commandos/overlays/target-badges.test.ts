import { expect, it } from 'vitest'
import type { Likely, Weighed } from '$gen/types'
import { anyChoice } from '$testing/frames'
import type { Choice } from '../types'
import { badgeOf } from './target-badges'

const likely = (key: string, chance: number, unwelcome = false): Likely => ({ key, text: key, chance, unwelcome })
const weighed = (...chances: Likely[]): Weighed => ({
  action: 'shoot',
  exact: true,
  chances,
  shares: [],
  rules: [],
  remarks: [],
  later: false,
})
const badge = (...chances: Likely[]) => badgeOf(anyChoice('shoot', {}) as Choice, weighed(...chances))

it('shows chances as the server tells them: to hit before to stay unseen, and no figure of its own', () => {
  expect(badge(likely('unseen', 0.875), likely('seen', 0.125, true), likely('hits', 0.5))).toMatchObject({ icon: 'target' })
  expect(badge(likely('unseen', 0.75), likely('seen', 0.25, true)).text).toContain('75')
  expect(badge(likely('seen', 1, true))).toMatchObject({ icon: 'eye' })
})
