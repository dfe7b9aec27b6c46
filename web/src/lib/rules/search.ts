// Search in the rules, for people who do not know their words: stop words are left out, synonyms and slips of the pen count,
// whatever the accents, case and form of apostrophe. Titles weigh more than chapters, those more than texts. The terminal
// searches in the same way (bocage/core/rulebook/search.py).

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
    .split(/[\s,;?!]+/)
    .filter(Boolean)

/** What a hit is worth. */
const TITLE = 4
const WHOLE = 2
const CHAPTER = 3
const TEXT = 1

const WORD = /[\p{L}\p{N}]+/gu
const vocabularies = new WeakMap<RuleBook, Set<string>>()

/** Every word of a book. */
function vocabulary(book: RuleBook): Set<string> {
  const known = vocabularies.get(book)
  if (known) return known
  const made = new Set(
    book.rules.flatMap((rule) => fold(`${rule.title} ${rule.text} ${rule.why} ${rule.id}`).match(WORD) ?? []),
  )
  vocabularies.set(book, made)
  return made
}

/** Letters to change, add or leave out (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let n = 1; n <= other.length; n++)
      next[n] = Math.min(row[n]! + 1, next[n - 1]! + 1, row[n - 1]! + (one[at - 1] === other[n - 1] ? 0 : 1))
    row = next
  }
  return row[other.length]!
}

/** Whether a word is the other, or its beginning, but for a slip or two. */
function isNear(word: string, other: string): boolean {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  return most > 0 && [-1, 0, 1].some((more) => distance(word, other.slice(0, word.length + more)) <= most)
}

/** Beginnings that stand for a word: itself, its synonyms; where nobody writes it so, what is spelt nearly like it. */
function alternatives(book: RuleBook, word: string): string[] {
  const same = book.synonyms.filter((group) => group.some((each) => word.startsWith(each))).flat()
  const known = [...vocabulary(book)]
  if (same.length || /[^\p{L}\p{N}]/u.test(word) || known.some((each) => each.startsWith(word))) return [word, ...same]
  return [word, ...known.filter((each) => isNear(word, each))]
}

/** The words that are looked for, each with what may stand for it; stop words count only where there is nothing else. */
function wanted(book: RuleBook, query: string): string[][] {
  const every = wordsOf(query)
  const telling = every.filter((word) => !book.stop_words.includes(word))
  return (telling.length ? telling : every).map((word) => alternatives(book, word))
}

/** All that a search looks for, as words to mark in what it finds. */
export const widened = (book: RuleBook, query: string): string => wanted(book, query).flat().join(' ')

/** A plural is the whole word too. */
const isWhole = (folded: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}s?(?![\\p{L}\\p{N}])`, 'u').test(folded)

/** What one word of the question is worth in a rule; 0 where it does not stand. */
function value(group: string[], title: string, chapter: string, text: string): number {
  const stands = (folded: string) => group.some((word) => holds(folded, word))
  const found =
    (stands(title) ? TITLE : 0) + (group.some((word) => isWhole(title, word)) ? WHOLE : 0) + (stands(text) ? TEXT : 0)
  return found && found + (stands(chapter) ? CHAPTER : 0)
}

function score(rule: RuleText, chapter: string, groups: string[][]): number {
  const title = fold(`${rule.id} ${rule.title}`)
  const text = fold(`${rule.text} ${rule.why}`)
  const values = groups.map((group) => value(group, title, fold(chapter), text))
  if (!values.every(Boolean)) return 0
  return values.reduce((sum, each) => sum + each, rule.kind === 'rule' ? 1 : 0)
}

export function search(book: RuleBook, query: string): RuleText[] {
  const groups = wanted(book, query)
  if (!groups.length) return []
  return book.rules
    .map((rule) => ({ rule, score: score(rule, book.chapters[rule.chapter] ?? '', groups) }))
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
