// Players' own files that this person has kept, in the browser's own storage: never sent anywhere by themselves.

import { Keep } from './stored-list'

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

const keep = new Keep<KeptPack>('bocage-packs', ['game', 'fingerprint', 'name', 'kind', 'id', 'text'])

export const parsePacks = (stored: string | null): KeptPack[] => keep.parse(stored)

const isSame = (a: KeptPack, b: Pick<KeptPack, 'game' | 'kind' | 'id'>): boolean =>
  a.game === b.game && a.kind === b.kind && a.id === b.id

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
  Object.keys(options)
    .filter((id) => SETTING.test(id))
    .sort()
    .map((id) => options[id] ?? '')
    .filter(Boolean)

export const keptPacks = (game: string): KeptPack[] => keep.list.filter((each) => each.game === game)
export const keepPack = (pack: KeptPack): boolean => keep.store(withPack(keep.list, pack))
export const forgetPack = (pack: KeptPack): boolean => keep.store(withoutPack(keep.list, pack))
