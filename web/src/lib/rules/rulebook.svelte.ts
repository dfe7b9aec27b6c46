// The rules of each game in the current language, and the id of the rule whose text is open.

import type { GameCard, RuleBook, RuleText } from '$gen/types'
import * as api from '../net/api'
import { lang } from '../words/words.svelte'

let cards: Promise<GameCard[]> | null = null
const books = new Map<string, Promise<RuleBook>>()
let open = $state('')

/** The games that this server offers. The list is loaded once, and again after a failure. */
export function games(): Promise<GameCard[]> {
  cards ??= api.games().catch((error: unknown) => {
    cards = null
    throw error
  })
  return cards
}

export function ruleBook(game: string): Promise<RuleBook> {
  const key = `${lang()} ${game}`
  const known = books.get(key)
  if (known) return known
  const asked = api.rules(game).catch((error: unknown) => {
    books.delete(key)
    throw error
  })
  books.set(key, asked)
  return asked
}

/** The game that a rule id such as VC-MOVE-03 belongs to. */
export async function gameOf(id: string): Promise<string> {
  const prefix = id.split('-')[0]
  return (await games()).find((card) => card.prefix === prefix)?.id ?? ''
}

export const openedRule = (): string => open
export const openRule = (id: string): void => void (open = id)
export const closeRule = (): void => void (open = '')

/** The rules that belong with a rule: rulings and examples about it, rules that its text names, and rules that share a
 * ruling or example with it. */
export function related(book: RuleBook, rule: RuleText): RuleText[] {
  const about = book.rules.filter((each) => each.rules.includes(rule.id))
  const named = new Set([
    ...rule.rules,
    ...idsIn(rule.text),
    ...idsIn(rule.why),
    ...about.flatMap((each) => [each.id, ...each.rules]),
  ])
  return book.rules.filter((each) => each.id !== rule.id && named.has(each.id))
}

const ID = /\b[A-Z]{2,4}-[A-Z]+\d?-\d\d\b/g

export const idsIn = (text: string): string[] => text.match(ID) ?? []

/** The text, split at the rule ids in it so that the ids can become links. */
export function cutAtRules(text: string): { text: string; isRule: boolean }[] {
  const ids = idsIn(text)
  const between = text.split(ID)
  return between.flatMap((part, n) => {
    const id = ids[n]
    return [{ text: part, isRule: false }, ...(id ? [{ text: id, isRule: true }] : [])]
  })
}
