import { beforeEach, expect, test } from 'vitest'
import { anyChoice, anyQuestion } from '$testing/frames'
import type { Choice, KT, Question } from '../types'
import { atHand } from './at-hand.svelte'
import { answerEntry, answering, change, digitOf, outlook, planned, planOf, reactionsBar } from './reactions-bar'

const choice = (action: string): Choice => {
  const [verb = '', model = ''] = action.split(' ')
  return anyChoice(action, { verb, about: { model } }) as unknown as Choice
}
const OPTIONS = ['overwatch a1', 'retreat a1', 'none a1', 'retreat a2', 'none a2', 'none a3'].map(choice)
const asked = (kind: string, options: Choice[], model = 'b1'): Question =>
  anyQuestion(kind, { options, about: { model } } as never) as unknown as Question
const react = asked('react', OPTIONS)
const actions = (plan: Map<string, Choice>): string[] => [...plan.values()].map((each) => each.action)

beforeEach(() => atHand.reset())

test('a plan is ready: who can fires, else retreats, else holds', () => {
  expect(actions(planOf(react, OPTIONS, null))).toEqual(['overwatch a1', 'retreat a2', 'none a3'])
  expect(actions(planned(OPTIONS, () => ['overwatch', 'none']))).toEqual(['overwatch a1', 'none a2', 'none a3'])
})

test('who cannot be reached does not retreat; each target has its digit', () => {
  const charge = { threats: [{ foe: 'a2', arrives: 0 }] } as unknown as KT.ChargeOf
  const plan = planOf(react, OPTIONS, charge)
  expect(actions(plan)).toEqual(['overwatch a1', 'none a2', 'none a3'])
  expect(['a1', 'a3', 'a9'].map((id) => digitOf(plan, id))).toEqual(['1', '3', ''])
})

test('one answer is changed, for this charge only', () => {
  change(react, OPTIONS[2]!)
  expect(actions(planOf(react, OPTIONS, null))).toEqual(['none a1', 'retreat a2', 'none a3'])
  expect(actions(planOf(asked('react', OPTIONS, 'b2'), OPTIONS, null))).toEqual(['overwatch a1', 'retreat a2', 'none a3'])
})

test('it is sent target by target; what comes in between is the person’s, but for a shot without a choice', () => {
  const answer = answering(react, planOf(react, OPTIONS, null))
  expect(answer(react)).toBe(OPTIONS[0])
  const shot = choice('fire rifle b1')
  expect(answer(asked('overwatch', [shot, choice('stop')], 'a1'))).toBe(shot)
  expect(answer(asked('overwatch', [shot, choice('fire pistol b1')], 'a1'))).toBe('wait')
  expect(answer(asked('reroll', [choice('reroll')], 'a1'))).toBe('wait')
  expect(answer(asked('react', OPTIONS.slice(3)))).toBe(OPTIONS[3])
})

test('it ends when another charge or something else is asked about', () => {
  const answer = answering(react, planOf(react, OPTIONS, null))
  expect(answer(asked('react', OPTIONS, 'b2'))).toBe('stop')
  expect(answer(asked('react', [choice('overwatch a9')]))).toBe('stop')
  expect(answer(asked('move', OPTIONS))).toBe('stop')
})

test('of many targets three have a slot at a desk, and each has a key that changes its answer', () => {
  const ids = ['a1', 'a2', 'a3', 'a4', 'a5']
  const all = ids.flatMap((id) => [choice(`overwatch ${id}`), choice(`none ${id}`)])
  const view = { models: ids.map((id) => ({ id, kind: 0, seat: 0 })), kinds: [{ name: 'Lancer' }] } as unknown as KT.View
  const question = asked('react', all)
  const bar = () =>
    reactionsBar({ view, question, all, surveyed: new Map(), plan: () => {} } as unknown as Parameters<typeof reactionsBar>[0])
  expect(bar().slots.map(({ id }) => id)).toEqual(['answer', 'fire', 'a1', 'a2', 'a3'])
  expect(bar().slots[2]!.label, 'the number and the answer').toMatch(/^a1 · /)
  bar()
    .unseen!.find(({ key }) => key === '5')!
    .press()
  expect(planOf(question, all, null).get('a5')?.verb).toBe('none')
})

test('the mark and the menu of a target say that the chance is of the charger’s arrival, not of the shot', () => {
  const charge = { threats: [{ foe: 'a1', arrives: 0.5, arrives_under_fire: 0.42 }] } as unknown as KT.ChargeOf
  const [fire, retreat, hold] = OPTIONS as [Choice, Choice, Choice]
  expect(outlook(charge, fire)).toMatch(/^web-kt-react-short-overwatch · web-kt-note-arrives/)
  expect(outlook(charge, retreat)).toBe('web-kt-react-short-retreat')
  const { label, chance } = answerEntry(charge, hold)
  expect([label, chance]).toEqual([expect.stringMatching(/ · web-kt-note-arrives/), null])
})

test('a single target has a button for each reaction, and holding firm is the exit', () => {
  const view = { models: [{ id: 'a1', kind: 0, seat: 0 }], kinds: [{ name: 'Lancer' }] } as unknown as KT.View
  const all = OPTIONS.slice(0, 3)
  const sent: unknown[] = []
  const plan = (answer: (question: Question) => unknown): unknown => sent.push(answer(asked('react', all)))
  const bar = reactionsBar({ view, question: asked('react', all), all, surveyed: new Map(), plan } as never)
  expect(bar.slots.map(({ id }) => id)).toEqual(['overwatch', 'retreat'])
  bar.slots[1]!.press()
  bar.exit!.press!()
  expect(sent).toEqual([all[1], all[2]])
})
