import { expect, test } from 'vitest'
import { eventsOf, questionsOf } from '$testing/frames'
import type { Game } from '../types'
import { aboutSplit, chanceOf } from './split-bar'

const question = questionsOf<Game>()('allot', { model: 'a4', foe: 'b4', number: 3, other: 'b1', rest: [] })

test('the chance of a share comes from the survey about that target; no attack, no chance', () => {
  const surveyed = new Map<string, unknown>([['shares a4 b1 3 gun', { shares: [0.1, 0.2, 0.3] }]])
  expect([0, 1, 3].map((number) => chanceOf(surveyed, question, 'b1', number))).toEqual([0, 0.1, 0.3])
  expect(chanceOf(surveyed, question, 'b4', 1)).toBe(null)
})

test('the chances are asked for with the weapon that the log names', () => {
  const log = [eventsOf<Game>()('fired', { model: 'a4', weapon: 'gun', foe: 'b1' })]
  expect(aboutSplit(question, [], log)).toEqual(['shares a4 b1 3 gun', 'shares a4 b4 3 gun'])
})
