import { expect, test } from 'vitest'
import type { KT } from '../types'
import { attacksOn } from './model-outlook'

const attack = (weapon: string, foe: string): KT.Attack => ({ weapon, foe }) as KT.Attack
const survey = {
  shots: [attack('rifle', 'b1'), attack('rifle', 'b2')],
  blows: [attack('bayonet', 'b1')],
} as unknown as KT.Survey
const told = (phase: string, fires = false): string[] => attacksOn('b1', survey, phase, fires).map((each) => each.weapon)

test('an enemy has the odds of what is done in this phase, never those of another weapon', () => {
  expect(told('movement')).toEqual(['rifle', 'bayonet'])
  expect(told('movement', true)).toEqual(['rifle'])
  expect(told('shooting')).toEqual(['rifle'])
  expect(told('fight')).toEqual(['bayonet'])
  expect(attacksOn('b2', survey, 'fight', false)).toEqual([])
  expect(attacksOn('b1', null, 'shooting', false)).toEqual([])
})
