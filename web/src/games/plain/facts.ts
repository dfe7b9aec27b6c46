// A view of any game as rows of names and values, for games that have no face of their own.

import { has, say } from '$lib/words/words.svelte'

export interface Row {
  name: string
  text: string
  rows: Row[]
}

/** The game's text for a fact (`fact-<name>`), else its name with spaces. */
const named = (key: string): string => (has(`fact-${key}`) ? say(`fact-${key}`) : key.replaceAll('_', ' '))

const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return String(value)
}

/** One fact: a value, a list of values in one line, or a record whose parts get rows of their own. */
export function row(name: string, value: unknown): Row {
  if (isPlain(value)) return { name, text: plain(value), rows: [] }
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return { name, text: value.map(plain).join(', ') || '–', rows: [] }
    return { name, text: '', rows: value.map((each, at) => row(String(at + 1), each)) }
  }
  return { name, text: '', rows: rows(value as Record<string, unknown>) }
}

export const rows = (view: Record<string, unknown>): Row[] => Object.entries(view).map(([key, value]) => row(named(key), value))
