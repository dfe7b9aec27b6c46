// How a plan continues: a move is announced, or a model is taken to be set up; its path or place is sent when the server asks
// for it.

import type { PlanRules } from '$ui/map/planned-choices'
import type { Choice, Question } from '../types'
import { asksAbout } from './asked-about'

export const planRules: PlanRules<string, Choice, Question> = {
  waits: () => false,
  actorOf: (question) => (question.kind === 'normal_path' || question.kind === 'deploy_at' ? asksAbout(question) : null),
  option: (options, action) => options[0] && drawnChoice(options[0], action),
}

/** A drawn action, as an option of the seat that is asked. */
export const drawnChoice = (like: Choice, action: string): Choice =>
  // Its verb is one that can be drawn. It has no facts, because the server has not read it yet.
  ({ ...like, action, verb: action.split(' ')[0], label: '', about: {} }) as unknown as Choice
