import { expect, test } from 'vitest'
import { eventsOf, questionsOf } from '$testing/frames'
import { anyChoice } from '$testing/frames'
import type { Game } from '../types'
import type { Choice, KT } from '../types'
import { aboutSplit, chanceOf, splitBar } from './split-bar'

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

test('each of five targets has a slot; where there are many it bears the sign of the model', () => {
  const ids = ['a4', 'b1', 'b2', 'b3', 'b4', 'b5']
  const models = ids.map((id) => ({ id, kind: 0, seat: id < 'b' ? 0 : 1, x: 0, y: 0, z: 0 }))
  const view = { models, kinds: [{ name: 'Bruiser', radius: 500 }] } as unknown as KT.View
  const barOf = (rest: string[]) => {
    const many = questionsOf<Game>()('allot', { model: 'a4', foe: 'b2', number: 2, other: 'b1', rest })
    const all = ['allot 0', 'allot 1'].map((action) => anyChoice(action) as unknown as Choice)
    return splitBar({ view, question: many, all, surveyed: new Map(), plan: () => {}, undo: null } as never)!
  }
  expect(barOf(['b3', 'b4', 'b5']).slots.map(({ id }) => id)).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'go'])
  expect(
    barOf(['b3', 'b4', 'b5'])
      .slots.map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['b1', 'b2'])
  expect(barOf(['b3', 'b4', 'b5']).slots.at(-1)!.note).toBe('2+0+0+0+0')
  expect(barOf([]).slots[0]!.label).not.toBe('b1')
})
