import { expect, test } from 'vitest'
import { choicesOf } from '$testing/frames'
import { attackOf, dieFor } from '../attacks/shot-sums'
import type { Game, HN } from '../types'
import { chanceFor, fightEntries, shotEntries } from './click-menu'
import { bestShots, reachBySquare } from './surveys'
import { onlyFired } from './unit-outlook'

const option = choicesOf<Game>()
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
const survey: HN.Survey = {
  about: 'unit 1',
  points: 4,
  line: null,
  reach: [],
  shots: [shot(7, 'd4', 'normal', 0.5), shot(7, 'd4', 'suppressive', 0), shot(8, 'e4', 'normal', 0.75)],
  fights: [{ unit: 1, foe: 9, square: 'b2', modifiers: [], chances: { win: 0.4, tie: 0.2, lose: 0.4 } }],
}
const mod = (part: string, amount: number): HN.Modifier => ({ part, rule: 'HN-FIRE-02', amount })

test('only shots that are offered are entries: weapon first, then the target', () => {
  const found = shotEntries([option('fire main normal'), option('decline')], survey, 7)
  expect(found.map((entry) => entry.steps)).toEqual([['fire main normal', 'at d4']])
  expect(found[0]!.chance).toBe(0.5)
  expect(shotEntries([option('decline')], survey, 7)).toEqual([])
})

test('an assault begins with the movement', () => {
  expect(fightEntries([option('move')], survey, 9, 'Assault').map((entry) => entry.steps)).toEqual([['move', 'assault b2']])
  expect(fightEntries([option('stop')], survey, 9, 'Assault')).toEqual([])
})

test('a target has the odds of the weapon that was chosen', () => {
  expect(chanceFor(option('at d4'), survey, 'main suppressive')).toBe(1)
  expect(chanceFor(option('at d4'), survey, 'main normal')).toBe(0.5)
  expect(chanceFor(option('at d4'), survey, 'second normal')).toBeNull()
  expect(chanceFor(option('assault b2'), survey, '')).toBe(0.4)
  expect(onlyFired(survey, 'main normal')!.shots).toHaveLength(2)
})

test('of several shots at one enemy the likeliest is told', () => {
  expect([...bestShots(survey.shots)].map(([foe, best]) => [foe, best.manner])).toEqual([
    [7, 'suppressive'],
    [8, 'normal'],
  ])
})

test('the die that is needed: bonus, malus, defence; suppressive fire doubles the bonus, a sniper has none', () => {
  const mods = [mod('bonus', 4), mod('malus', -2), mod('defence', 8)]
  expect([attackOf(shot(7, 'd4', 'normal', 0, mods)), dieFor(shot(7, 'd4', 'normal', 0, mods))]).toEqual([2, '6+'])
  expect([attackOf(shot(7, 'd4', 'suppressive', 0, mods)), dieFor(shot(7, 'd4', 'suppressive', 0, mods))]).toEqual([6, '2+'])
  expect(dieFor(shot(7, 'd4', 'sniper', 0, mods))).toBe('4+')
  expect(dieFor(shot(7, 'd4', 'normal', 0, [mod('bonus', 0), mod('defence', 9)]))).toBe('–')
})

test('a square that can be reached facing several ways is one square', () => {
  const place = (square: string, facing: string): HN.Place => ({ square, facing, points: 1, way: [], can_stop: true })
  expect(reachBySquare([place('a1', 'n'), place('a1', 'e'), place('b1', 'n')]).get('a1')).toHaveLength(2)
})
