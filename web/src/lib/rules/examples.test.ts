import { expect, it } from 'vitest'
import type { RuleBook, RuleExample, RuleText } from '$gen/types'
import { exampleOfChapter, examplesOf } from './examples'

const rule = (id: string, kind: RuleText['kind'] = 'rule', rules: string[] = []): RuleText => ({
  id,
  kind,
  chapter: id.split('-')[1]!,
  title: '',
  text: '',
  why: '',
  rules,
  setting: '',
})
const example = (id: string, ...rules: string[]): RuleExample => ({ id, title: id, rules })
const BOOK: RuleBook = {
  game: 'a_game',
  examples: [
    example('one', 'VC-MOVE-01', 'VC-FIRE-02'),
    example('two', 'VC-FIRE-02'),
    example('three', 'VC-FIRE-03'),
    ...[4, 5, 6, 7, 8].map((number) => example(`more${number}`, 'VC-HATCH-01')),
  ],
  checkout: false,
  chapters: {},
  rules: [],
  stop_words: [],
  synonyms: [],
}
const ids = (found: RuleExample[]): string[] => found.map((each) => each.id)

it('shows first the examples that are about the rule, then those that show it besides, and not too many', () => {
  expect(ids(examplesOf(BOOK, rule('VC-FIRE-02')))).toEqual(['two', 'one'])
  expect(ids(examplesOf(BOOK, rule('VC-HATCH-01')))).toHaveLength(4)
})

it('points a rule without an example to one of its chapter, and a ruling to one of the rules that it settles', () => {
  expect(examplesOf(BOOK, rule('VC-FIRE-09'))).toEqual([])
  expect(exampleOfChapter(BOOK, rule('VC-FIRE-09'))?.id).toBe('two')
  expect(exampleOfChapter(BOOK, rule('VC-RULING-01', 'ruling', ['VC-FIRE-03']))?.id).toBe('three')
  expect(exampleOfChapter(BOOK, rule('VC-NONE-01'))).toBeUndefined()
})
