import { describe, expect, it, test } from 'vitest'
import type { Happened } from '$gen/types'
import { anyEvent } from '$testing/frames'
import { keeping, lateBefore, newest, paragraphs, saidOnce, sentence, showsRule } from './log-prose'

const event = (n: number, move: number, heading = 0): Happened => anyEvent(n, { name: 'played', move, heading })
const line = (n: number, more: Partial<Happened> = {}): Happened =>
  anyEvent(n, { text: `Event ${n}.`, rule: 'VC-MOVE-01', move: 1, ...more })
const numbers = (events: Happened[]): number[] => events.map((each) => each.n)

describe('the newest sentences', () => {
  it('are those of the last choice, without headings', () => {
    expect(numbers(newest([event(0, 1), event(1, 2), event(2, 2, 1), event(3, 2)]))).toEqual([1, 3])
  })

  it('are no more than fit', () => {
    expect(
      numbers(
        newest(
          [1, 2, 3, 4, 5, 6].map((n) => event(n, 1)),
          2,
        ),
      ),
    ).toEqual([5, 6])
  })

  it('are none before anything has happened', () => {
    expect(newest([])).toEqual([])
  })
})

describe('what was told before', () => {
  const story = (log: Happened[]): ReturnType<typeof paragraphs> =>
    paragraphs(
      log,
      () => true,
      () => false,
    )
  const log = [event(1, 1), event(2, 2), event(3, 2)]

  it('is not drawn again when something follows', () => {
    const keep = keeping()
    const before = keep(story(log))
    const after = keep(story([...log, event(4, 3)]))
    expect(after.map((paragraph, at) => paragraph === before[at])).toEqual([true, true, false])
  })

  it('is drawn again if its paragraph goes on, or if it is told in other words', () => {
    const keep = keeping()
    const before = keep(story(log))
    expect(keep(story([...log, event(4, 2)]))[1]?.events).toHaveLength(3)
    const again = keep(story([{ ...log[0]!, text: 'Autrement.' }, ...log.slice(1)]))
    expect(again[0]?.events[0]?.text).toBe('Autrement.')
    expect(again[0]).not.toBe(before[0])
  })
})

describe('what the clock has passed', () => {
  const story = paragraphs(
    [event(4, 3), event(5, 5), event(6, 5), event(7, 8)],
    () => true,
    () => false,
  )
  const at = (move: number): number[] => [...lateBefore(story, [{ move, seat: 1 }]).keys()]

  it('stands before what came of the choices after it', () => {
    expect(at(4)).toEqual([1])
    expect(at(5)).toEqual([1])
    expect(at(6)).toEqual([2])
  })

  it('stands at the end while nothing has come of it', () => {
    expect(at(9)).toEqual([3])
    expect([...lateBefore([], [{ move: 2, seat: 0 }]).keys()]).toEqual([0])
  })

  it('is left out with the part of the log that is not here', () => {
    expect(at(2)).toEqual([])
  })
})

describe('the log', () => {
  const told = (heading: Happened): boolean => heading.facts.phase === 'enemy'
  const turn = line(0, { heading: 1, text: 'Turn 1.' })
  const enemy = line(3, { heading: 2, text: 'Enemy.', facts: { phase: 'enemy' }, move: 2 })
  const log = [
    turn,
    line(1),
    line(2),
    enemy,
    line(4, { name: 'marched', forced: true, move: 2 }),
    line(5, { name: 'group_fired', forced: true, move: 2 }),
    line(6, { name: 'wounded', move: 2 }),
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

  it('has no heading without anything under it, but keeps the last one', () => {
    const heads = [1, 2, 2].map((heading, n) => line(n, { heading, text: `Heading ${n}.` }))
    const story = paragraphs(
      [...heads, line(3, { heading: 1 }), line(4, { heading: 2 }), line(5), line(6, { heading: 2 })],
      () => true,
      told,
    )
    expect(story.map((each) => each.key)).toEqual(['h3', 'h4', 'e5', 'h6'])
  })

  it('names nobody for what follows a heading within one choice', () => {
    const story = paragraphs(
      [line(0, { heading: 2, move: 3 }), line(1, { move: 3, by: 1 }), line(2, { move: 4, by: 1 })],
      () => false,
      told,
    )
    expect(story.map((each) => each.hand)).toEqual(['nobody', 'nobody', 'theirs'])
  })

  it('says the same sentence once in a row, with how often, but not a roll of dice', () => {
    const twice = ['hit', 'wounded', 'wounded', 'hit'].map((text, n) => line(n, { text }))
    const said = (rolled: boolean) => saidOnce(twice, () => rolled).map(({ event, times }) => [event.n, times])
    expect(said(false)).toEqual([
      [0, 1],
      [2, 2],
      [3, 1],
    ])
    expect(said(true)).toHaveLength(4)
  })

  it('names the rule once after a run of forced events', () => {
    expect(showsRule(log[4]!, log[5])).toBe(false)
    expect(showsRule(log[5]!, log[6])).toBe(true)
    expect(showsRule(log[1]!, undefined)).toBe(false)
  })

  it('draws dice where their numbers stand', () => {
    expect(sentence(line(0, { text: 'test : 4, 6.' }), [4, 6])).toEqual([
      { text: 'Test : ', dice: [] },
      { text: '.', dice: [4, 6] },
    ])
  })

  it('takes no other number for a die', () => {
    const told = (text: string, ...faces: number[]) =>
      sentence(line(0, { text }), faces)
        .map((piece) => (piece.dice.length ? '▢' : '') + piece.text)
        .join('')
    expect(told('Lancer (a4): to hit, 4 − 1 against 4+: missed.', 4)).toBe('Lancer (a4): to hit, ▢ − 1 against 4+: missed.')
    expect(told('Trauma, 1 + 1 = 2.', 1)).toBe('Trauma, ▢ + 1 = 2.')
    expect(told('Charge, 3 + 4 = 7.', 3, 4)).toBe('Charge, ▢ = 7.')
    expect(told('Advance of +6″.', 6)).toBe('Advance of +6″.▢')
    expect(told('Moved 4.5 to 14.', 4)).toBe('Moved 4.5 to 14.▢')
  })
})

test('events that a game joins are one sentence, and what follows from the later one stands beside it', () => {
  const joined = (before: Happened, after: Happened) => (before.n === 1 && after.n === 2 ? 'Both.' : '')
  const story = paragraphs(
    [line(1), line(2, { move: 2 }), line(3, { move: 2 }), line(4, { move: 3 })],
    () => true,
    () => false,
    undefined,
    joined,
  )
  expect(story.map((paragraph) => paragraph.events.map((each) => each.text))).toEqual([['Both.', 'Event 3.'], ['Event 4.']])
})
