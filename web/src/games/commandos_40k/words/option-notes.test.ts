import { expect, test } from 'vitest'
import { anyChoice, anyQuestion } from '$testing/frames'
import type { Choice, KT, Question } from '../types'
import { noted, onlyTarget, ordered } from './option-notes'

const choice = (action: string, about: object): Choice =>
  anyChoice(action, { verb: action.split(' ')[0]!, about } as never) as unknown as Choice
const SHOTS = ['b1', 'b2', 'b3'].map((foe) => choice(`fire rifle ${foe}`, { weapon: 'rifle', foe }))
const STOP = choice('stop', {})
const asked = (kind: string, options: Choice[]): Question =>
  anyQuestion(kind, { options, about: { model: 'a1' } } as never) as unknown as Question
const shot = (foe: string, harm: number): object => ({ weapon: 'rifle', foe, chances: { harm } })
const told = new Map<string, unknown>([
  ['model a1', { shots: [shot('b1', 0.1), shot('b2', 0.5), shot('b3', 0.25)], blows: [] }],
  [
    'charge a1',
    {
      charge: {
        aims: [
          { foe: 'b1', total: 0, chance: 0 },
          { foe: 'b2', total: 8, chance: 0.42 },
        ],
      },
    },
  ],
])

test('a shot says how likely it harms, and the likeliest comes first', () => {
  const question = asked('shoot', [...SHOTS, STOP])
  expect(noted(question, SHOTS[1]!, told)[0]).toBe('web-kt-note-harm')
  expect(noted(question, STOP, told)).toEqual([])
  expect(ordered(question.options, question, told).map((each) => each.action)).toEqual([
    'fire rifle b2',
    'fire rifle b3',
    'fire rifle b1',
    'stop',
  ])
  expect(ordered(question.options, question, new Map())).toEqual(question.options)
})

test('of a charge the nearest target comes first; who is too far away is said to be', () => {
  const aims = ['b1', 'b2'].map((foe) => choice(`target ${foe}`, { foe }))
  const question = asked('charge_targets', aims)
  expect(ordered(aims, question, told)).toEqual([aims[1], aims[0]])
  expect(noted(question, aims[0]!, told)).not.toEqual(noted(question, aims[1]!, told))
})

test('a charge that is rolled again says what it needs, and one with a single target whom it is made at', () => {
  const again = choice('reroll', {})
  const rolled = anyQuestion('reroll', { options: [again], about: { model: 'a1', roll: 'charge', better: -1 } } as never)
  const hit = anyQuestion('reroll', { options: [again], about: { model: 'a1', roll: 'hit', better: -1 } } as never)
  const one = new Map([['charge a1', { charge: { total: 8, chance: 0.42, aims: [{ foe: 'b2', total: 8, chance: 0.42 }] } }]])
  expect(noted(rolled as never, again, one)).toEqual(['web-kt-note-charge'])
  expect(noted(hit as never, again, one)).toEqual([])
  const view = { models: [{ id: 'b2', seat: 1, kind: 0 }], kinds: [{ name: 'Bruiser' }] } as unknown as KT.View
  const declared = choice('charge a1', { model: 'a1' })
  expect(onlyTarget(view, declared, one)).toBe('web-kt-note-only')
  expect(onlyTarget(view, declared, told)).toBe('')
})
