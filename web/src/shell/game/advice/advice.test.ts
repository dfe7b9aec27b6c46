import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Face } from '$games/face'
import type { Choice, FromServer, Hinted } from '$gen/types'
import { Match } from '$lib/net/match.svelte'
import type { AnyGame } from '$lib/net/wire'
import { FakeSocket } from '$testing/fake-socket'
import { anyChoice, anyQuestion, anyUpdate, anyWelcome } from '$testing/frames'
import { Play } from '../play.svelte'

vi.mock('$lib/browser/sound.svelte', () => ({ sound: { play: () => {} } }))

const face = { apply: (view: unknown) => view, pause: () => 0, dice: () => null } as unknown as Face<AnyGame>
const OPTIONS = ['move a', 'move b', 'wait'].map((action) => anyChoice(action))

let match: Match
let play: Play

const tell = (frame: FromServer): void => FakeSocket.last.tell(frame)
const ask = (seq: number): void => tell(anyUpdate(seq, { question: anyQuestion('act', { options: OPTIONS }) }))
const hint = (seq: number, choices: Choice[]): Hinted => ({
  type: 'hinted',
  seq,
  seat: 0,
  plans: choices.map((choice) => ({
    weighing: { choice, chance: 0.5, low: 0.4, high: 0.6, played: false, like_best: false, line: [] },
    why: [],
  })),
  worlds: 4,
  done: false,
  counted: true,
  told: '',
  taken: 1,
})

function begin(hints: boolean): void {
  match = new Match('m', false)
  FakeSocket.last.open()
  const welcome = anyWelcome()
  tell({ ...welcome, match: { ...welcome.match, hints } })
  play = new Play(match, face)
  ask(1)
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
})
afterEach(() => {
  match.close()
  vi.unstubAllGlobals()
})

test('where the table gives no hints, none can be asked for', () => {
  begin(false)
  play.advice.toggle()
  expect([play.advice.possible, play.advice.open, FakeSocket.last.ofType('hint')]).toEqual([false, false, []])
})

test('a hint is asked for once, ranks the options of its plans, and shows one on the board', () => {
  begin(true)
  play.advice.toggle()
  expect(FakeSocket.last.ofType('hint')).toMatchObject([{ at: 1, seat: 0 }])
  expect([play.advice.open, play.advice.suggested, play.options.length]).toEqual([true, null, 3])
  tell(hint(1, [OPTIONS[2]!, OPTIONS[0]!]))
  expect(play.advice.suggested).toEqual(OPTIONS[2])
  expect(OPTIONS.map((choice) => play.advice.rankOf([choice]))).toEqual([2, 0, 1])
  play.advice.shown = 1
  expect(play.advice.suggested).toEqual(OPTIONS[0])
  play.advice.toggle()
  expect([play.advice.open, play.advice.suggested, play.advice.rankOf(OPTIONS)]).toEqual([false, null, 0])
})

test('it goes with its question, and a late one for an earlier question is not shown', () => {
  begin(true)
  play.advice.toggle()
  ask(2)
  tell(hint(1, [OPTIONS[0]!]))
  expect([play.advice.open, match.hinted, play.advice.suggested]).toEqual([false, null, null])
  expect(play.advice.possible).toBe(true)
})
