// What events, questions and options carry beside their words. Only names are compared here; what is allowed, the server has
// said.

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

/** Whom a tactic is for: the friend of a Leader or a Medic, else the model that uses it. */
export const concerned = (choice: Choice): string => named(choice.about, 'other') || modelIn(choice)

/** The tactic that an option uses: "use decisive_shot a3". */
export const tacticIn = (choice: Choice): string => (choice.verb === 'use' ? (choice.action.split(' ')[1] ?? '') : '')
