import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Face } from '$games/face'
import type { Choice, FromServer, Weighed } from '$gen/types'
import { settings } from '$lib/browser/settings.svelte'
import { Match } from '$lib/net/match.svelte'
import type { AnyGame } from '$lib/net/wire'
import { FakeSocket } from '$testing/fake-socket'
import { anyChoice, anyEvent, anyQuestion, anyUpdate, anyWelcome } from '$testing/frames'
import { Play } from './play.svelte'

vi.mock('$lib/browser/sound.svelte', () => ({ sound: { play: () => {} } }))
vi.mock('../browser/sound.svelte', () => ({ sound: { play: () => {} } }))

const face = {
  apply: (view: unknown) => view,
  pause: () => 1000,
  dice: () => null,
  drawn: new Set(['path']),
} as unknown as Face<AnyGame>

const safe = anyChoice('move a', { final: false })
const risky = anyChoice('shoot b', { final: true })
const other = anyChoice('shoot c', { final: true })
const OPTIONS = [safe, risky, other]

let match: Match
let play: Play

const tell = (...frames: FromServer[]): void => frames.forEach((frame) => FakeSocket.last.tell(frame))
const ask = (seq: number, options: Choice[] = OPTIONS, more = {}): void =>
  tell(anyUpdate(seq, { question: anyQuestion('act', { options }), ...more }))
const sent = (): string[] => FakeSocket.last.ofType('act').map((frame) => frame.action)
const likely = (action: string, chance: number, unwelcome = false): Weighed => ({
  action,
  exact: true,
  chances: [{ key: 'hit', text: 'Hit', chance, unwelcome }],
  shares: [],
  rules: [],
  remarks: [],
  later: false,
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  settings.confirm = 'risky'
  settings.pace = 'normal'
  match = new Match('m', false)
  FakeSocket.last.open()
  tell(anyWelcome())
  play = new Play(match, face)
  ask(1)
})
afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('options can be chosen', () => {
  test('when the question stands on the screen', () => {
    expect(play.options).toEqual(OPTIONS)
  })

  test('not while something is shown', async () => {
    ask(2, [safe], { log: [anyEvent(1, { by: 1 })], keep: 1 })
    expect([play.question, play.options, play.drawn]).toEqual([null, [], []])
    await vi.advanceTimersByTimeAsync(1000)
    expect(play.options).toEqual([safe])
  })

  test('not while an answer is awaited, though the bar still shows them', () => {
    play.choose(safe)
    expect([play.options, play.drawn]).toEqual([[], OPTIONS])
  })

  test('not while the line is down', () => {
    FakeSocket.last.drop()
    play.choose(safe)
    expect([play.options, play.drawn, match.sent]).toEqual([[], OPTIONS, ''])
  })
})

describe('choosing', () => {
  test('sends what is safe at once', () => {
    play.choose(safe)
    expect(sent()).toEqual(['move a'])
  })

  test('asks before what ends a thing for good, such as a deployment', () => {
    const ending = new Play(match, { ...face, ends: () => true } as unknown as Face<AnyGame>)
    ending.choose(risky)
    expect([ending.armed, sent()]).toEqual(['shoot b', []])
    vi.advanceTimersByTime(250)
    ending.confirm()
    expect(sent()).toEqual(['shoot b'])
  })

  test('asks before what ends a thing beside bots, which go on at once', () => {
    const seat = { name: '', mine: false, here: true }
    match.seats = [
      { ...seat, kind: 'person', mine: true },
      { ...seat, kind: 'bot' },
    ] as typeof match.seats
    match.mine = [0]
    const ending = new Play(match, { ...face, ends: () => true } as unknown as Face<AnyGame>)
    ending.choose(safe)
    expect([ending.armed, sent()]).toEqual(['move a', []])
  })

  test('asks before what cannot be taken back and harms for certain; the same again confirms it, but no double click', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true)] })
    play.choose(risky)
    expect([play.armed, play.pointed, play.open, sent()]).toEqual(['shoot b', risky, true, []])
    play.choose(risky)
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(250)
    play.choose(risky)
    expect([play.armed, play.pointed, sent()]).toEqual(['', null, ['shoot b']])
  })

  test('what happens whatever is chosen is no reason to ask', () => {
    ask(2, [risky, other])
    tell({ type: 'odds', seq: 2, weighed: [likely('shoot b', 1, true)] })
    expect(play.isDanger(risky), 'of the other nothing is known').toBe(true)
    tell({ type: 'odds', seq: 2, weighed: [likely('shoot b', 1, true), likely('shoot c', 1, true)] })
    expect(play.isDanger(risky)).toBe(false)
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
  })

  test('a roll of dice alone is no reason to ask', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 0.5)] })
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
  })

  test('a key that is hammered confirms nothing, a calm second touch does', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true)] })
    for (let press = 0; press < 20; press += 1) {
      play.choose(risky)
      vi.advanceTimersByTime(100)
    }
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(250)
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
  })

  test('the slot behind which the asked option stands confirms it', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true)] })
    play.choose(risky)
    const slot = play.folded.slots.find((each) => each.choices.some((choice) => choice.action === 'shoot b'))!
    expect(slot.choices.length).toBe(2)
    vi.advanceTimersByTime(250)
    play.press(slot)
    expect([play.narrowed, sent()]).toEqual([false, ['shoot b']])
  })

  test('asks anew where something else is chosen instead', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true), likely('shoot c', 1, true)] })
    play.choose(risky)
    play.choose(other)
    expect([play.armed, play.pointed, sent()]).toEqual(['shoot c', other, []])
    vi.advanceTimersByTime(250)
    play.confirm()
    expect(sent()).toEqual(['shoot c'])
  })

  test('an exit that gives something up is pressed twice where it cannot be taken back', () => {
    const end = anyChoice('end', { exit: true, final: true })
    tell(anyUpdate(2, { question: anyQuestion('act', { options: [safe, end], lost: '3 actions' }) }))
    play.choose(end)
    expect([play.armed, sent()]).toEqual(['end', []])
    vi.advanceTimersByTime(250)
    play.choose(end)
    expect(sent()).toEqual(['end'])
  })

  test('what gives something up for good is held down: an exit only while something is lost by it', () => {
    const harm = { family: '', by: '', families: {}, exit: false, harm: true }
    const yields = { stop: { ...harm, exit: true }, abandon: harm }
    tell({ ...anyWelcome(), choosing: { ask: {}, verb: yields, switch: {}, family: {} } })
    const stop = anyChoice('stop', { exit: true, final: true })
    const abandon = anyChoice('abandon', { final: true })
    tell(anyUpdate(2, { question: anyQuestion('act', { options: [abandon, stop], lost: 'the Assault' }) }))
    expect([play.harmful, play.harms(abandon)]).toEqual([true, true])
    ask(3, [abandon, stop])
    expect([play.harmful, play.harms(abandon), play.harms({ ...abandon, final: false })]).toEqual([false, true, false])
    play.choose(abandon)
    expect([play.armed, sent()]).toEqual(['abandon', []])
  })

  test('what a bot answers at once is held down like what is final', () => {
    const harm = { family: '', by: '', families: {}, exit: false, harm: true }
    tell({ ...anyWelcome(), choosing: { ask: {}, verb: { abandon: harm }, switch: {}, family: {} } })
    const abandon = anyChoice('abandon', { answered: true })
    ask(2, [abandon])
    expect([play.harms(abandon), play.harms({ ...abandon, answered: false })]).toEqual([true, false])
    play.press(play.folded.slots[0]!)
    expect([play.armed, sent()]).toEqual(['abandon', []])
  })

  test('the only option of a family is shown before it is played where a bot would answer it at once', () => {
    const families = { charge: { icon: '', mark: '', counts: '', stays: false } }
    const verb = { charge: { family: 'charge', by: '', families: {}, exit: false, harm: false } }
    tell({ ...anyWelcome(), choosing: { ask: {}, verb, switch: {}, family: families } } as never)
    ask(2, [safe, anyChoice('charge', { answered: true })])
    const slot = play.folded.slots.find((each) => each.value === 'charge')!
    play.press(slot)
    expect([slot.kind, play.armed, sent()]).toEqual(['family', 'charge', []])
    vi.advanceTimersByTime(250)
    play.press(slot)
    expect(sent()).toEqual(['charge'])
  })

  test('the piece that was touched is known to what asks about a piece; else the one that the question is about', () => {
    const about = (model: string) => ({ about: { model } })
    tell(
      anyUpdate(2, {
        question: anyQuestion('act', {
          options: [anyChoice('a', about('a1')), anyChoice('b', about('a2')), anyChoice('c', about('a2'))],
          about: { model: 'a3' },
        }),
      }),
    )
    expect(play.touched).toBe('a3')
    play.touch('model', 'a2')
    expect(play.touched).toBe('a2')
  })

  test('an exit that costs nothing, or can be taken back, is pressed once', () => {
    const end = anyChoice('end', { exit: true, final: true })
    ask(2, [safe, end])
    play.choose(end)
    expect(sent()).toEqual(['end'])
  })

  test('never asks, or always before what is final, as one likes', () => {
    settings.confirm = 'never'
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
    ask(2)
    tell({ type: 'ack', key: FakeSocket.last.ofType('act')[0]!.key, seq: 2 })
    settings.confirm = 'always'
    play.choose(risky)
    expect([play.armed, sent()]).toEqual(['shoot b', ['shoot b']])
  })

  test('sends nothing that is not offered', () => {
    play.choose(anyChoice('fly'))
    expect(sent()).toEqual([])
  })

  test('sends what was drawn, where the options are only a sample of what may be drawn', () => {
    ask(2, [anyChoice('path 1,1'), safe])
    play.choose(anyChoice('path 3,4'))
    expect(sent()).toEqual(['path 3,4'])
    ask(3, [safe])
    expect(play.options).toEqual([])
  })

  test('a confirmation that waits is dropped when something happens', async () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true)] })
    play.choose(risky)
    ask(2, [safe], { log: [anyEvent(1, { by: 1 })], keep: 1 })
    expect([play.armed, play.pointed, play.open]).toEqual(['', null, false])
    await vi.advanceTimersByTimeAsync(1000)
    play.confirm()
    expect(sent()).toEqual([])
  })
})

describe('pointing', () => {
  test('opens the odds when the pointer stays, and closes them a little after it has left', () => {
    play.point(safe)
    vi.advanceTimersByTime(249)
    expect(play.open).toBe(false)
    vi.advanceTimersByTime(1)
    expect(play.open).toBe(true)
    play.point(null)
    expect([play.pointed, play.open]).toEqual([null, true])
    vi.advanceTimersByTime(125)
    expect(play.open).toBe(false)
  })

  test('shows them at once where they are open already, or are asked for', () => {
    play.inspect(safe)
    expect([play.open, play.asking]).toEqual([true, true])
    play.point(risky)
    expect([play.open, play.asking, play.pointed]).toEqual([true, false, risky])
  })

  test('changes nothing while something waits for its confirmation', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true)] })
    play.choose(risky)
    play.point(safe)
    play.stay(safe)
    expect(play.pointed).toBe(risky)
    play.leave()
    play.point(safe)
    expect(play.pointed).toBe(safe)
  })
})

describe('narrowing', () => {
  test('what does not go with what was touched before counts alone', () => {
    const [card, token] = [anyChoice('lay c', { about: { card: 'c' } }), anyChoice('toss t', { about: { token: 't' } })]
    const more = [anyChoice('lay d', { about: { card: 'd' } }), anyChoice('toss u', { about: { token: 'u' } })]
    ask(2, [card, token, ...more])
    play.press(play.folded.slots[0]!)
    expect(play.folded.family).toBe('lay')
    play.touch('token', 't')
    expect(sent()).toEqual(['toss t'])
  })

  const shots = [
    anyChoice('shoot b', { about: { tile: 'b' }, final: true }),
    anyChoice('shoot c', { about: { tile: 'c' }, final: true }),
    anyChoice('move c', { about: { tile: 'c' } }),
  ]
  beforeEach(() => ask(2, shots))

  test('a family shows its members, a member is played', () => {
    play.press(play.folded.slots.find((slot) => slot.value === 'shoot')!)
    expect([play.folded.family, sent()]).toEqual(['shoot', []])
    expect(play.marked.map((choice) => choice.action)).toEqual(['shoot b', 'shoot c'])
    play.press(play.folded.slots[1]!)
    expect(sent()).toEqual(['shoot c'])
  })

  test('the only option of a family is shown first, not played, where a bot answers it at once', () => {
    ask(3, [anyChoice('move c', { about: { tile: 'c' } }), anyChoice('shoot b', { about: { tile: 'b' }, answered: true })])
    play.press(play.folded.slots.find((slot) => slot.value === 'shoot')!)
    expect([play.armed, sent()]).toEqual(['shoot b', []])
    play.press(play.folded.slots.find((slot) => slot.value === 'move')!)
    expect(sent()).toEqual(['move c'])
  })

  test('a family or a place that was touched is taken back by the exit, which ends nothing then', () => {
    expect(play.returns).toBe(false)
    play.press(play.folded.slots.find((slot) => slot.value === 'shoot')!)
    expect(play.returns).toBe(true)
    play.stepBack()
    expect([play.returns, play.narrowed]).toEqual([false, false])
    play.touch('tile', 'c')
    expect(play.returns).toBe(true)
    play.stepBack()
    expect([play.returns, play.narrowed, sent()]).toEqual([false, false, []])
  })

  test('what is drawn in the game’s own bar is taken back by the exit, too', () => {
    const [drawn, back] = [vi.fn(() => true), vi.fn(() => true)]
    const drawing = new Play(match, { ...face, bar: () => ({ slots: [], returns: drawn(), back }) })
    expect(drawing.returns).toBe(true)
    drawing.stepBack()
    expect([back.mock.calls.length, sent()]).toEqual([1, []])
  })

  test('a family that means one thing is played at once if that can be taken back', () => {
    play.press(play.folded.slots.find((slot) => slot.value === 'move')!)
    expect(sent()).toEqual(['move c'])
  })

  test('and shown first if it cannot', () => {
    ask(3, [shots[0]!, shots[2]!])
    const shoot = play.folded.slots.find((slot) => slot.value === 'shoot')!
    play.press(shoot)
    expect([play.armed, sent()]).toEqual(['shoot b', []])
    vi.advanceTimersByTime(250)
    play.press(shoot)
    expect(sent()).toEqual(['shoot b'])
  })

  test('a place that leaves one option plays it; one that leaves two shows them', () => {
    play.touch('tile', 'c')
    expect([sent(), play.marked.map((choice) => choice.action)]).toEqual([[], ['shoot c', 'move c']])
    play.touch('tile', 'c')
    expect(play.marked).toHaveLength(3)
    play.touch('tile', 'b')
    expect(sent()).toEqual(['shoot b'])
  })

  test('undo goes back one step, then one answer', () => {
    ask(3, shots, { can_undo: true })
    play.touch('tile', 'c')
    play.undo()
    expect([play.narrowed, FakeSocket.last.ofType('undo')]).toEqual([false, []])
    play.undo()
    expect(FakeSocket.last.ofType('undo')).toHaveLength(1)
  })

  test('a new question starts whole', () => {
    play.touch('tile', 'c')
    ask(3, shots)
    expect(play.narrowed).toBe(false)
  })
})

describe('several answers together', () => {
  const hold = (model: string): Choice => anyChoice(`hold ${model}`)
  const acknowledge = (seq: number): void => tell({ type: 'ack', key: FakeSocket.last.ofType('act').at(-1)!.key, seq })

  test('are sent one after the other', () => {
    ask(2, [hold('a'), hold('b')])
    play.plan(['hold a', 'hold b'])
    expect(sent()).toEqual(['hold a'])
    acknowledge(3)
    ask(3, [hold('b'), anyChoice('fire b')])
    expect(sent()).toEqual(['hold a', 'hold b'])
  })

  test('while the page answers, nothing is the person’s to press', () => {
    ask(2, [hold('a'), hold('b')])
    play.plan(['hold a', 'hold b'])
    expect(play.answering).toBe(false)
    acknowledge(3)
    ask(3, [hold('b'), anyChoice('fire b')])
    expect([play.answering, play.isTooSoon(), play.options]).toEqual([true, true, []])
    acknowledge(4)
    ask(4, [safe])
    expect([play.answering, play.options]).toEqual([false, [safe]])
  })

  test('a choice can bring the answers that follow from it, also if it is asked again first', () => {
    const then = ({ options }: { options: Choice[] }) =>
      options.find((choice) => choice.action === 'hold b') ?? ('stop' as const)
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1, true)] })
    play.choose(risky, then)
    vi.advanceTimersByTime(250)
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
    acknowledge(2)
    ask(2, [hold('a'), hold('b')])
    expect([sent(), play.answering]).toEqual([['shoot b', 'hold b'], true])
  })

  test('and stop where something else is asked', () => {
    ask(2, [hold('a'), hold('b')])
    play.plan(['hold a', 'hold b'])
    acknowledge(3)
    ask(3, [safe])
    acknowledge(3)
    ask(4, [hold('b')])
    expect(sent()).toEqual(['hold a'])
  })

  test('or by what a function says of each question; it may wait while the person answers another', () => {
    ask(2, [hold('a'), hold('b')])
    play.plan(({ options }) => options.find((choice) => choice.verb === 'hold') ?? (options.length > 1 ? 'wait' : 'stop'))
    acknowledge(3)
    ask(3, OPTIONS)
    acknowledge(3)
    ask(4, [hold('b')])
    expect(sent()).toEqual(['hold a', 'hold b'])
    acknowledge(5)
    ask(5, [safe])
    acknowledge(5)
    ask(6, [hold('c')])
    expect(sent()).toEqual(['hold a', 'hold b'])
  })

  test('are taken back together', () => {
    const undone = () => FakeSocket.last.ofType('undo')
    const acknowledgeUndo = (seq: number): void => tell({ type: 'ack', key: undone().at(-1)!.key, seq })
    ask(2, [hold('a')], { can_undo: true })
    play.plan(['hold a', 'hold b'])
    acknowledge(3)
    ask(3, [hold('b')], { can_undo: true })
    acknowledge(4)
    ask(4, [safe], { can_undo: true })
    play.undo()
    expect(undone().length).toBe(1)
    acknowledgeUndo(5)
    ask(5, [hold('b')], { can_undo: true })
    expect(undone().length).toBe(2)
    acknowledgeUndo(6)
    ask(6, [hold('a')], { can_undo: true })
    expect([undone().length, sent()]).toEqual([2, ['hold a', 'hold b']])
  })

  test('of two choices the later one is taken back first, each with what followed from it', () => {
    const undone = () => FakeSocket.last.ofType('undo')
    ask(2, [hold('a')], { can_undo: true })
    play.plan(['hold a', 'hold b'])
    acknowledge(3)
    ask(3, [hold('b')], { can_undo: true })
    acknowledge(4)
    ask(4, [safe], { can_undo: true })
    play.choose(safe)
    acknowledge(5)
    ask(5, [safe], { can_undo: true })
    play.undo()
    tell({ type: 'ack', key: undone().at(-1)!.key, seq: 6 })
    ask(6, [safe], { can_undo: true })
    expect(undone().length).toBe(1)
    play.undo()
    tell({ type: 'ack', key: undone().at(-1)!.key, seq: 7 })
    ask(7, [hold('b')], { can_undo: true })
    expect(undone().length).toBe(3)
  })

  test('can be answered otherwise: what led here is taken back first', () => {
    ask(2, [hold('a'), hold('c')], { can_undo: true })
    play.choose(hold('a'))
    acknowledge(3)
    ask(3, [safe], { can_undo: true })
    play.instead(['hold c'])
    tell({ type: 'ack', key: FakeSocket.last.ofType('undo').at(-1)!.key, seq: 4 })
    ask(4, [hold('a'), hold('c')], { can_undo: true })
    expect(sent()).toEqual(['hold a', 'hold c'])
  })

  test('and are forgotten when something is taken back', () => {
    ask(2, [hold('a')])
    play.plan(['hold a', 'hold b'])
    play.undo()
    acknowledge(3)
    ask(3, [hold('b')])
    expect(sent()).toEqual(['hold a'])
  })
})

describe('a bar of the game’s own', () => {
  let pressed: string[]
  let back: boolean

  beforeEach(() => {
    pressed = []
    back = true
    const slot = { label: 'Go', short: 'Go', note: '', key: 'g', id: 'go', action: 'move a', press: () => pressed.push('go') }
    const own = { slots: [slot], back: () => back }
    play = new Play(match, { ...face, bar: ({ all }) => (all.length > 1 ? own : null) } as Face<AnyGame>)
  })

  test('takes the place of the folded choices; what it does not show is listed', () => {
    expect([play.folded.slots, play.folded.rest]).toEqual([[], [risky, other]])
    play.own?.slots[0]?.press()
    expect(pressed).toEqual(['go'])
  })

  test('takes back its own steps before an answer is taken back', () => {
    ask(2, OPTIONS, { can_undo: true })
    play.undo()
    expect(FakeSocket.last.ofType('undo')).toHaveLength(0)
    back = false
    play.undo()
    expect(FakeSocket.last.ofType('undo')).toHaveLength(1)
  })

  test('is made only where the game has one', () => {
    ask(2, [safe])
    expect(play.own).toBeNull()
    expect(play.folded.slots).toHaveLength(1)
  })
})

test('taking back is offered by the server, and only while nothing is shown or awaited', () => {
  expect(play.canUndo).toBe(false)
  ask(2, OPTIONS, { can_undo: true, can_restart: true })
  expect([play.canUndo, play.canRestart]).toEqual([true, true])
  play.choose(safe)
  expect([play.canUndo, play.canRestart]).toEqual([false, false])
})

test('who holds no seat looks on', () => {
  expect([play.watching, play.isMine(0), play.isMine(1)]).toEqual([false, true, false])
  tell({ type: 'seats', seats: [], mine: [], watchers: 1 })
  expect(play.watching).toBe(true)
})

describe('an order to a partner', () => {
  const place = (name: string) => ({ key: name, name: `tile ${name}`, place: name })
  const given = () => FakeSocket.last.ofType('give_job').map(({ member, job }) => [member, job])

  beforeEach(() => {
    tell({
      type: 'team',
      members: [
        { id: 'sapper', name: 'Sapper', seat: 1, is_bot: true, job: '', ordered: false },
        { id: 'medic', name: 'Medic', seat: 0, is_bot: false, job: '', ordered: false },
      ],
      jobs: [{ key: 'objective-b', name: 'the radio', place: 'b' }, place('a'), place('b')],
      said: [],
      asks: null,
      loud: false,
    })
  })

  test('is what is to be done at the place that is touched, else to go there', () => {
    expect([play.takesOrders('sapper'), play.takesOrders('medic')]).toEqual([true, false])
    play.order('sapper')
    play.sendTo('b')
    expect(play.ordering).toBe('')
    play.order('sapper')
    play.sendTo('nowhere')
    play.sendTo('a')
    expect(given()).toEqual([
      ['sapper', 'objective-b'],
      ['sapper', 'a'],
    ])
  })

  test('is broken off by a second press, or by a step back', () => {
    play.order('sapper')
    play.order('sapper')
    expect(play.ordering).toBe('')
    play.order('sapper')
    expect(play.back()).toBe(true)
    expect([play.ordering, given()]).toEqual(['', []])
  })
})
