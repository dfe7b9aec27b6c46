// Search in the rules, for people who do not know the rulebook's words. It ignores stop words, accents, case and the form of
// apostrophes; it accepts synonyms and typing errors. A hit in a title weighs more than one in a chapter's name, and that more
// than one in the text. The terminal searches in the same way (bocage/core/rulebook/search.py).

import type { RuleBook, RuleText } from '$gen/types'

const plain = (letter: string): string => (letter === '’' ? "'" : (letter.normalize('NFKD')[0]?.toLowerCase() ?? letter))

/** Folds each letter to exactly one letter, so that an index into the result is an index into the text. */
export const fold = (text: string): string => [...text].map(plain).join('')

const escape = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Where words begin with these letters: "tir" finds "tirer", not "sortir". */
function places(folded: string, word: string): number[] {
  return [...folded.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}`, 'gu'))].map((hit) => hit.index)
}

const holds = (folded: string, word: string): boolean => places(folded, word).length > 0

export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[\s,;?!]+/)
    .filter(Boolean)

/** The weights of the places where a word can be found. */
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

/** The Levenshtein distance: how many letters to change, add or leave out. */
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

/** Whether `other` is, or begins with, `word` up to one or two typing errors. */
function isNear(word: string, other: string): boolean {
  const most = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
  if (most === 0 || other.length < word.length - most) return false // too short, whatever its letters are
  return [-1, 0, 1].some((more) => distance(word, other.slice(0, word.length + more)) <= most)
}

/** The prefixes to search for: the word and its synonyms. If the book has none of them, also words spelt nearly like it. */
function alternatives(book: RuleBook, word: string): string[] {
  const same = book.synonyms.filter((group) => group.some((each) => word.startsWith(each))).flat()
  const known = [...vocabulary(book)]
  if (same.length || /[^\p{L}\p{N}]/u.test(word) || known.some((each) => each.startsWith(word))) return [word, ...same]
  return [word, ...known.filter((each) => isNear(word, each))]
}

/** The words to search for, each with its alternatives. Stop words count only if the query has no other words. */
function wanted(book: RuleBook, query: string): string[][] {
  const every = wordsOf(query)
  const telling = every.filter((word) => !book.stop_words.includes(word))
  return (telling.length ? telling : every).map((word) => alternatives(book, word))
}

/** All the words that a search looks for, to mark them in its results. */
export const widened = (book: RuleBook, query: string): string => wanted(book, query).flat().join(' ')

/** Whether the word stands there as a whole word, perhaps in the plural. */
const isWhole = (folded: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}s?(?![\\p{L}\\p{N}])`, 'u').test(folded)

/** The score of one query word in a rule; 0 if the rule does not contain it. */
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

/** Splits a text into pieces that match the query and pieces that do not. */
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

/** The part of a text around the first hit, for a search result. */
export function around(text: string, query: string, length = 96): string {
  const folded = fold(text)
  const first = Math.min(...wordsOf(query).flatMap((word) => places(folded, word)), folded.length)
  const start = first >= folded.length || first < length * 0.6 ? 0 : text.lastIndexOf(' ', first - length / 3) + 1
  const end = text.length <= start + length ? text.length : text.lastIndexOf(' ', start + length)
  return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
