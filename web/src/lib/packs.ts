// Players' own files that this person has kept, in the browser's own storage: never sent anywhere by themselves.

export interface KeptPack {
  game: string
  /** By which two players know that they hold the same file. */
  fingerprint: string
  name: string
  /** What it adds to the game, and under which id: a faction, a battlefield. */
  kind: string
  id: string
  text: string
}

const KEY = 'bocage-packs'
const FIELDS = ['game', 'fingerprint', 'name', 'kind', 'id', 'text']

/** The list that a stored text holds; whatever is no file in it is left out. */
export function parsePacks(stored: string | null): KeptPack[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter(isPack) : []
  } catch {
    return []
  }
}

function isPack(value: unknown): value is KeptPack {
  const pack = value as Record<string, unknown> | null
  return typeof pack === 'object' && pack !== null && FIELDS.every((field) => typeof pack[field] === 'string')
}

const isSame = (a: KeptPack, b: Pick<KeptPack, 'game' | 'kind' | 'id'>): boolean => a.game === b.game && a.kind === b.kind && a.id === b.id

/** The list with one file more; another edition of the same thing makes way. */
export const withPack = (list: KeptPack[], pack: KeptPack): KeptPack[] =>
  [...list.filter((each) => !isSame(each, pack)), pack].sort((a, b) => a.name.localeCompare(b.name))

export const withoutPack = (list: KeptPack[], pack: KeptPack): KeptPack[] => list.filter((each) => !isSame(each, pack))

/** What this person has of a file: the same, another edition of it, or nothing. */
export function heldOf(list: KeptPack[], pack: Omit<KeptPack, 'text' | 'name'>): 'same' | 'other' | 'none' {
  const held = list.find((each) => isSame(each, pack))
  return held ? (held.fingerprint === pack.fingerprint ? 'same' : 'other') : 'none'
}

/** The settings of a match that hold players' own files. */
const SETTING = /^pack_\d$/
export const packsIn = (options: Record<string, string>): string[] =>
  Object.keys(options).filter((id) => SETTING.test(id)).sort().map((id) => options[id] ?? '').filter(Boolean)

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is blocked: nothing is kept.
    return null
  }
}

/** Whether it could be stored. */
function store(list: KeptPack[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(list))
    return true
  } catch {
    return false
  }
}

export const keptPacks = (game: string): KeptPack[] => parsePacks(stored()).filter((each) => each.game === game)
export const keepPack = (pack: KeptPack): boolean => store(withPack(parsePacks(stored()), pack))
export const forgetPack = (pack: KeptPack): boolean => store(withoutPack(parsePacks(stored()), pack))
