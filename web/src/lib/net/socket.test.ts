import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket } from '$testing/fake-socket'
import { type Listener, Socket } from './socket'

const PONG = { type: 'pong' } as const

let socket: Socket
let heard: string[]
let again: number[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  FakeSocket.made = []
  heard = []
  again = []
  const listener: Listener = {
    hello: () => ({ type: 'hello', lang: 'fr', seq: -1, watch: false }),
    opened: () => heard.push('opened'),
    received: (frame) => heard.push(frame.type),
    lost: (at) => again.push(at - Date.now()),
  }
  socket = new Socket('wss://table.example/ws/m', listener)
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('says hello before anything else', () => {
  FakeSocket.last.open()
  socket.send({ type: 'ping' })
  expect(FakeSocket.last.sent.map((frame) => frame.type)).toEqual(['hello', 'ping'])
  expect(heard).toEqual(['opened'])
})

test('sends nothing while the line is down: whoever needs an answer asks again', () => {
  socket.send({ type: 'ping' })
  FakeSocket.last.open()
  expect(FakeSocket.last.ofType('ping')).toEqual([])
})

test('comes back by itself, after longer and longer waits', () => {
  for (let n = 0; n < 7; n++) {
    FakeSocket.last.drop()
    vi.advanceTimersByTime(again.at(-1)!)
  }
  expect(FakeSocket.made).toHaveLength(8)
  expect(again).toEqual([300, 600, 1200, 2400, 2500, 2500, 2500])
})

test('waits shortly again once the server has said something', () => {
  FakeSocket.last.drop()
  vi.advanceTimersByTime(300)
  FakeSocket.last.open()
  FakeSocket.last.drop()
  expect(again).toEqual([300, 600])
  vi.advanceTimersByTime(600)
  FakeSocket.last.open()
  FakeSocket.last.tell(PONG)
  FakeSocket.last.drop()
  expect(again.at(-1)).toBe(300)
})

test('tries at once when it is told to, and only once', () => {
  FakeSocket.last.drop()
  socket.hurry()
  socket.hurry()
  FakeSocket.last.open()
  vi.advanceTimersByTime(10_000)
  expect(FakeSocket.made).toHaveLength(2)
})

test('gives up an attempt that nobody answers, and makes the next', () => {
  vi.advanceTimersByTime(4000)
  expect(again).toEqual([300])
  vi.advanceTimersByTime(300)
  FakeSocket.last.open()
  vi.advanceTimersByTime(10_000)
  expect(again).toEqual([300])
  expect(FakeSocket.made).toHaveLength(2)
})

test('pings, and gives up a line on which nothing is heard', () => {
  FakeSocket.last.open()
  vi.advanceTimersByTime(40_000)
  expect(FakeSocket.last.ofType('ping')).toHaveLength(2)
  vi.advanceTimersByTime(20_000)
  expect(again).toEqual([300])
})

test('a line on which something is heard is kept', () => {
  FakeSocket.last.open()
  for (let n = 0; n < 6; n++) {
    vi.advanceTimersByTime(20_000)
    FakeSocket.last.tell(PONG)
  }
  expect(again).toEqual([])
})

test('an old connection that ends late does not end the new one', () => {
  const first = FakeSocket.last
  first.drop()
  vi.advanceTimersByTime(300)
  FakeSocket.last.open()
  first.onclose()
  socket.send({ type: 'ping' })
  expect(FakeSocket.last.ofType('ping')).toHaveLength(1)
  expect(again).toHaveLength(1)
})

test('once closed it stays closed', () => {
  FakeSocket.last.open()
  socket.close()
  socket.hurry()
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.made).toHaveLength(1)
  expect(again).toEqual([])
})
