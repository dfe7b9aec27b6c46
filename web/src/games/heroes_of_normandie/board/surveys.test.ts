import { expect, test } from 'vitest'
import { shot } from '$testing/heroes-of-normandie-shot'
import type { HN } from '../types'
import { bestShots, reachBySquare } from './surveys'

const survey: HN.Survey = {
  about: 'unit 1',
  points: 4,
  line: null,
  reach: [],
  shots: [shot(7, 'd4', 'suppressive', 0), shot(7, 'd4', 'normal', 0.5), shot(8, 'e4', 'normal', 0.75)],
  fights: [
    {
      unit: 1,
      foe: 9,
      square: 'b2',
      modifiers: [],
      added: 3,
      defence: 3,
      chance: 0.4,
      chances: { win: 0.4, tie: 0.2, lose: 0.4 },
    },
  ],
}

test('of several shots at one enemy the first, which is the likeliest, is told', () => {
  expect([...bestShots(survey.shots)].map(([foe, best]) => [foe, best.manner])).toEqual([
    [7, 'suppressive'],
    [8, 'normal'],
  ])
})

test('a square that can be reached facing several ways is one square', () => {
  const place = (square: string, facing: string): HN.Place => ({ square, facing, points: 1, way: [], can_stop: true })
  expect(reachBySquare([place('a1', 'n'), place('a1', 'e'), place('b1', 'n')]).get('a1')).toHaveLength(2)
})
