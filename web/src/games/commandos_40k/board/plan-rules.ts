// How a plan goes on: a move is announced, then its way is sent as soon as it is asked for.

import type { PlanRules } from '$ui/map/planned-choices'
import type { Choice, Question } from '../types'
import { asksAbout } from './asked-about'

export const planRules: PlanRules<string, Choice, Question> = {
  waits: (question) => question.kind === 'move',
  actorOf: (question) => (question.kind === 'normal_path' ? asksAbout(question) : null),
  option: (options, action) => options[0] && drawnChoice(options[0], action),
}

/** An action that was drawn, as an option of the one who is asked. */
export const drawnChoice = (like: Choice, action: string): Choice =>
  // Its verb is one of those that are drawn; it carries no facts, as the server has not read it yet.
  ({ ...like, action, verb: action.split(' ')[0], label: '', about: {} }) as unknown as Choice
