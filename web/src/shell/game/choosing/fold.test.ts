import { describe, expect, test } from 'vitest'
import type { Choice, Choosing, Verb } from '$gen/types'
import { anyChoice, anyQuestion } from '$testing/frames'
import { FAMILY, FEW, fold, type Folded, keysOf, leafOf, MOST, type Slot, type Step } from './fold'

const verb = (family: string): Verb => ({ family, by: '', families: {}, exit: false, harm: false })
const GRAMMAR: Choosing = {
  ask: {
    act: {
      families: ['go', 'fire', 'kit'],
      parts: ['tile', 'item'],
      who: 'commando',
      first: '',
      main: '',
      exit: 'end',
      called: {},
      flat: false,
      fixed: false,
    },
  },
  verb: {
    move: verb('go'),
    sneak: verb('go'),
    shoot: verb('fire'),
    pick: verb('kit'),
  },
  switch: { payment: { values: ['', '+1'], keeps: false } },
  family: {},
}

const option = (action: string, about: Choice['about'] = {}, more: Partial<Choice> = {}): Choice =>
  anyChoice(action, { about, ...more })
const END = option('end', {}, { exit: true })
const scout = (action: string, about: Choice['about'] = {}): Choice => option(action, { commando: 'scout', ...about })
const OPTIONS = [
  scout('move scout m', { tile: 'm' }),
  scout('move scout m +1', { tile: 'm', payment: '+1' }),
  scout('sneak scout m', { tile: 'm' }),
  scout('move scout k', { tile: 'k' }),
  scout('shoot scout l', { tile: 'l' }),
  scout('pick scout key', { item: 'key' }),
  scout('pick scout tnt', { item: 'tnt' }),
  option('shoot medic l', { commando: 'medic', tile: 'l', payment: '+1' }),
  END,
]

function folded(steps: Step[] = [], how: Record<string, string> = {}, options = OPTIONS, grammar = GRAMMAR): Folded {
  const question = anyQuestion('act', { about: { commando: 'scout' }, options })
  return fold({ question, options, grammar, steps, how })
}
const values = (result: Folded): string[] => result.slots.map((slot) => slot.value)
const actions = (choices: Choice[]): string[] => choices.map((choice) => choice.action)
const family = (value: string): Step => ({ fact: FAMILY, value })

describe('folding', () => {
  const fewest = [...OPTIONS, ...'abcd'.split('').map((tile) => scout(`move scout ${tile}`, { tile }))]
  const staying: Choosing = { ...GRAMMAR, family: { go: { icon: 'boot', mark: 'legal', counts: '', stays: true } } }

  test('families stay in the row while one is chosen whose members the board shows', () => {
    const result = folded([family('go')], {}, fewest, staying)
    expect(values(result)).toEqual(['go', 'fire', 'kit'])
    expect(result.slots.filter((slot) => slot.pressed).map((slot) => slot.value)).toEqual(['go'])
    expect(result.members.map((slot) => slot.value)).toEqual(['m', 'k', 'a', 'b', 'c', 'd'])
    expect(actions(result.more)).toEqual(['move scout c', 'move scout d'])
    expect(values(folded([family('go'), { fact: 'tile', value: 'm' }], {}, OPTIONS, staying)), 'one of them is chosen').toEqual(
      ['move scout m', 'sneak scout m'],
    )
  })

  test('fixed families keep their places without any option, as long as the others have room', () => {
    const families = ['go', 'fire', 'knife', 'doors', 'kit', 'deed']
    const fixed: Choosing = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, families, fixed: true } } }
    const alone = OPTIONS.filter((choice) => choice.about.commando !== 'medic')
    const all = folded([], {}, alone, fixed)
    expect(values(all)).toEqual(families)
    expect(all.slots.filter((slot) => slot.empty).map((slot) => slot.value)).toEqual(['knife', 'doors', 'deed'])
    expect(all.slots.every((slot) => slot.faded === (slot.choices.length === 0))).toBe(true)
    const crowded = folded([], {}, OPTIONS, fixed)
    expect(values(crowded), 'the others take the place of the last that is empty').toEqual(families.slice(0, -1))
    expect(actions(crowded.rest)).toEqual(['shoot medic l'])
  })

  test('on a phone the members take the places of the families', () => {
    const question = anyQuestion('act', { about: { commando: 'scout' }, options: fewest })
    const result = fold({ question, options: fewest, grammar: staying, steps: [family('go')], how: {}, narrow: true })
    expect(values(result)).toEqual(['m', 'k', 'a'])
    expect(result.members).toEqual([])
  })

  test('the bar begins with the families in their order, and the exit stands apart', () => {
    const result = folded()
    expect(values(result)).toEqual(['go', 'fire', 'kit'])
    expect(result.exit).toBe(END)
  })

  test('lenses stand in the place of families and stay there; they may overlap, and an empty one keeps its place', () => {
    const units = ['a', 'b', 'c'].map((card) => option(`commit ${card}`, { card }))
    const lenses = [
      { id: 'alone', actions: actions(units), note: '3 cards' },
      { id: 'paired', actions: ['commit b', 'commit c'], note: '2 cards' },
      { id: 'tokens', actions: [], note: 'later' },
    ]
    const through = (...steps: Step[]): Folded =>
      fold({ question: anyQuestion('answer', { options: units }), options: units, grammar: GRAMMAR, steps, how: {}, lenses })
    expect(through().slots.map((slot) => [slot.value, slot.choices.length, slot.faded, slot.note])).toEqual([
      ['alone', 3, false, '3 cards'],
      ['paired', 2, false, '2 cards'],
      ['tokens', 0, true, 'later'],
    ])
    const paired = through(family('paired'))
    expect(paired.slots.map((slot) => [slot.value, slot.pressed])).toEqual([
      ['alone', false],
      ['paired', true],
      ['tokens', false],
    ])
    expect([paired.members.map((slot) => slot.value), actions(paired.scope)]).toEqual([
      ['b', 'c'],
      ['commit b', 'commit c'],
    ])
    expect(actions(through({ fact: 'card', value: 'a' }).scope)).toEqual(['commit a'])
  })

  test('on a phone fewer names have room; families have icons there', () => {
    const steps = 'abcdefg'.split('').map((tile) => scout(`move scout ${tile}`, { tile }))
    const question = anyQuestion('act', { about: { commando: 'scout' }, options: steps })
    const few = fold({ question, options: steps, grammar: GRAMMAR, steps: [], how: {}, narrow: true })
    expect([few.slots.length, few.rest.length]).toEqual([FEW - 1, steps.length - FEW + 1])
    const families = fold({ question, options: OPTIONS, grammar: GRAMMAR, steps: [], how: {}, narrow: true })
    expect(values(families)).toEqual(values(folded()))
  })

  test('a verb may belong to another family in one question', () => {
    const called = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, called: { sneak: 'kit' } } } }
    const kit = folded([family('kit')], {}, OPTIONS, called)
    expect(actions(kit.scope)).toContain('sneak scout m')
    expect(actions(folded([family('kit')]).scope)).not.toContain('sneak scout m')
  })

  test('what is a switch elsewhere is a choice where the question asks for it', () => {
    const asked = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, parts: ['tile', 'payment'] } } }
    const place = [family('go'), { fact: 'tile', value: 'm' }]
    expect(folded(place).switches.map((each) => each.fact)).toEqual(['payment'])
    const result = folded(place, {}, OPTIONS, asked)
    expect(result.switches).toEqual([])
    expect(actions(result.scope)).toContain('move scout m +1')
  })

  test('where it is asked first who acts, the families come after that; a place of one alone skips it', () => {
    const first = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, first: 'commando' } } }
    const through = (...steps: Step[]): Folded =>
      fold({ question: anyQuestion('act', { options: OPTIONS }), options: OPTIONS, grammar: first, steps, how: {} })
    expect(values(through())).toEqual(['scout', 'medic'])
    expect(values(through({ fact: 'commando', value: 'scout' }))).toEqual(['go', 'fire', 'kit'])
    expect(values(through({ fact: 'tile', value: 'l' }))).toEqual(['scout', 'medic'])
    expect(values(through({ fact: 'item', value: 'key' }))).toEqual(['pick scout key'])
  })

  test('a family leads to its places, a place to its ways', () => {
    expect(values(folded([family('go')]))).toEqual(['m', 'k'])
    const ways = folded([family('go'), { fact: 'tile', value: 'm' }])
    expect(ways.slots.map((slot) => leafOf(slot)?.action)).toEqual(['move scout m', 'sneak scout m'])
  })

  test('a place may come first: it keeps the families that reach it, the others fade', () => {
    const result = folded([{ fact: 'tile', value: 'l' }])
    expect(actions(result.scope)).toEqual(['shoot scout l'])
    const both = folded([{ fact: 'tile', value: 'l' }], {}, [...OPTIONS, scout('move scout l', { tile: 'l' })])
    expect(both.slots.map((slot) => [slot.value, slot.faded])).toEqual([
      ['go', false],
      ['fire', false],
      ['kit', true],
    ])
  })

  test('payment is a switch: it never adds a choice, and the cheapest is the default', () => {
    const result = folded()
    expect(result.switches).toEqual([{ fact: 'payment', values: ['', '+1'], value: '' }])
    expect(actions(result.scope)).not.toContain('move scout m +1')
    const paid = folded([family('go'), { fact: 'tile', value: 'm' }], { payment: '+1' })
    expect(paid.slots.map((slot) => leafOf(slot)?.action)).toEqual(['move scout m +1', 'sneak scout m'])
  })

  test("another's options wait in the list until he is touched", () => {
    expect(actions(folded().rest)).toEqual(['shoot medic l'])
    expect(actions(folded([{ fact: 'commando', value: 'medic' }]).scope)).toEqual(['shoot medic l'])
  })

  test('never more than six: five and a list of the others', () => {
    const many = Array.from({ length: 40 }, (_, at) => scout(`move scout t${at}`, { tile: `t${at}` }))
    const result = folded([], {}, [...many, END])
    expect(result.slots).toHaveLength(MOST - 1)
    expect(result.rest).toHaveLength(35)
  })

  test('six and nothing else need no list; six and those of another do', () => {
    const six = Array.from({ length: 6 }, (_, at) => scout(`move scout t${at}`, { tile: `t${at}` }))
    expect(folded([], {}, six).slots).toHaveLength(6)
    expect(folded([], {}, six).rest).toHaveLength(0)
    const more = folded([], {}, [...six, option('shoot medic l', { commando: 'medic', tile: 'l' })])
    expect(more.slots).toHaveLength(5)
    expect(more.rest).toHaveLength(2)
  })

  test('every option can be reached: by a slot, by the switch, by the list, or as the exit', () => {
    const reached = new Set<string>()
    const walk = (steps: Step[], how: Record<string, string>): void => {
      const result = folded(steps, how)
      for (const choice of result.rest) reached.add(choice.action)
      for (const slot of result.slots) {
        const leaf = leafOf(slot)
        if (leaf) reached.add(leaf.action)
        else if (slot.choices.length) walk([...steps, { fact: slot.fact, value: slot.value }], how)
      }
      if (result.exit) reached.add(result.exit.action)
    }
    walk([], {})
    walk([], { payment: '+1' })
    expect([...reached].sort()).toEqual(actions(OPTIONS).sort())
  })

  test('a game that declares nothing is folded by its verbs, then by its facts', () => {
    const none: Choosing = { ask: {}, verb: {}, switch: {}, family: {} }
    const result = folded([], {}, OPTIONS, none)
    expect(values(result)).toEqual(['move', 'sneak', 'shoot', 'pick'])
    expect(values(folded([family('pick')], {}, OPTIONS, none))).toEqual(['key', 'tnt'])
  })

  test('a fact may say the family: fire that suppresses is no ordinary fire', () => {
    const shoot: Verb = { ...verb('fire'), by: 'manner', families: { low: 'suppress' } }
    const options = ['high', 'low', 'far'].map((manner) => scout(`shoot scout ${manner}`, { manner }))
    const result = folded([], {}, options, { ...GRAMMAR, verb: { shoot } })
    expect(result.slots.map((slot) => [slot.value, slot.choices.length])).toEqual([
      ['fire', 2],
      ['suppress', 1],
    ])
  })

  test('a flat question shows its options at once while they have room; what does not fit what was touched fades', () => {
    const flat: Choosing = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, flat: true } } }
    const few = OPTIONS.slice(2, 6)
    expect(folded([], {}, few, flat).slots.map((slot) => leafOf(slot)?.action)).toEqual(actions(few))
    const touched = folded([{ fact: 'tile', value: 'l' }], {}, few, flat)
    expect(touched.slots.map((slot) => slot.faded)).toEqual([true, true, false, true])
    const many = Array.from({ length: 7 }, (_, at) => scout(`move scout t${at}`, { tile: `t${at}` }))
    expect(values(folded([], {}, [...few, ...many], flat))).toEqual(['go', 'fire', 'kit'])
  })

  test('a question about one family shows it; others stand in the list, or at a piece that only they are about', () => {
    const main: Choosing = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, who: '', main: 'rise' } } }
    const rise = ['scout', 'sapper'].map((commando) => option(`rise ${commando}`, { commando }, { verb: 'rise' }))
    const saved = [scout('move scout k', { tile: 'k' }), option('move medic l', { commando: 'medic', tile: 'l' })]
    const options = [...rise, ...saved, END]
    const all = folded([], {}, options, main)
    expect([values(all), actions(all.rest)]).toEqual([['scout', 'sapper'], actions(saved)])
    expect(actions(folded([{ fact: 'commando', value: 'scout' }], {}, options, main).scope)).toEqual(['rise scout'])
    expect(actions(folded([{ fact: 'commando', value: 'medic' }], {}, options, main).scope)).toEqual(['move medic l'])
    expect(folded([{ fact: 'tile', value: 'k' }], {}, options, main).scope).toEqual([])
    expect(values(folded([], {}, [...saved, END], main))).toEqual(['k', 'l'])
  })

  test('options without the fact that is chosen stand for themselves', () => {
    const options = [option('number 1', { rank: 1 }), option('number 2', { rank: 2 }), option('number rest')]
    const result = folded([], {}, options)
    expect(result.slots.map((slot) => slot.kind)).toEqual(['part', 'part', 'way'])
  })
})

test('families have letters of their words, members digits; no letter twice, none that means something else', () => {
  const labels: Record<string, string> = { go: 'Aller', fire: 'Attaquer', kit: 'Équipement' }
  expect(keysOf(folded().slots, (slot) => labels[slot.value]!)).toEqual(['a', 't', 'e'])
  expect(keysOf(folded([family('go')]).slots, () => '')).toEqual(['1', '2'])
  const token = (value: string): Slot => ({ kind: 'part', value, fact: 'token', choices: [], faded: false })
  const named = (...values: string[]) =>
    keysOf(values.map(token), ({ value }) => (value === 'bluff' ? 'Bluff' : `Order ${value}`))
  expect(named('3', '4', 'bluff')).toEqual(['3', '4', '9'])
  expect(named('4', 'bluff')).toEqual(['4', '9'])
  const zoom = keysOf(folded().slots, () => 'Zn')
  expect(zoom).toEqual(['a', 'b', 'c'])
})

describe('whose members the slots are', () => {
  const KIT = OPTIONS.filter((choice) => choice.verb === 'pick')

  test('is known if it was chosen', () => {
    expect([folded().family, folded([family('kit')]).family]).toEqual(['', 'kit'])
  })

  test('is known if the question has several families and one is left', () => {
    expect(folded([], {}, [...KIT, END]).family).toBe('kit')
    const one = { ...GRAMMAR, ask: { act: { ...GRAMMAR.ask.act!, families: ['kit'] } } }
    expect(folded([], {}, [...KIT, END], one).family).toBe('')
  })
})
