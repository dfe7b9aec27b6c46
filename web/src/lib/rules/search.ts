// Search in the rules: every word must occur, whatever its accents, case and form of apostrophe; titles weigh more than
// chapters, those more than texts.

import type { RuleBook, RuleText } from '$gen/types'

const plain = (letter: string): string => (letter === '’' ? "'" : (letter.normalize('NFKD')[0]?.toLowerCase() ?? letter))

/** One letter for each letter, so that places in it are places in the text. */
export const fold = (text: string): string => [...text].map(plain).join('')

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where a word begins with these letters: "tir" finds "tirer", not "sortir". */
function places(folded: string, word: string): number[] {
  return [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}`, 'gu'))].map((hit) => hit.index)
}

const holds = (folded: string, word: string): boolean => places(folded, word).length > 0

export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[\s,;]+/)
    .filter(Boolean)

function score(rule: RuleText, chapter: string, words: string[]): number {
  const title = fold(`${rule.id} ${rule.title}`)
  const text = fold(`${rule.text} ${rule.why}`)
  if (!words.every((word) => holds(title, word) || holds(text, word))) return 0
  const inTitle = words.filter((word) => holds(title, word)).length
  const inChapter = words.filter((word) => holds(fold(chapter), word)).length
  return 1 + inTitle * 4 + inChapter * 3 + (rule.kind === 'rule' ? 1 : 0)
}

export function search(book: RuleBook, query: string): RuleText[] {
  const words = wordsOf(query)
  if (!words.length) return []
  return book.rules
    .map((rule) => ({ rule, score: score(rule, book.chapters[rule.chapter] ?? '', words) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((found) => found.rule)
}

export interface Piece {
  text: string
  hit: boolean
}

/** A text cut so that what was searched for can be marked. */
export function mark(text: string, query: string): Piece[] {
  const letters = [...text]
  const folded = fold(text)
  const hit = letters.map(() => false)
  for (const word of wordsOf(query)) {
    for (const at of places(folded, word)) hit.fill(true, at, at + word.length)
  }
  const pieces: Piece[] = []
  letters.forEach((letter, n) => {
    const last = pieces.at(-1)
    if (last && last.hit === hit[n]) last.text += letter
    else pieces.push({ text: letter, hit: hit[n]! })
  })
  return pieces
}

/** The part of a text around the first hit, for a card in the results. */
export function around(text: string, query: string, length = 96): string {
  const folded = fold(text)
  const first = Math.min(...wordsOf(query).flatMap((word) => places(folded, word)), folded.length)
  const start = first >= folded.length || first < length * 0.6 ? 0 : text.lastIndexOf(' ', first - length / 3) + 1
  const end = text.length <= start + length ? text.length : text.lastIndexOf(' ', start + length)
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
