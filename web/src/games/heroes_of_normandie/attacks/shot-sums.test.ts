import { expect, test } from 'vitest'
import type { HN } from '../types'
import { attackOf, dieFor } from './shot-sums'

const shot = (foe: number, square: string, manner: string, miss: number, modifiers: HN.Modifier[] = []): HN.Shoot => ({
  unit: 1,
  weapon: 'main',
  manner,
  foe,
  square,
  start: 'a1',
  distance: 3,
  sight: 'clear',
  modifiers,
  chances: { miss, hit: 1 - miss },
})
const mod = (part: string, amount: number): HN.Modifier => ({ part, rule: 'HN-FIRE-02', amount })

test('the die that is needed: bonus, malus, defence; suppressive fire doubles the bonus, a sniper has none', () => {
  const mods = [mod('bonus', 4), mod('malus', -2), mod('defence', 8)]
  expect([attackOf(shot(7, 'd4', 'normal', 0, mods)), dieFor(shot(7, 'd4', 'normal', 0, mods))]).toEqual([2, '6+'])
  expect([attackOf(shot(7, 'd4', 'suppressive', 0, mods)), dieFor(shot(7, 'd4', 'suppressive', 0, mods))]).toEqual([6, '2+'])
  expect(dieFor(shot(7, 'd4', 'sniper', 0, mods))).toBe('4+')
  expect(dieFor(shot(7, 'd4', 'normal', 0, [mod('bonus', 0), mod('defence', 9)]))).toBe('–')
})
