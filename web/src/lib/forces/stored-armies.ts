// Armies that this person has saved. They are kept in the browser's storage; a saved army is sent only when it is played.

import { StoredList } from './stored-list'

export interface KeptArmy {
  game: string
  name: string
  text: string
  /** What the army was built for: a scenario's id, or a number of points. */
  goal: string
}

const LONGEST_NAME = 60
const keep = new StoredList<KeptArmy>('bocage-armies', ['game', 'name', 'text', 'goal'])

export const parseKept = (stored: string | null): KeptArmy[] => keep.parse(stored)

/** The list with this army added. An army of the same name in the same game is replaced. */
export function withArmy(list: KeptArmy[], army: KeptArmy): KeptArmy[] {
  const name = army.name.trim().slice(0, LONGEST_NAME)
  return [...withoutArmy(list, army.game, name), { ...army, name }].sort((a, b) => a.name.localeCompare(b.name))
}

export const withoutArmy = (list: KeptArmy[], game: string, name: string): KeptArmy[] =>
  list.filter((each) => each.game !== game || each.name !== name)

/** The points of the free battle that an army was built for; 0 if it was built for a scenario. */
export const pointsOf = (goal: string): number => (/^\d{1,4}$/.test(goal) ? Number(goal) : 0)

/** The side, which is the first word of an army's text. */
export const sideOfText = (text: string): string => text.trim().split(/[;\n]/)[0]?.trim().toLowerCase() ?? ''

/** The army's text with one part on each line, for people to read. */
export const lines = (text: string): string => text.split('; ').join('\n')

export const keptArmies = (game: string): KeptArmy[] => keep.list.filter((each) => each.game === game)
export const keepArmy = (army: KeptArmy): boolean => keep.store(withArmy(keep.list, army))
export const forgetArmy = (game: string, name: string): boolean => keep.store(withoutArmy(keep.list, game, name))
