// The badge of a target: its cost, whether the commando stays hidden, the chance.

import type { Weighed } from '$gen/types'
import { percent, say } from '$lib/words/words.svelte'
import type { Choice } from '../types'

export interface Badge {
  cost: number | null
  icon: 'eye' | 'eyeoff' | 'target' | 'warn' | null
  text: string
}

const CERTAIN = 1 - 1e-9

/** The most important chance of an option: to stay hidden, to hit, to stay unseen, else of the worst outcome. */
export function badgeOf(choice: Choice, weighed: Weighed | undefined): Badge {
  const cost = choice.cost
  const chance = (...keys: string[]) => weighed?.chances.find((each) => keys.includes(each.key))?.chance ?? 0
  if (!weighed) return { cost, icon: null, text: '' }
  const hidden = chance('hidden', 'hides')
  if (hidden) return { cost, icon: 'eyeoff', text: figure(hidden) }
  if (chance('hits')) return { cost, icon: 'target', text: figure(chance('hits')) }
  const unseen = chance('unseen')
  if (unseen) return { cost, icon: 'eyeoff', text: percent(unseen) }
  if (chance('seen') > CERTAIN) return { cost, icon: 'eye', text: say('web-vc-seen') }
  const bad = weighed.chances.filter((each) => each.unwelcome)
  if (!bad.length) return { cost, icon: null, text: '' }
  // A certain danger is a warning without a number, so that nobody takes its 100 % for a good chance.
  const open = bad.map((each) => each.chance).filter((likely) => likely <= CERTAIN)
  return { cost, icon: 'warn', text: open.length ? percent(Math.max(...open)) : '' }
}

const figure = (chance: number): string => (chance > CERTAIN ? say('web-vc-sure') : percent(chance))
