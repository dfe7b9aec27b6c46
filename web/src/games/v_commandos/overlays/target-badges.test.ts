import { expect, it } from 'vitest'
import type { Likely, Weighed } from '$gen/types'
import { anyChoice } from '$testing/frames'
import type { Choice } from '../types'
import { apart, badgeOf, waitingBadge } from './target-badges'

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

it('shows a knife where it is drawn', () => {
  const stab = { ...anyChoice('melee', {}), verb: 'melee' } as Choice
  expect(badgeOf(stab, weighed(likely('hits', 1)))).toMatchObject({ icon: 'knife' })
})

it('warns before it tells of a hit that one of the own commandos is sure to be lost', () => {
  expect(badge(likely('hits', 1), likely('eliminated', 1, true))).toMatchObject({ icon: 'warn', text: 'eliminated' })
  expect(badge(likely('hits', 1), likely('eliminated', 0.5, true))).toMatchObject({ icon: 'target' })
})

it('shows a +1 only where somebody could pay with one', () => {
  const free = anyChoice('drop sapper tnt', { about: { commando: 'sapper' } }) as Choice
  const paid = anyChoice('move sapper a +1', { about: { commando: 'sapper', payment: '+1' } }) as Choice
  expect(waitingBadge([free, paid]).text).toBe('+1')
  expect(waitingBadge([free])).toEqual({ cost: 0, icon: null, text: '' })
})

it('moves badges that would cover each other apart, and no others', () => {
  const badge = (x: number, y: number) => ({ x, y, width: 60 })
  expect(apart([badge(0, 0), badge(100, 0)], 30)).toEqual([0, 0])
  expect(apart([badge(0, 0), { ...badge(20, 4), from: -60, to: 10 }], 30)).toEqual([0, -30])
  const heights = apart([badge(0, 0), badge(20, 4), badge(10, 8)], 30)
  expect(heights[0]).toBe(0)
  for (const [one, two] of [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const)
    expect(Math.abs(heights[one]! - heights[two]!)).toBeGreaterThanOrEqual(30)
})
