// How a plan continues: a path over many squares, or a weapon and its target.

import type { PlanRules } from '$ui/map/planned-choices'
import type { Choice, Question, QuestionKind } from '../types'
import { actorOf } from './targets'

/** Windows that open before anything has happened: the plan waits and goes on after them. */
const PATIENT = new Set<QuestionKind>(['announce_move', 'reserve_announced', 'before_activation'])
const ON_THE_WAY = new Set<QuestionKind>(['act', 'move', 'reserve_move', 'aim', 'aim_burst', 'aim_from', 'fire_more'])

export const planRules: PlanRules<number, Choice, Question> = {
  waits: (question) => PATIENT.has(question.kind),
  actorOf: (question) => (ON_THE_WAY.has(question.kind) ? actorOf(question) : null),
  option: (options, action) => options.find((choice) => choice.action === action),
}
