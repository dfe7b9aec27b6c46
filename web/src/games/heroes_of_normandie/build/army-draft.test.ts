import { describe, expect, it } from 'vitest'
import { lines } from '$lib/forces/stored-armies'
import type { HN } from '../types'
import {
  copiesOf,
  emptyArmy,
  placesFor,
  whyNoHero,
  whyNoOption,
  whyNoTile,
  withCopies,
  withHero,
  withOption,
  withoutHero,
  withoutTile,
  withTile,
  write,
} from './army-draft'

const tile = (id: string, more: Partial<HN.TileCard> = {}): HN.TileCard => ({
  id,
  name: id,
  side: 'us',
  badge: 'us_4th',
  cost: 95,
  units: [],
  slots: [],
  stars: 0,
  hq: false,
  break_at: 4,
  points: 2,
  ...more,
})
const option = (id: string, fits: Record<string, number[]>, more: Partial<HN.RecruitCard> = {}): HN.RecruitCard => ({
  id,
  name: id,
  text: '',
  side: '',
  kind: 'support',
  family: id,
  colours: [],
  cost: 20,
  only: [],
  tokens: 0,
  fits,
  units: {},
  ...more,
})
const card = (id: string, copies: number, restricted = ''): HN.ActionCard => ({
  id,
  name: id,
  text: '',
  side: '',
  copies,
  phase: 'any',
  restricted,
})
const squad = option('squad', { first: [0, 1] }, { cost: 45 })
const ammunition = option('ammunition', { first: [2] }, { kind: 'equipment' })
const airstrike = option('airstrike_2', { hq: [0] }, { kind: 'ordinance' })
const rock: HN.HeroCard = { id: 'rock', name: 'Rock', side: 'us', cost: 42, badge: 'us_4th' }
const box = {
  tiles: [tile('first'), tile('hq', { hq: true, badge: '' })],
  options: [squad, ammunition, airstrike],
  heroes: [rock],
} as unknown as HN.Builder

const army = withOption(withTile(emptyArmy('us'), 'first'), { at: 0, slot: 2 }, 'ammunition')

describe('an army as text', () => {
  it('is written as the server writes it', () => {
    const whole = withCopies(
      withCopies(withHero(withTile(army, 'hq'), 'rock'), card('u09', 2, 'aviation'), 2),
      card('c05', 1),
      0,
    )
    expect(write(whole)).toBe('us; first = -, -, ammunition; hq; hero rock; deck -c05 +u09*2')
    expect(lines(write(army))).toBe('us\nfirst = -, -, ammunition')
  })

  it('has no trace of what was taken away', () => {
    const plain = withCopies(withCopies(army, card('c05', 3), 1), card('c05', 3), 3)
    expect(write(withOption(plain, { at: 0, slot: 2 }, ''))).toBe('us; first')
    expect(write(withoutHero(withoutTile(withHero(army, 'rock'), 0), 'rock'))).toBe('us')
  })
})

describe('a deck', () => {
  it('has between none and all copies of a card', () => {
    expect(copiesOf(withCopies(army, card('c05', 2), 5), card('c05', 2))).toBe(2)
    expect(copiesOf(withCopies(army, card('c05', 2), -1), card('c05', 2))).toBe(0)
  })

  it('has restricted cards only when they are added', () => {
    const strike = card('u09', 2, 'aviation')
    expect(copiesOf(army, strike)).toBe(0)
    expect(copiesOf(withCopies(army, strike, 1), strike)).toBe(1)
  })
})

describe('what fits', () => {
  it('finds the slots of an option, free ones first', () => {
    const filled = withOption(army, { at: 0, slot: 0 }, 'squad')
    expect(placesFor(filled, squad)).toEqual([
      { at: 0, slot: 1 },
      { at: 0, slot: 0 },
    ])
    expect(placesFor(army, airstrike)).toEqual([])
  })

  it('says why an option cannot be added', () => {
    expect(whyNoOption(army, airstrike, box, 100, null)).toBe('hq')
    expect(whyNoOption(withTile(army, 'hq'), airstrike, box, 100, null)).toBe('')
    expect(whyNoOption(army, ammunition, box, 100, null)).toBe('full')
    expect(whyNoOption(army, squad, box, 100, { at: 0, slot: 2 })).toBe('no-slot')
    expect(whyNoOption(emptyArmy('us'), squad, box, 100, null)).toBe('no-slot')
  })

  it('does not sell what would change nothing', () => {
    expect(whyNoOption(army, squad, box, 100, null, { squad: [0] })).toBe('idle')
    expect(whyNoOption(army, squad, box, 100, { at: 0, slot: 1 }, { squad: [0] })).toBe('idle')
    expect(whyNoOption(army, squad, box, 100, null, { squad: [1] })).toBe('')
    expect(placesFor(army, squad, { squad: [0] })).toEqual([])
  })

  it('counts what an option replaces before it is too dear', () => {
    expect(whyNoOption(army, squad, box, 44, null)).toBe('dear')
    expect(whyNoOption(army, ammunition, box, 0, { at: 0, slot: 2 })).toBe('')
  })

  it('sells tiles and heroes once, and heroes with a badge of their own only beside it', () => {
    expect(whyNoTile(army, tile('first'), 500)).toBe('bought')
    expect(whyNoTile(army, tile('hq'), 10)).toBe('dear')
    expect(whyNoHero(army, rock, box, 100)).toBe('')
    expect(whyNoHero(withHero(army, 'rock'), rock, box, 100)).toBe('bought')
    expect(whyNoHero(withTile(emptyArmy('us'), 'hq'), rock, box, 100)).toBe('badge')
  })
})
