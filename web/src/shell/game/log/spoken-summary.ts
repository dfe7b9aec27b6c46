// A few words for those who listen: not every event of a long turn, but how it ended and what is asked.

import type { Happened } from '$gen/types'

/** The last sentences say where things stand. */
const SENTENCES = 4

export function summary(news: Happened[], question: string): string {
  const told = news
    .filter((event) => event.heading === 0 && event.text)
    .slice(-SENTENCES)
    .map((event) => event.text)
  return [...told, question].filter(Boolean).join(' ')
}
