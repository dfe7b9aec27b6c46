import { expect, test } from 'vitest'
import { anyChoice } from '$testing/frames'
import type { Slot } from './fold'
import { actOf } from './slot-words'

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
