import { describe, expect, it } from 'vitest'
import { anyQuestion, choicesOf } from '$testing/frames'
import type { Choice, Game, HN, Question } from '../types'
import { noted, ordered } from './noted'

const made = choicesOf<Game>()
const choice = (action: string, about: object = {}): Choice => made(action, { about })
const question = (kind: string, about: object = {}): Question => anyQuestion(kind, { about: { unit: 1, ...about } }) as Question

const shot = (foe: number, square: string, chance: number, weapon = 'main', manner = 'normal'): HN.Shoot =>
  ({ unit: 1, foe, square, chance, weapon, manner }) as HN.Shoot
const SURVEY = {
  shots: [shot(7, 'g7', 0.5), shot(8, 'h8', 0.25), shot(7, 'g7', 1, 'main', 'suppressive')],
  breaks: [{ unit: 1, weapon: 'main', manner: 'normal', square: 'c4', chance: 0.75, dice: 2, left: 3 }],
  fights: [{ foe: 9, square: 'b2', chance: 0.75 }],
  reach: [
    { square: 'b1', points: 1, way: ['step b1'] },
    { square: 'c1', points: 3, way: ['step b1', 'step c1'] },
  ],
}
const surveyed = new Map<string, unknown>([
  ['unit 1', SURVEY],
  ['unit 2', { shots: [{ ...shot(1, 'a1', 0.33), unit: 2 }] }],
])
const VIEW = { units: [{ id: 2, mine: true, order: 'fresh', token: '5' }] } as HN.View
const told = (asked: Question, option: Choice): string => noted(asked, option, surveyed, VIEW).join(' ')

describe('what a button tells', () => {
  it('of fire: how many could be hit and the best chance, for that weapon and manner alone', () => {
    expect(told(question('act'), choice('fire', { weapon: 'main', manner: 'normal' }))).toContain('web-hn-noted-best')
    expect(told(question('act'), choice('fire', { weapon: 'main', manner: 'suppressive' }))).toMatch(/^100/)
    expect(told(question('act'), choice('fire', { weapon: 'second', manner: 'normal' }))).toBe('')
  })

  it('of a target: the chance with the weapon that fires', () => {
    const aim = question('aim', { weapon: 'main', manner: 'suppressive' })
    expect(told(aim, choice('at', { square: 'g7' }))).toMatch(/^100/)
    expect(told(question('aim', { weapon: 'main', manner: 'normal' }), choice('at', { square: 'h8' }))).toMatch(/^25/)
  })

  it('of a structure: that there is one, and the chance of a marker', () => {
    expect(told(question('act'), choice('fire', { weapon: 'main', manner: 'normal' }))).toContain('web-hn-noted-structures')
    const aim = question('aim', { weapon: 'main', manner: 'normal' })
    expect(told(aim, choice('at', { square: 'c4' }))).toContain('web-hn-noted-break')
    expect(told(question('aim', { weapon: 'second', manner: 'normal' }), choice('at', { square: 'c4' }))).toBe('')
  })

  it('of an assault its chance, of a step its cost, of a shooter his chance at who moves', () => {
    expect(told(question('move'), choice('assault', { square: 'b2' }))).toMatch(/^75/)
    expect(told(question('move'), choice('step b1', { square: 'b1' }))).toContain('web-hn-noted-points')
    const answer = choice('opportunity', { unit: 2, weapon: 'main', manner: 'normal' })
    expect(told(question('moved'), answer)).toMatch(/^33/)
    expect(told(question('moved'), answer)).toContain('web-hn-noted-loses')
    const others = { units: [{ id: 2, mine: false, order: 'fresh', token: '5' }] } as HN.View
    expect(noted(question('moved'), answer, surveyed, others).join()).not.toContain('web-hn-noted-loses')
  })

  it('of a card what it does', () => {
    expect(told(question('moved'), choice('play', { card: 'c29' }))).toBe('card-c29.short')
  })

  it('nothing that is not known yet', () => {
    expect(noted(question('act'), choice('fire', { weapon: 'main', manner: 'normal' }), new Map(), VIEW)).toEqual([])
  })
})

describe('the targets in the row', () => {
  it('stand in the order of their chances with the weapon that fires, the best first', () => {
    const [low, high, none] = ['h8', 'g7', 'c4'].map((square) => choice(`at ${square}`, { square }))
    const aim = question('aim', { weapon: 'main', manner: 'normal' })
    expect(ordered([none!, low!, high!], aim, surveyed)).toEqual([high, low, none])
    expect(ordered([none!, low!, high!], aim, new Map())).toEqual([none, low, high])
  })
})

it('a movement that may end in an assault says so, with the best chance', () => {
  expect(told(question('act'), choice('move'))).toContain('web-hn-noted-assault')
})
