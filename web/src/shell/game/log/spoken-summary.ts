// A short summary for screen readers: not every event of a long turn, but its end and the question.

import type { Happened } from '$gen/types'

/** Only the last sentences are said. */
const SENTENCES = 4

export function summary(news: Happened[], question: string): string {
  const told = news
    .filter((event) => event.heading === 0 && event.text)
    .slice(-SENTENCES)
    .map((event) => event.text)
  return [...told, question].filter(Boolean).join(' ')
}
