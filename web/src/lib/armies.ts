// Armies that this person has kept, in the browser's own storage: never sent anywhere by themselves.

export interface KeptArmy {
  game: string
  name: string
  text: string
  /** What it was built for: a scenario, or points. */
  goal: string
}

const KEY = 'bocage-armies'
const LONGEST_NAME = 60

/** The list that a stored text holds; whatever is no army in it is left out. */
export function parseKept(stored: string | null): KeptArmy[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isArmy) : []
  } catch {
    return []
  }
}

function isArmy(value: unknown): value is KeptArmy {
  const army = value as Record<string, unknown> | null
  return typeof army === 'object' && army !== null && ['game', 'name', 'text', 'goal'].every((field) => typeof army[field] === 'string')
}

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

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is blocked: nothing is kept.
    return null
  }
}

export const keptArmies = (game: string): KeptArmy[] => parseKept(stored()).filter((each) => each.game === game)

/** Whether it could be stored. */
function store(list: KeptArmy[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
    return true
  } catch {
    return false
  }
}

export const keepArmy = (army: KeptArmy): boolean => store(withArmy(parseKept(stored()), army))
export const forgetArmy = (game: string, name: string): boolean => store(withoutArmy(parseKept(stored()), game, name))
