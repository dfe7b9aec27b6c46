// First-time hints: each is shown once on this device.

import type { Happened, Hint, Question } from '$gen/types'

const KEY = 'bocage-hinted'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return [] // Storage is blocked, or its text cannot be parsed: no hint counts as shown.
  }
}

/** The first hint of a game that fits what is asked or has just happened, and was not shown before. */
export function dueHint(game: string, hints: Hint[], question: Question | null, events: Happened[]): Hint | null {
  const shown = new Set(read())
  const fits = (hint: Hint): boolean =>
    (question !== null && isAbout(hint, question)) || events.some((event) => hint.event.includes(event.name))
  return hints.find((hint) => !shown.has(`${game}/${hint.id}`) && fits(hint)) ?? null
}

const isAbout = (hint: Hint, question: Question): boolean =>
  hint.asked.includes(question.kind) || question.options.some((choice) => hint.verb.includes(choice.verb))

/** Whether a hint was about questions of a kind, and something else is asked now. */
export const isPast = (hint: Hint, question: Question): boolean => hint.event.length === 0 && !isAbout(hint, question)

/** A hint stands beside so many questions at most. */
const OUTLASTS = 3

/** Whether a hint has stood beside enough questions (given by their numbers). */
export const isStale = (questions: ReadonlySet<number>): boolean => questions.size > OUTLASTS

export function hinted(game: string, hint: Hint): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), `${game}/${hint.id}`])]))
  } catch {
    // Storage is blocked: the hint is shown again next time.
  }
}

/** Forgets which hints were shown. */
export function forgetHints(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
