// What the odds of an option look like in a button and in a bar. The numbers come from the server.

import type { Choice, Likely, Share, Weighed } from '$gen/types'

const SURE = 1 - 1e-9

export const isSure = (likely: Likely): boolean => likely.chance >= SURE
const isOpen = (likely: Likely): boolean => likely.chance > 0 && !isSure(likely)

/** The one number that a button shows: the main thing hoped for, else the main danger. */
export function headline(weighed: Weighed | undefined): Likely | null {
  const open = weighed?.chances.filter(isOpen) ?? []
  return open.find((likely) => !likely.unwelcome) ?? open[0] ?? null
}

/** What is bound to happen and unwelcome. */
export function certainDanger(weighed: Weighed | undefined): Likely[] {
  return weighed?.chances.filter((likely) => likely.unwelcome && isSure(likely)) ?? []
}

/** Whether it cannot be taken back and its outcome is not certain, or not known yet. */
export function isRisky(choice: Choice, weighed: Weighed | undefined): boolean {
  if (!choice.final) return false
  return weighed === undefined || weighed.chances.some(isOpen)
}

/** The texture of each part of the outcomes. */
const LOOKS = { hope: 'o1', other: 'o2', rest: 'o3', danger: 'o4' } as const
type Look = (typeof LOOKS)[Share['part']]

export interface Part {
  look: Look
  share: number
  text: string
}

/** The parts of the outcomes one beside the other; they exclude each other and fill the bar. */
export function bar(weighed: Weighed): Part[] {
  const textOf = (key: string): string => weighed.chances.find((likely) => likely.key === key)?.text ?? ''
  return weighed.shares.map(({ part, key, chance }) => ({ look: LOOKS[part], share: chance, text: textOf(key) }))
}

/** The texture that stands for a chance in the legend. */
export function lookOf(likely: Likely, weighed: Weighed): Look {
  if (likely.unwelcome) return 'o4'
  return LOOKS[weighed.shares.find((share) => share.key === likely.key)?.part ?? 'hope']
}
