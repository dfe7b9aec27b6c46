// What events, questions and options carry beside their words.

import type { Choice, Happened, Question } from '$gen/types'

export type Facts = Choice['about'] | Happened['facts'] | Question['about']

/** A fact that is a name, or nothing. */
export const named = (facts: Facts, field: string): string => {
  const value = facts[field]
  return typeof value === 'string' ? value : ''
}

/** A fact that is a number; -1 if it is not there. */
export const numbered = (facts: Facts, field: string): number => {
  const value = facts[field]
  return typeof value === 'number' ? value : -1
}

/** A fact that is a number; 0 if it is not there. */
export const numberOf = (facts: Facts, field: string): number => {
  const value = facts[field]
  return typeof value === 'number' ? value : 0
}
