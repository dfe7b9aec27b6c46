import { beforeEach, expect, test } from 'vitest'
import { choicesOf, questionsOf } from '$testing/frames'
import { Plan } from '$ui/map/planned-choices'
import type { Choice, Game, Question } from '../types'
import { planRules } from './plan-rules'

const option = choicesOf<Game>()
const asked = questionsOf<Game>()
const ask = (kind: 'act' | 'move' | 'announce_move' | 'suffer', unit: number) => asked(kind, { unit })

let chosen: string[]
let plan: Plan<number, Choice, Question>
beforeEach(() => {
  chosen = []
  plan = new Plan(planRules, (choice) => chosen.push(choice.action))
})

function start(unit: number, actions: string[], question: Question, options: Choice[]): void {
  plan.start(unit, actions)
  plan.go(question, options)
}

test('each step is sent when it is asked for', () => {
  start(3, ['move', 'step d7', 'step d8'], ask('act', 3), [option('move'), option('decline')])
  expect(chosen).toEqual(['move'])
  plan.go(null, [])
  plan.go(ask('move', 3), [])
  expect(chosen).toEqual(['move'])
  plan.go(ask('move', 3), [option('step d7')])
  plan.go(ask('move', 3), [option('step d8'), option('stop')])
  expect(chosen).toEqual(['move', 'step d7', 'step d8'])
  expect(plan.isOver).toBe(true)
})

test('a window before the first step does not end it', () => {
  start(3, ['move', 'step d7'], ask('act', 3), [option('move')])
  plan.go(ask('announce_move', 3), [option('pass')])
  plan.go(ask('move', 3), [option('step d7')])
  expect(chosen).toEqual(['move', 'step d7'])
})

test('anything else that is asked ends it', () => {
  start(3, ['step d7', 'step d8'], ask('move', 3), [option('step d7')])
  plan.go(ask('suffer', 3), [option('pass')])
  plan.go(ask('move', 3), [option('step d8')])
  expect(chosen).toEqual(['step d7'])
})

test('a step that is no longer allowed, or another unit, ends it', () => {
  start(3, ['step d7', 'step d8'], ask('move', 3), [option('step d7')])
  plan.go(ask('move', 4), [option('step d8')])
  expect(plan.isOver).toBe(true)
  start(3, ['step d7', 'step d8'], ask('move', 3), [option('step d7')])
  plan.go(ask('move', 3), [option('stop')])
  expect(chosen).toEqual(['step d7', 'step d7'])
})
