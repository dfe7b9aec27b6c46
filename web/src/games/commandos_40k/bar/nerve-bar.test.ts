import { expect, test, vi } from 'vitest'
import { anyChoice, anyQuestion } from '$testing/frames'
import type { Choice, KT, Question } from '../types'
import { nerveBar, nerveDigits, testingAll } from './nerve-bar'

const choice = (action: string): Choice => {
  const [verb = '', model = ''] = action.split(' ')
  return anyChoice(action, { verb, about: { model } }) as unknown as Choice
}
const IDS = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
const TESTS = IDS.map((id) => choice(`test ${id}`))
const asked = (kind: string, options: Choice[]): Question => anyQuestion(kind, { options }) as unknown as Question
const view = { models: IDS.map((id) => ({ id, kind: 0, seat: 0 })), kinds: [{ name: 'Lancer' }] } as unknown as KT.View
const barOf = (all: Choice[], plan = vi.fn()) => nerveBar({ view, all, plan, choose: vi.fn() } as never)

test('one button has everybody tested, one after the other; re-rolls are the player’s, a tactic ends it', () => {
  const plan = vi.fn()
  const bar = barOf(TESTS, plan)
  expect(bar?.slots.map(({ id }) => id)).toEqual(['all', 'a1', 'a2', 'a3', 'a4'])
  expect(bar?.slots.slice(1).map(({ id, key }) => [id, key])).toEqual(Object.entries(nerveDigits(TESTS)))
  bar?.slots[0]!.press()
  expect(plan).toHaveBeenCalledWith(testingAll)
  expect(testingAll(asked('nerve', TESTS.slice(2)))).toBe(TESTS[2])
  expect(testingAll(asked('reroll', [choice('reroll a1')]))).toBe('wait')
  expect(testingAll(asked('nerve', [...TESTS, choice('use steady')]))).toBe('stop')
  expect(testingAll(asked('initiative', [choice('keep')]))).toBe('stop')
})

test('two tests, or a tactic to decide about, have no such button', () => {
  expect([barOf(TESTS.slice(0, 2)), barOf([...TESTS, choice('use steady')])]).toEqual([null, null])
})
