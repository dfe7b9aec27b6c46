// What the odds of an option look like in a button and in a bar. The numbers come from the server.

import type { Choice, Likely, Weighed } from '$gen/types'

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

export interface Part {
  look: 'o1' | 'o2' | 'o3' | 'o4'
  share: number
  text: string
}

/** The chances one beside the other, where they exclude each other; what is left over stays plain. */
export function bar(weighed: Weighed): Part[] {
  const open = weighed.chances.filter(isOpen)
  const good = open.find((likely) => !likely.unwelcome)
  const bad = open.filter((likely) => likely.unwelcome).sort((one, two) => two.chance - one.chance)[0]
  if (!good && !bad) return []
  const fits = good && bad ? good.chance + bad.chance <= 1 + 1e-9 : true
  const parts: Part[] = []
  if (good) parts.push({ look: 'o1', share: good.chance, text: good.text })
  const rest = 1 - (good?.chance ?? 0) - (fits ? (bad?.chance ?? 0) : 0)
  const other = open.find((likely) => likely !== good && !likely.unwelcome && Math.abs(likely.chance - rest) < 1e-6)
  if (rest > 1e-6) parts.push({ look: other ? 'o2' : 'o3', share: rest, text: other?.text ?? '' })
  if (bad && fits) parts.push({ look: 'o4', share: bad.chance, text: bad.text })
  return parts
}

/** The texture that stands for a chance in the legend. */
export function lookOf(likely: Likely, weighed: Weighed): Part['look'] {
  if (likely.unwelcome) return 'o4'
  return bar(weighed).find((part) => part.text === likely.text)?.look ?? 'o1'
}
