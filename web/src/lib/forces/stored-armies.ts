// Armies that this person has kept, in the browser's own storage: never sent anywhere by themselves.

import { Keep } from './stored-list'

export interface KeptArmy {
  game: string
  name: string
  text: string
  /** What it was built for: a scenario, or points. */
  goal: string
}

const LONGEST_NAME = 60
const keep = new Keep<KeptArmy>('bocage-armies', ['game', 'name', 'text', 'goal'])

export const parseKept = (stored: string | null): KeptArmy[] => keep.parse(stored)

/** The list with one army more; another of that name in that game makes way. */
export function withArmy(list: KeptArmy[], army: KeptArmy): KeptArmy[] {
  const name = army.name.trim().slice(0, LONGEST_NAME)
  return [...withoutArmy(list, army.game, name), { ...army, name }].sort((a, b) => a.name.localeCompare(b.name))
}

export const withoutArmy = (list: KeptArmy[], game: string, name: string): KeptArmy[] =>
  list.filter((each) => each.game !== game || each.name !== name)

/** What an army was built for: so many points of a free battle; 0: a scenario. */
export const pointsOf = (goal: string): number => (/^\d{1,4}$/.test(goal) ? Number(goal) : 0)

/** The side stands at the beginning of an army's text. */
export const sideOfText = (text: string): string => text.trim().split(/[;\n]/)[0]?.trim().toLowerCase() ?? ''

/** A line for each part of an army's text, to be read. */
export const lines = (text: string): string => text.split('; ').join('\n')

export const keptArmies = (game: string): KeptArmy[] => keep.list.filter((each) => each.game === game)
export const keepArmy = (army: KeptArmy): boolean => keep.store(withArmy(keep.list, army))
export const forgetArmy = (game: string, name: string): boolean => keep.store(withoutArmy(keep.list, game, name))
