// The badge of a target: its cost, whether the commando stays hidden, the chance.

import type { Weighed } from '$gen/types'
import { named } from '$lib/net/facts'
import { percent, say } from '$lib/words/words.svelte'
import type { Choice } from '../types'

/** The height of a badge. */
export const HIGH = 28

export interface Badge {
  cost: number | null
  icon: 'eye' | 'eyeoff' | 'knife' | 'target' | 'warn' | null
  text: string
}

/** The radius of the disc with the number of ways. */
export const DISC = 9

/** The places of the parts of a badge, from its left edge, and its width; width 0: there is nothing to draw. `ways`: how many
 * options the target has; of several the badge says the first, and their number. */
export function layoutOf({ cost, icon, text }: Badge, ways: number) {
  const diamonds = cost === null ? 0 : Math.max(1, cost)
  const iconAt = 9 + diamonds * 12 + (diamonds ? 4 : 0)
  const textAt = iconAt + (icon ? 22 : 0)
  const endAt = textAt + (text ? text.length * 7.9 + 4 : 0)
  const several = ways > 1
  return {
    diamonds,
    iconAt,
    textAt,
    endAt,
    width: diamonds || icon || several || text ? endAt + (several ? 2 * DISC + 6 : 4) : 0,
  }
}

/** Where a badge would stand. `from`, `to`: the heights between which it belongs to what it is about, if there is room. */
export interface Place {
  x: number
  y: number
  width: number
  from?: number
  to?: number
}

/** The centres of badges, moved down or up until none covers another one; the first keeps its place. `room`: the height of a
 * badge with its distance to the next. */
export function apart(badges: Place[], room: number): number[] {
  const placed: Place[] = []
  for (const badge of badges) {
    const near = placed.filter((other) => Math.abs(other.x - badge.x) < (other.width + badge.width) / 2)
    const free = (y: number): boolean => near.every((other) => Math.abs(other.y - y) >= room - 1e-9)
    const beside = near.flatMap((other) => [other.y - room, other.y + room])
    const all = [badge.y, ...beside.toSorted((one, two) => Math.abs(one - badge.y) - Math.abs(two - badge.y))].filter(free)
    const y = all.find((each) => each >= (badge.from ?? -Infinity) && each <= (badge.to ?? Infinity)) ?? all[0]
    placed.push({ ...badge, y: badge.width && y !== undefined ? y : badge.y })
  }
  return placed.map((badge) => badge.y)
}

const CERTAIN = 1 - 1e-9

/** What costs a commando of one's own. */
const LOSSES = ['eliminated', 'critical']

/** The badge of somebody else who could act too: with his +1 token, or with something that is free. */
export const waitingBadge = (choices: readonly Choice[]): Badge =>
  choices.some((choice) => named(choice.about, 'payment') === '+1')
    ? { cost: null, icon: null, text: '+1' }
    : { cost: 0, icon: null, text: '' }

/** The most important chance of an option: to stay hidden, to hit, to stay unseen, else of the worst outcome. Who is sure to
 * hide may still be shot at on the way: then that counts. Before all: a commando of one's own is sure to be lost by it. */
export function badgeOf(choice: Choice, weighed: Weighed | undefined): Badge {
  const cost = choice.cost
  const chance = (...keys: string[]) => weighed?.chances.find((each) => keys.includes(each.key))?.chance ?? 0
  if (!weighed) return { cost, icon: null, text: '' }
  const loss = weighed.chances.find((each) => LOSSES.includes(each.key) && each.chance > CERTAIN)
  if (loss) return { cost, icon: 'warn', text: loss.text }
  const hidden = chance('hidden', 'hides')
  const bad = weighed.chances.filter((each) => each.unwelcome)
  if (hidden && !(hidden > CERTAIN && bad.length)) return { cost, icon: 'eyeoff', text: figure(hidden) }
  if (chance('hits')) return { cost, icon: choice.verb === 'melee' ? 'knife' : 'target', text: figure(chance('hits')) }
  const unseen = chance('unseen')
  if (unseen) return { cost, icon: 'eyeoff', text: percent(unseen) }
  if (chance('seen') > CERTAIN) return { cost, icon: 'eye', text: say('web-vc-seen') }
  if (!bad.length) return { cost, icon: null, text: '' }
  // A certain danger is a warning without a number, so that nobody takes its 100 % for a good chance.
  const open = bad.map((each) => each.chance).filter((likely) => likely <= CERTAIN)
  return { cost, icon: 'warn', text: open.length ? percent(Math.max(...open)) : '' }
}

const figure = (chance: number): string => (chance > CERTAIN ? say('web-vc-sure') : percent(chance))
