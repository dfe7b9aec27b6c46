import { describe, expect, it } from 'vitest'
import type { RuleBook, RuleText } from '$gen/types'
import { around, mark, search, widened } from './search'

const rule = (id: string, title: string, text: string): RuleText => ({
  id,
  kind: 'rule',
  chapter: id.split('-')[1]!,
  title,
  text,
  why: '',
  rules: [],
  setting: '',
})

const RULES = [
  rule('VC-REACT-01', 'Ce qui le provoque', 'Un commando visible s’expose au tir de réaction.'),
  rule('VC-HATCH-08', 'Sortir de terre', 'Sortir par une trappe ne provoque rien.'),
  rule('VC-FIRE-01', 'Tirer', 'Lancez les dés.'),
]

const BOOK: RuleBook = {
  game: 'v_commandos',
  examples: [],
  checkout: false,
  chapters: { REACT: 'Le tir de réaction', HATCH: 'Les trappes', FIRE: 'Tirer' },
  rules: RULES,
  stop_words: ['comment', 'le'],
  synonyms: [['gagne', 'victoire', 'succes']],
}

describe('search', () => {
  it('finds words by their beginning, whatever their accents and case', () => {
    expect(search(BOOK, 'REACTION').map((each) => each.id)).toEqual(['VC-REACT-01'])
    expect(search(BOOK, 'tir').map((each) => each.id)).toEqual(['VC-FIRE-01', 'VC-REACT-01'])
  })

  it('takes a typed apostrophe for the printed one', () => {
    expect(search(BOOK, "s'expose").map((each) => each.id)).toEqual(['VC-REACT-01'])
    expect(search(BOOK, 's’expose').map((each) => each.id)).toEqual(['VC-REACT-01'])
    expect(mark('Il s’expose', "s'exp")).toEqual([
      { text: 'Il ', hit: false },
      { text: 's’exp', hit: true },
      { text: 'ose', hit: false },
    ])
  })

  it('leaves out stop words, and takes a synonym for the word', () => {
    const ways = { ...BOOK, rules: [...RULES, rule('VC-END-01', 'Succès de l’opération', 'Les objectifs sont remplis.')] }
    expect(search(ways, 'comment gagner ?').map((each) => each.id)).toEqual(['VC-END-01'])
    expect(mark('Succès de l’opération', widened(ways, 'comment gagner'))[0]).toEqual({ text: 'Succès', hit: true })
  })

  it('forgives a slip of the pen, but not in a short word', () => {
    const doors = { ...BOOK, rules: [...RULES, rule('VC-MOVE-04', 'Portes verrouillées', 'On ne passe pas.')] }
    expect(search(doors, 'porte verouillée').map((each) => each.id)).toEqual(['VC-MOVE-04'])
    expect(search(doors, 'tor')).toEqual([])
  })

  it('wants every word', () => {
    expect(search(BOOK, 'tir trappe')).toEqual([])
  })

  it('finds a rule by its id', () => {
    expect(search(BOOK, 'hatch-08').map((each) => each.id)).toEqual(['VC-HATCH-08'])
  })

  it('takes signs for what they are', () => {
    expect(search(BOOK, '(tir')).toEqual([])
  })
})

describe('mark', () => {
  it('marks what was searched for and keeps the rest', () => {
    expect(mark('Tir de réaction', 'reaction')).toEqual([
      { text: 'Tir de ', hit: false },
      { text: 'réaction', hit: true },
    ])
  })
})

describe('around', () => {
  it('cuts between words and shows the first hit', () => {
    const cut = around(`${'mot '.repeat(60)}trappe ${'mot '.repeat(60)}`, 'trappe')
    expect(cut).toContain('trappe')
    expect(cut.startsWith('… mot')).toBe(true)
    expect(cut.length).toBeLessThan(110)
  })
})
