import { describe, expect, it } from 'vitest'
import type { Choice, Happened, Likely, Weighed } from '$gen/types'
import { stepsOf } from '../log/enemy-turn-steps'
import { paragraphs, sentence, showsRule } from '../log/log-prose'
import { bar, certainDanger, headline, isRisky } from '../odds/odds'
import { type Box, placeFor } from '../odds/popover-place'
import { arrange, labelOf } from './options'

const option = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  label: action,
  who: '',
  verb: action.split(' ')[0]!,
  kind: 1,
  cost: 1,
  minor: false,
  seat: 0,
  final: false,
  asked: false,
  about: {},
  ...more,
})
const likely = (key: string, chance: number, unwelcome = false): Likely => ({ key, text: key, chance, unwelcome })
const weighed = (...chances: Likely[]): Weighed => ({ action: 'move', exact: true, chances, rules: [] })
const event = (n: number, more: Partial<Happened> = {}): Happened => ({
  n,
  name: 'moved',
  text: `Event ${n}.`,
  rule: 'VC-MOVE-01',
  by: 0,
  move: 1,
  heading: 0,
  forced: false,
  facts: {},
  ...more,
})

describe('the decision bar', () => {
  it('puts ways out on the right with the key 0, and numbers the rest in order', () => {
    const { groups, quiet, keys } = arrange([option('end'), option('shoot', { kind: 3 }), option('move', { kind: 1 })])
    expect(quiet.map((each) => each.action)).toEqual(['end'])
    expect(groups[0]!.options.map((each) => each.action)).toEqual(['move', 'shoot'])
    expect([keys.get('move'), keys.get('shoot'), keys.get('end')]).toEqual(['1', '2', '0'])
  })

  it('folds many small things, but never what the coach asks for', () => {
    const small = ['a', 'b', 'c', 'd'].map((item) => option(`pick ${item}`, { minor: true }))
    expect(arrange([option('move'), ...small]).minor).toHaveLength(4)
    expect(arrange([option('move'), ...small.slice(1)]).minor).toHaveLength(0)
    const asked = [{ ...small[0]!, asked: true }, ...small.slice(1), option('pick e', { minor: true })]
    expect(arrange(asked).groups[0]!.options[0]!.action).toBe('pick a')
  })

  it('leaves M and Z to the sound and to taking back', () => {
    const many = Array.from({ length: 60 }, (_, at) => option(`move ${at}`))
    const keys = [...arrange(many).keys.values()]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('m')
    expect(keys).not.toContain('z')
  })

  it('lets a window pass by the last of its buttons, still with the key 0', () => {
    const options = [option('pass'), option('play c04'), option('opportunity u3')]
    const { groups, quiet, keys } = arrange(options, true)
    expect(groups.map((group) => group.options.map((each) => each.action))).toEqual([['play c04', 'opportunity u3', 'pass']])
    expect(quiet).toEqual([])
    expect(keys.get('pass')).toBe('0')
  })

  it('splits a label that is too long for a button at its colon', () => {
    const long = labelOf(
      option('choose', { label: 'médecin, côté bleu : Sten, trousse de soin, et bien d’autres choses encore' }),
    )
    expect(long.head).toBe('Médecin, côté bleu')
    expect(long.more.startsWith('Sten')).toBe(true)
  })
})

describe('odds', () => {
  const test = weighed(likely('hidden', 2 / 3), likely('seen', 1 / 3, true), likely('alarm', 1 / 3, true))

  it('show the main hope in the button, and certain danger apart', () => {
    expect(headline(test)?.key).toBe('hidden')
    expect(headline(weighed(likely('seen', 1, true)))).toBeNull()
    expect(certainDanger(weighed(likely('seen', 1, true))).map((each) => each.key)).toEqual(['seen'])
  })

  it('fill the bar exactly', () => {
    expect(bar(test).map((part) => part.look)).toEqual(['o1', 'o4'])
    for (const each of [test, weighed(likely('hits', 0.75)), weighed(likely('hidden', 0.5), likely('open', 0.5))]) {
      expect(bar(each).reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1)
    }
  })

  it('ask for a confirmation only where it cannot be taken back and is not certain', () => {
    expect(isRisky(option('move', { final: true }), test)).toBe(true)
    expect(isRisky(option('move', { final: false }), test)).toBe(false)
    expect(isRisky(option('done', { final: true }), weighed())).toBe(false)
    expect(isRisky(option('move', { final: true }), undefined)).toBe(true)
  })
})

describe('the log', () => {
  const told = (heading: Happened): boolean => heading.facts.phase === 'enemy'
  const turn = event(0, { heading: 1, text: 'Turn 1.' })
  const enemy = event(3, { heading: 2, text: 'Enemy.', facts: { phase: 'enemy' }, move: 2 })
  const log = [
    turn,
    event(1),
    event(2),
    enemy,
    event(4, { name: 'marched', forced: true, move: 2 }),
    event(5, { name: 'group_fired', forced: true, move: 2 }),
    event(6, { name: 'wounded', move: 2 }),
  ]

  it('joins what one choice led to, and keeps the enemy apart step by step', () => {
    const story = paragraphs(log, () => true, told)
    expect(story.map((each) => [each.heading, each.hand, each.events.length])).toEqual([
      [1, 'nobody', 1],
      [0, 'mine', 2],
      [2, 'nobody', 1],
      [0, 'forced', 1],
      [0, 'forced', 2],
    ])
  })

  it('names the rule once after a run of forced events', () => {
    expect(showsRule(log[4]!, log[5])).toBe(false)
    expect(showsRule(log[5]!, log[6])).toBe(true)
    expect(showsRule(log[1]!, undefined)).toBe(false)
  })

  it('draws dice where their numbers stand', () => {
    expect(sentence(event(0, { text: 'test : 4, 6.' }), [4, 6])).toEqual([
      { text: 'Test : ', dice: [] },
      { text: '.', dice: [4, 6] },
    ])
  })

  it('takes no other number for a die', () => {
    const told = (text: string, ...faces: number[]) =>
      sentence(event(0, { text }), faces)
        .map((piece) => (piece.dice.length ? '▢' : '') + piece.text)
        .join('')
    expect(told('Lancer (a4): to hit, 4 − 1 against 4+: missed.', 4)).toBe('Lancer (a4): to hit, ▢ − 1 against 4+: missed.')
    expect(told('Trauma, 1 + 1 = 2.', 1)).toBe('Trauma, ▢ + 1 = 2.')
    expect(told('Charge, 3 + 4 = 7.', 3, 4)).toBe('Charge, ▢ = 7.')
    expect(told('Advance of +6″.', 6)).toBe('Advance of +6″.▢')
    expect(told('Moved 4.5 to 14.', 4)).toBe('Moved 4.5 to 14.▢')
  })

  it('counts the steps of the enemy while they are told, those to come included', () => {
    expect(stepsOf(log, 2, told)).toEqual([])
    expect(stepsOf(log, 4, told).map((step) => step.events.map((each) => each.n))).toEqual([[4], [5, 6]])
  })
})

describe('the popover', () => {
  const stage: Box = { left: 0, top: 0, right: 1000, bottom: 600 }
  const target: Box = { left: 400, top: 200, right: 500, bottom: 300 }
  const covers = (left: number, top: number, box: Box): boolean =>
    left < box.right && left + 300 > box.left && top < box.bottom && top + 200 > box.top

  it('stands beyond its target', () => {
    expect(placeFor(stage, 300, 200, target, [], null)).toMatchObject({ left: 514, tip: 'left' })
  })

  it('gives way to marks, and never covers the target while there is another place', () => {
    const mark: Box = { left: 510, top: 100, right: 990, bottom: 400 }
    const { left, top } = placeFor(stage, 300, 200, target, [mark], null)
    expect(covers(left, top, mark) || covers(left, top, target)).toBe(false)
  })
})
