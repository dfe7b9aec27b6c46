import { expect, test } from 'vitest'
import { shot } from '$testing/heroes-of-normandie-shot'
import { aimsOf } from '../board/unit-outlook'
import type { HN } from '../types'
import { likeliest } from './aim'

const unit = (id: number, square: string): HN.UnitView => ({ id, square, squares: [square] }) as HN.UnitView
const fight = (square: string, chance: number): HN.Fight => ({
  unit: 1,
  foe: 9,
  square,
  dice: 1,
  foe_dice: 1,
  modifiers: [],
  added: 3,
  defence: 3,
  chance,
  chances: { win: chance, tie: 0, lose: 1 - chance },
})
const view = { units: [unit(1, 'a1'), unit(7, 'd4'), unit(8, 'e4'), unit(9, 'b2')] } as HN.View

test('a shooter with two manners of fire has one line, the likeliest', () => {
  const [plain, suppressive] = [0.5, 0.75].map((chance) => ({
    unit: unit(3, 'c2'),
    chance,
    start: 'c2',
    end: 'd4',
    sight: 'clear',
  }))
  expect(likeliest([plain!, suppressive!])).toEqual([suppressive])
  expect(likeliest([suppressive!, plain!])).toEqual([suppressive])
  expect(likeliest([{ ...plain!, chance: 0 }])).toHaveLength(1)
})

test('each enemy has one ring, also a vehicle that could be assaulted on two squares', () => {
  const survey: HN.Survey = {
    about: 'unit 1',
    points: 4,
    line: null,
    deployment: null,
    reach: [],
    shots: [shot(7, 'd4', 'suppressive', 0), shot(7, 'd4', 'normal', 0.5), shot(8, 'e4', 'normal', 0.75)],
    breaks: [],
    barred: [],
    fights: [fight('b2', 0.25), fight('b3', 0.5)],
  }
  expect(aimsOf(view, survey).map((aim) => [aim.unit.id, aim.chance])).toEqual([
    [7, 1],
    [8, 0.25],
    [9, 0.5],
  ])
})
