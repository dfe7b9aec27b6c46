// How a plan continues: a move is announced, and its path is sent when the server asks for it.

import type { PlanRules } from '$ui/map/planned-choices'
import type { Choice, Question } from '../types'
import { asksAbout } from './asked-about'

export const planRules: PlanRules<string, Choice, Question> = {
  waits: (question) => question.kind === 'move',
  actorOf: (question) => (question.kind === 'normal_path' ? asksAbout(question) : null),
  option: (options, action) => options[0] && drawnChoice(options[0], action),
}

/** A drawn action, as an option of the seat that is asked. */
export const drawnChoice = (like: Choice, action: string): Choice =>
  // Its verb is one that can be drawn. It has no facts, because the server has not read it yet.
  ({ ...like, action, verb: action.split(' ')[0], label: '', about: {} }) as unknown as Choice
