// How the odds of an option appear on a button and in a bar. The numbers come from the server.

import type { Likely, Share, Weighed } from '$gen/types'

const SURE = 1 - 1e-9

export const isSure = (likely: Likely): boolean => likely.chance >= SURE
const isOpen = (likely: Likely): boolean => likely.chance > 0 && !isSure(likely)

/** The one number on a button: the main welcome chance, else the main danger. */
export function headline(weighed: Weighed | undefined): Likely | null {
  const open = weighed?.chances.filter(isOpen) ?? []
  return open.find((likely) => !likely.unwelcome) ?? open[0] ?? null
}

/** The unwelcome outcomes that are certain. */
export function certainDanger(weighed: Weighed | undefined): Likely[] {
  return weighed?.chances.filter((likely) => likely.unwelcome && isSure(likely)) ?? []
}

/** The most likely unwelcome outcome that is not certain; null if there is none. */
export const openDanger = (weighed: Weighed | undefined): Likely | null =>
  weighed?.chances
    .filter((likely) => likely.unwelcome && isOpen(likely))
    .reduce<Likely | null>((worst, each) => (worst && worst.chance >= each.chance ? worst : each), null) ?? null

/** The pattern of each part of the odds bar. */
const LOOKS = { hope: 'o1', other: 'o2', rest: 'o3', danger: 'o4' } as const
type Look = (typeof LOOKS)[Share['part']]

export interface Part {
  look: Look
  share: number
  text: string
}

/** The parts of the odds bar, side by side. They exclude each other and add up to 1. */
export function bar(weighed: Weighed): Part[] {
  const textOf = (key: string): string => weighed.chances.find((likely) => likely.key === key)?.text ?? ''
  return weighed.shares.map(({ part, key, chance }) => ({ look: LOOKS[part], share: chance, text: textOf(key) }))
}

/** The pattern of a chance in the legend. */
export function lookOf(likely: Likely, weighed: Weighed): Look {
  if (likely.unwelcome) return 'o4'
  return LOOKS[weighed.shares.find((share) => share.key === likely.key)?.part ?? 'hope']
}
