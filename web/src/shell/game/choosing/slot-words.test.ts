import { expect, test } from 'vitest'
import type { Choice } from '$gen/types'
import { anyChoice } from '$testing/frames'
import type { Play } from '../play.svelte'
import type { Slot } from './fold'
import { actOf, othersWords, slotNote } from './slot-words'

const slot = (...labels: string[]): Slot => ({
  kind: 'part',
  value: 'key',
  fact: 'item',
  choices: labels.map((label) => anyChoice(label, { label })),
  faded: false,
})

test('a member says what is done with it', () => {
  expect(actOf(slot('pick up the key'))).toBe('Pick up the key')
})

test('several options say what all of them do', () => {
  expect(actOf(slot('give the key to the Medic', 'give the key to the Scout'))).toBe('Give the key to the …')
  expect(actOf(slot('pick up the key', 'drop the key'))).toBe('')
})

test('a member whose only option is about something else as well names it, but nothing that is settled', () => {
  const play = {
    question: { kind: 'order', names: { token: { 5: 'Order 5' }, unit: { 7: 'Sergeant' } } },
    grammar: { ask: { order: { parts: ['token', 'unit'], who: '' } }, verb: { order: { family: 'order' } }, family: {} },
    ...{ steps: [], folded: { family: '' }, match: { weighed: new Map(), surveyed: new Map() }, show: {}, face: {} },
    ...{ armed: '', harms: () => false },
  } as unknown as Play
  const choices = [anyChoice('order 5 7', { label: 'Order 5 on the Sergeant', about: { token: '5', unit: 7 } })]
  const part = (fact: string, value: string): Slot => ({ kind: 'part', value, fact, choices, faded: false })
  expect(slotNote(play, part('token', '5'))).toBe('Sergeant')
  expect(slotNote(play, part('unit', '7'))).toBe('')
})

test('what stands beside the slots bears the name of a piece only where no slot does', () => {
  const choice = (action: string, who: string, commando: string) =>
    anyChoice(action, { label: action, who, about: { commando } })
  const words = (shown: Choice[], rest: Choice[]) =>
    othersWords({
      grammar: { ask: { act: { who: 'commando' }, activate: { who: '' } }, verb: {}, family: {} },
      folded: { slots: shown.map((each) => ({ ...slot(), choices: [each] })), rest },
    } as unknown as Play)
  const activate = choice('activate scout', '', 'scout')
  const drop = choice('drop the crowbar', 'Scout', 'scout')
  const lay = choice('lay a charge', 'Scout', 'scout')
  expect(words([activate], [drop]).head).toBe('Drop the crowbar')
  expect(words([activate], [drop, lay]).head).not.toBe('Scout')
  expect(words([choice('activate sapper', '', 'sapper')], [drop, lay]).head).toBe('Scout')
})
