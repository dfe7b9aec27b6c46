// Players' own files that this person has saved in the browser's storage. A file is sent only when a match is played with it.

import { StoredList } from './stored-list'

export interface KeptPack {
  game: string
  /** Two players compare fingerprints to know whether they hold the same file. */
  fingerprint: string
  name: string
  /** What the file adds to the game (a faction, a battlefield), and the id of that thing. */
  kind: string
  id: string
  text: string
}

const keep = new StoredList<KeptPack>('bocage-packs', ['game', 'fingerprint', 'name', 'kind', 'id', 'text'])

export const parsePacks = (stored: string | null): KeptPack[] => keep.parse(stored)

const isSame = (a: KeptPack, b: Pick<KeptPack, 'game' | 'kind' | 'id'>): boolean =>
  a.game === b.game && a.kind === b.kind && a.id === b.id

/** The list with this file added. Another edition of the same thing is replaced. */
export const withPack = (list: KeptPack[], pack: KeptPack): KeptPack[] =>
  [...list.filter((each) => !isSame(each, pack)), pack].sort((a, b) => a.name.localeCompare(b.name))

export const withoutPack = (list: KeptPack[], pack: KeptPack): KeptPack[] => list.filter((each) => !isSame(each, pack))

/** Whether this person holds the same file, another edition of it, or neither. */
export function heldOf(list: KeptPack[], pack: Omit<KeptPack, 'text' | 'name'>): 'same' | 'other' | 'none' {
  const held = list.find((each) => isSame(each, pack))
  return held ? (held.fingerprint === pack.fingerprint ? 'same' : 'other') : 'none'
}

/** The players' own files among the options of a match, in order. */
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
