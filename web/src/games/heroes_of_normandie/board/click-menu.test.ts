import { expect, test } from 'vitest'
import { choicesOf } from '$testing/frames'
import { shot } from '$testing/heroes-of-normandie-shot'
import type { Game, HN } from '../types'
import { chanceFor, fightEntries, shotEntries } from './click-menu'
import { onlyFired } from './unit-outlook'

const option = choicesOf<Game>()
const survey: HN.Survey = {
  about: 'unit 1',
  points: 4,
  line: null,
  deployment: null,
  reach: [],
  shots: [shot(7, 'd4', 'normal', 0.5), shot(7, 'd4', 'suppressive', 0), shot(8, 'e4', 'normal', 0.75)],
  breaks: [],
  barred: [],
  fights: [
    {
      unit: 1,
      foe: 9,
      square: 'b2',
      dice: 1,
      foe_dice: 1,
      modifiers: [],
      added: 3,
      defence: 3,
      chance: 0.4,
      chances: { win: 0.4, tie: 0.2, lose: 0.4 },
    },
  ],
}

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
