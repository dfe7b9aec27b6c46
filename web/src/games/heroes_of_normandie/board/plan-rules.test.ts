import { expect, test } from 'vitest'
import { choicesOf, questionsOf } from '$testing/frames'
import { inTurn } from '$ui/map/planned-choices'
import type { Choice, Game, Question } from '../types'
import { planRules } from './plan-rules'

const option = choicesOf<Game>()
const asked = questionsOf<Game>()
type Kind = 'act' | 'move' | 'announce_move' | 'suffer'
const ask = (kind: Kind, unit: number, ...actions: string[]): Question => ({
  ...asked(kind, { unit }),
  options: actions.map((action) => option(action)),
})

/** What a plan of unit 3 answers to these questions, one after the other. */
function answers(actions: string[], ...questions: Question[]): string[] {
  const answer = inTurn<number, Choice, Question>(planRules, 3, actions)
  return questions.map((question) => {
    const given = answer(question)
    return typeof given === 'string' ? given : given.action
  })
}

test('each step is sent when it is asked for', () => {
  const way = [ask('move', 3, 'step d7'), ask('move', 3, 'step d8', 'stop'), ask('move', 3, 'stop')]
  expect(answers(['step d7', 'step d8'], ...way)).toEqual(['step d7', 'step d8', 'stop'])
})

test('a window before the first step does not end it', () => {
  const way = [ask('announce_move', 3, 'pass'), ask('move', 3, 'step d7')]
  expect(answers(['step d7'], ...way)).toEqual(['wait', 'step d7'])
})

test('anything else that is asked ends it', () => {
  expect(answers(['step d7'], ask('suffer', 3, 'pass'))).toEqual(['stop'])
})

test('a step that is no longer allowed, or another unit, ends it', () => {
  expect(answers(['step d7'], ask('move', 4, 'step d7'))).toEqual(['stop'])
  expect(answers(['step d7'], ask('move', 3, 'stop'))).toEqual(['stop'])
})
