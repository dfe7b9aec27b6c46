// Which examples on a board belong to a rule.

import type { RuleBook, RuleExample, RuleText } from '$gen/types'

/** How many examples a rule shows. */
const MOST = 4

/** The examples of a rule, a ruling or a worked example: those that are first of all about it come first. */
export function examplesOf(book: RuleBook, rule: RuleText): RuleExample[] {
  const found = book.examples.filter((each) => each.rules.includes(rule.id))
  const place = (each: RuleExample): number => each.rules.indexOf(rule.id)
  return [...found].sort((one, other) => Math.min(place(one), 1) - Math.min(place(other), 1)).slice(0, MOST)
}

/** For a rule without an example: one of its chapter, or of the rules that a ruling settles. */
export function exampleOfChapter(book: RuleBook, rule: RuleText): RuleExample | undefined {
  const about = book.examples.find((each) => rule.rules.some((id) => each.rules.includes(id)))
  const own = rule.kind === 'rule' ? book.examples.find((each) => each.rules[0]?.split('-')[1] === rule.chapter) : undefined
  return about ?? own
}
