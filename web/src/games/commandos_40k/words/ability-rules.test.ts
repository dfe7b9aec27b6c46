import { expect, it } from 'vitest'
import { specialismRule, specialistTacticRule } from './ability-rules'

it('specialisms stand in the rules in their order, each before its tactic', () => {
  expect([
    specialismRule('leader'),
    specialismRule('zealot'),
    specialistTacticRule('lead_by_example'),
    specialistTacticRule('frenzy'),
  ]).toEqual(['KT-SPEC-01', 'KT-SPEC-19', 'KT-SPEC-02', 'KT-SPEC-20'])
})
