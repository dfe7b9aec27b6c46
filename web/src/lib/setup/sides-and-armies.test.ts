import { describe, expect, it } from 'vitest'
import type { GameCard, HeroesOfNormandie as HN } from '$gen/types'
import { alliance, forcesOf, isBought, readLayout, sent, settingsOf, sidesOf, writeLayout } from './sides-and-armies'

const force = (fixed: boolean): HN.ForceCard => ({ fixed, points: fixed ? 0 : 300, must: [] })
const box = {
  teams: { '2': { even: ['us', 'ge'] }, '3': { even: ['us', 'ge', 'us'], ge_more: ['us', 'ge', 'ge'] } },
  scenarios: [
    { id: 'bridge', us: force(true), ge: force(true), custom_deck: false, chosen: false },
    { id: 'village', us: force(false), ge: force(false), custom_deck: true, chosen: false },
    { id: 'battle', us: force(false), ge: force(false), custom_deck: true, chosen: true },
  ],
} as unknown as HN.Builder
const option = (id: string) => ({ id, choices: [], default: '', ruling: '', several: false })
const card = { options: ['board', 'points', 'teams', 'army_1', 'army_2', 'army_3', 'zoc'].map(option) } as unknown as GameCard
const ids = (scenario: string, seats: number) => settingsOf(card, forcesOf(box, scenario), seats).map(({ id }) => id)

describe('a form for armies', () => {
  it('knows the side of each seat', () => {
    expect(sidesOf(box, 3, 'ge_more')).toEqual(['us', 'ge', 'ge'])
    expect(sidesOf(box, 2, 'ge_more')).toEqual(['us', 'ge'])
    expect(alliance(['us', 'ge', 'us'], 2)).toEqual({ seats: [0, 2], at: 1 })
  })

  it('shows only settings that say something', () => {
    expect(ids('bridge', 2)).toEqual(['zoc'])
    expect(ids('village', 3)).toEqual(['teams', 'zoc'])
    expect(ids('battle', 2)).toEqual(['board', 'points', 'zoc'])
  })

  it('sends armies only where they are bought and somebody plays them', () => {
    const options = { army_1: 'us', army_3: 'us', zoc: 'any' }
    expect(sent(options, forcesOf(box, 'bridge'), 2)).toEqual({ zoc: 'any' })
    expect(sent(options, forcesOf(box, 'village'), 2)).toEqual({ army_1: 'us', zoc: 'any' })
    expect(isBought(undefined)).toBe(false)
  })
})

describe('a layout of boards', () => {
  it('is written as it is read', () => {
    for (const text of ['n1', 'n2r90', 'n1+n2r180', 'n3r270/n4']) expect(writeLayout(readLayout(text)!)).toBe(text)
  })

  it('leaves larger ones alone', () => {
    expect(readLayout('n1+n2/n3+n4')).toBeNull()
    expect(readLayout('')).toBeNull()
  })
})
