import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromServer, Update } from '$gen/types'
import { FakeSocket } from '$testing/fake-socket'
import { anyChoice, anyEvent, anyUpdate, anyWelcome } from '$testing/frames'
import { Match, type News } from './match.svelte'

let match: Match
let news: News[]

const tell = (...frames: FromServer[]): void => frames.forEach((frame) => FakeSocket.last.tell(frame))
const log = (...numbers: number[]): Update['log'] => numbers.map((n) => anyEvent(n))
const known = (): number[] => match.log.map((event) => event.n)

/** Breaks the connection and opens it again. */
function reconnect(): FakeSocket {
  FakeSocket.last.drop()
  vi.advanceTimersByTime(1000)
  FakeSocket.last.open()
  return FakeSocket.last
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  news = []
  match = new Match('m', false)
  match.listen((each) => news.push(each))
  FakeSocket.last.open()
})
afterEach(() => {
  match.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a choice', () => {
  beforeEach(() => tell(anyWelcome(), anyUpdate(4)))

  test('is sent with where it was made and a key of its own, and shown as pressed', () => {
    match.act(anyChoice('move a'))
    const [sent] = FakeSocket.last.ofType('act')
    expect(sent).toMatchObject({ action: 'move a', at: 4, seat: 0 })
    expect(sent!.key).not.toBe('')
    expect([match.sent, match.waiting]).toEqual(['move a', true])
  })

  test('is made once: nothing else is sent until it is answered', () => {
    match.act(anyChoice('move a'))
    match.act(anyChoice('move b'))
    match.undo('choice')
    expect(FakeSocket.last.sent.filter((frame) => 'at' in frame)).toHaveLength(1)
  })

  test('is awaited until the position that was promised has come', () => {
    match.act(anyChoice('move a'))
    tell({ type: 'ack', key: FakeSocket.last.ofType('act')[0]!.key, seq: 6 })
    expect([match.sent, match.waiting]).toEqual(['', true])
    tell(anyUpdate(5))
    expect(match.waiting).toBe(true)
    tell(anyUpdate(6))
    expect(match.waiting).toBe(false)
  })

  test('that was refused may be made again, and the refusal says which it was', () => {
    match.act(anyChoice('move a'))
    tell({ type: 'refused', key: FakeSocket.last.ofType('act')[0]!.key, code: 'illegal', text: 'No.', rule: 'VC-MOVE-01' })
    expect(match.refusal).toMatchObject({ action: 'move a', rule: 'VC-MOVE-01' })
    expect(match.waiting).toBe(false)
    match.act(anyChoice('move b'))
    expect(match.refusal).toBeNull()
    expect(FakeSocket.last.ofType('act')).toHaveLength(2)
  })
})

describe('after the line was lost', () => {
  beforeEach(() => tell(anyWelcome(), anyUpdate(4)))

  test('the client says where it stands', () => {
    expect(reconnect().ofType('hello')).toMatchObject([{ seq: 4 }])
  })

  test('what was not answered is sent again with the same key', () => {
    match.act(anyChoice('move a'))
    const [first] = FakeSocket.last.ofType('act')
    expect(reconnect().ofType('act')).toEqual([first])
    expect(reconnect().ofType('act')).toEqual([first])
  })

  test('what was answered is not sent again', () => {
    match.act(anyChoice('move a'))
    tell({ type: 'ack', key: FakeSocket.last.ofType('act')[0]!.key, seq: 5 }, anyUpdate(5))
    expect(reconnect().ofType('act')).toEqual([])
  })

  test('what was asked meanwhile is sent once the line is back', () => {
    FakeSocket.last.drop()
    match.say('Still here?')
    vi.advanceTimersByTime(1000)
    FakeSocket.last.open()
    expect(FakeSocket.last.ofType('say')).toMatchObject([{ text: 'Still here?' }])
  })

  test('the link is lost until the server welcomes again', () => {
    FakeSocket.last.drop()
    expect(match.link).toBe('lost')
    expect(match.retryAt).toBeGreaterThan(Date.now())
    vi.advanceTimersByTime(1000)
    FakeSocket.last.open()
    expect(match.link).toBe('lost')
    tell(anyWelcome())
    expect(match.link).toBe('open')
  })

  test('surveys are asked again', () => {
    match.survey('unit 5')
    match.survey('unit 5')
    expect(FakeSocket.last.ofType('survey')).toHaveLength(1)
    reconnect()
    tell(anyWelcome())
    match.survey('unit 5')
    expect(FakeSocket.last.ofType('survey')).toHaveLength(1)
  })

  test('a server that closes down is not taken for a lost line', () => {
    tell({ type: 'closing' })
    FakeSocket.last.drop()
    expect(match.link).toBe('closing')
  })
})

test('a survey that was refused may be asked again', () => {
  tell(anyWelcome(), anyUpdate(0))
  match.survey('unit 5')
  tell({ type: 'refused', key: '', code: 'rate', text: 'Too much at once.', rule: '' })
  match.survey('unit 5')
  expect(FakeSocket.last.ofType('survey')).toHaveLength(2)
})

test('what is said blocks no choice, and is shown once', () => {
  tell(anyWelcome(), anyUpdate(0))
  match.say('Hello')
  expect(match.waiting).toBe(false)
  const line = { type: 'said', n: 0, seat: 0, name: 'Anna', text: 'Hello', at: 0 } as const
  tell(line, line)
  expect(match.chat).toHaveLength(1)
})

test('a match that does not exist is not tried again', () => {
  tell({ type: 'refused', key: '', code: 'match', text: 'No such match.', rule: '' })
  expect(match.link).toBe('gone')
  FakeSocket.last.drop()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.made).toHaveLength(1)
})

describe('the log', () => {
  beforeEach(() => tell(anyWelcome(), anyUpdate(1, { log: log(0, 1, 2), keep: 0 })))

  test('of the first update is history: nothing of it is shown as new', () => {
    expect(known()).toEqual([0, 1, 2])
    expect(news.map((each) => each.events)).toEqual([[]])
  })

  test('grows by what is new', () => {
    tell(anyUpdate(2, { log: log(3, 4), keep: 3 }))
    expect(known()).toEqual([0, 1, 2, 3, 4])
    expect(news.at(-1)!.events.map((event) => event.n)).toEqual([3, 4])
  })

  test('loses what was taken back', () => {
    tell(anyUpdate(0, { log: [], keep: 1 }))
    expect(known()).toEqual([0])
    expect(news.at(-1)!.events).toEqual([])
  })

  test('begins anew where other eyes look', () => {
    tell(anyUpdate(2, { log: log(2, 3), keep: 0, anew: true }))
    expect(known()).toEqual([2, 3])
    expect(news.at(-1)!.events).toEqual([])
  })

  test('is continued backwards on demand, without doubles', () => {
    tell(anyUpdate(2, { first: 0, log: log(7, 8), keep: 0, anew: true }))
    expect(match.hasEarlier).toBe(true)
    match.earlier()
    expect(FakeSocket.last.ofType('earlier')).toMatchObject([{ before: 7 }])
    tell({ type: 'log', log: log(0, 6, 7) })
    expect(known()).toEqual([0, 6, 7, 8])
    expect(match.hasEarlier).toBe(false)
  })
})

describe('odds and surveys', () => {
  const weighed = (action: string) => ({ action, exact: true, chances: [], shares: [], rules: [], remarks: [], later: false })

  test('belong to one position', () => {
    tell(anyWelcome(), anyUpdate(1))
    tell({ type: 'odds', seq: 1, weighed: [weighed('move a')] }, { type: 'odds', seq: 1, weighed: [weighed('move b')] })
    tell({ type: 'surveyed', seq: 1, about: 'unit 5', told: { reach: [] } })
    expect([...match.weighed.keys()]).toEqual(['move a', 'move b'])
    expect([...match.surveyed.keys()]).toEqual(['unit 5'])
    tell(anyUpdate(2))
    expect([match.weighed.size, match.surveyed.size]).toEqual([0, 0])
  })

  test('that come late for an older position are not shown', () => {
    tell(anyWelcome(), anyUpdate(2), { type: 'odds', seq: 1, weighed: [weighed('move a')] })
    expect(match.weighed.size).toBe(0)
  })
})
