// What events, questions and options are about. This only compares names; the server has decided what is allowed.

import { named } from '$lib/net/facts'
import type { Choice, Question } from '../types'

/** The model that a question is about. */
export const asksAbout = (question: Question | null): string => (question ? named(question.about, 'model') : '')

/** The model that an option is about: "charge a3". */
export const modelIn = (choice: Choice): string =>
  named(choice.about, 'model') ||
  (choice.action
    .split(' ')
    .slice(1)
    .find((word) => /^[ab]\d+$/.test(word)) ??
    '')

/** The model that a tactic is for: the friend of a Leader or a Medic, else the model that uses it. */
export const concerned = (choice: Choice): string => named(choice.about, 'other') || modelIn(choice)

/** The tactic that an option uses: "use decisive_shot a3". */
export const tacticIn = (choice: Choice): string => (choice.verb === 'use' ? (choice.action.split(' ')[1] ?? '') : '')
