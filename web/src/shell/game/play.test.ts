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
const likely = (action: string, chance: number): Weighed => ({
  action,
  exact: true,
  chances: [{ key: 'hit', text: 'Hit', chance, unwelcome: false }],
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

  test('asks before what cannot be taken back and may fail; the same again confirms it', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 0.5)] })
    play.choose(risky)
    expect([play.confirming, play.pointed, play.open, sent()]).toEqual([true, risky, true, []])
    play.choose(risky)
    expect([play.confirming, play.pointed, sent()]).toEqual([false, null, ['shoot b']])
  })

  test('does not ask where success is certain', () => {
    tell({ type: 'odds', seq: 1, weighed: [likely('shoot b', 1)] })
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
  })

  test('asks anew where something else is chosen instead', () => {
    play.choose(risky)
    play.choose(other)
    expect([play.confirming, play.pointed, sent()]).toEqual([true, other, []])
    play.confirm()
    expect(sent()).toEqual(['shoot c'])
  })

  test('never asks, or always before what is final, as one likes', () => {
    settings.confirm = 'never'
    play.choose(risky)
    expect(sent()).toEqual(['shoot b'])
    ask(2)
    tell({ type: 'ack', key: FakeSocket.last.ofType('act')[0]!.key, seq: 2 })
    settings.confirm = 'always'
    tell({ type: 'odds', seq: 2, weighed: [likely('shoot b', 1)] })
    play.choose(risky)
    expect([play.confirming, sent()]).toEqual([true, ['shoot b']])
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
    play.choose(risky)
    ask(2, [safe], { log: [anyEvent(1, { by: 1 })], keep: 1 })
    expect([play.confirming, play.pointed, play.open]).toEqual([false, null, false])
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
    play.choose(risky)
    play.point(safe)
    play.stay(safe)
    expect(play.pointed).toBe(risky)
    play.leave()
    play.point(safe)
    expect(play.pointed).toBe(safe)
  })
})

test('each option has its key, and none while none can be chosen', () => {
  const key = play.arranged.keys.get('shoot c')!
  expect(play.byKey(key)).toEqual(other)
  FakeSocket.last.drop()
  expect(play.byKey(key)).toBeUndefined()
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
