import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Face } from '$games/face'
import type { Happened, Moment, Replayed } from '$gen/types'
import { replace } from '$lib/browser/router.svelte'
import * as api from '$lib/net/api'
import type { AnyGame } from '$lib/net/wire'
import { anyEvent, anyUpdate } from '../../testing/frames'
import { Replaying } from './replaying.svelte'
import { openRecord, withRecord } from './uploads'

vi.mock('$lib/browser/router.svelte', () => ({ replace: vi.fn() }))

const face = { pause: () => 100, apply: (view: unknown) => view, turn: () => 1, dice: () => null } as unknown as Face<AnyGame>

const LOG: Happened[] = [0, 1, 2, 3, 4, 5].map((n) => anyEvent(n, { move: Math.floor(n / 2) }))
const OPENED: Replayed = {
  game: 'a_game',
  scenario: 'a',
  options: {},
  seats: [],
  seed_hash: '',
  version: '1',
  notes: [],
  over: true,
  first: 0,
  last: 3,
  may_look: ['all', '0'],
  eyes: 'all',
  told: [0, 2, 4, 6],
  by: [0, 1, 0],
  turns: [
    { at: 0, text: 'Turn 1' },
    { at: 2, text: 'Turn 2' },
  ],
  hints: [],
  log: LOG,
  ending: null,
  example: null,
}
const moment = (at: number): Moment => ({ at, update: anyUpdate(at, { keep: OPENED.told[at]!, view: { at } }), chosen: null })
const asked = vi.fn((_: api.RecordSource, at: number, _eyes: string) => Promise.resolve(moment(at)))

async function open(at: number | null = 0): Promise<Replaying> {
  const replay = new Replaying({ from: 'match', id: 'abc' }, OPENED, face)
  await replay.begin(at)
  return replay
}

describe('a replay', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(api, 'moment').mockImplementation(asked)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    asked.mockClear()
  })

  it('begins at the moment of its address and stays within the game', async () => {
    expect((await open(2)).play.show.view).toEqual({ at: 2 })
    expect((await open(99)).at).toBe(3)
    expect(replace).toHaveBeenLastCalledWith('#/replay/match/abc/3/all')
  })

  it('steps by choice and by turn', async () => {
    const replay = await open()
    replay.step(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(replay.play.log.map((event) => event.n)).toEqual([0, 1])
    replay.stepTurn(1)
    await vi.advanceTimersByTimeAsync(100)
    expect([replay.at, replay.turn?.text]).toEqual([2, 'Turn 2'])
    replay.stepTurn(-1)
    expect(replay.at).toBe(0)
  })

  it('shows only the last of many jumps', async () => {
    const replay = await open()
    asked.mockClear()
    for (const at of [1, 2, 3]) replay.jump(at)
    await vi.advanceTimersByTimeAsync(100)
    expect(asked.mock.calls.map((call) => call[1])).toEqual([3])
    expect(replay.play.show.view).toEqual({ at: 3 })
  })

  it('plays by itself to the end and stops there', async () => {
    const replay = await open()
    replay.toggle()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([replay.at, replay.running]).toEqual([3, false])
    expect(replay.play.show.view).toEqual({ at: 3 })
  })

  it('says what the server refuses and stays', async () => {
    const replay = await open()
    asked.mockImplementationOnce(() => Promise.reject(new api.ApiError('moment', 'not so far back')))
    replay.jump(3)
    await vi.advanceTimersByTimeAsync(100)
    expect(replay.error?.message).toBe('not so far back')
  })
})

describe('an uploaded record', () => {
  it('is uploaded again when the server has forgotten it', async () => {
    const upload = vi.spyOn(api, 'uploadRecord').mockResolvedValue({ id: 'r1' })
    expect(await openRecord('Bocage record 1')).toBe('#/replay/file/r1')
    const ask = vi.fn().mockRejectedValueOnce(new api.ApiError('upload', '')).mockResolvedValueOnce('told')
    expect(await withRecord({ from: 'file', id: 'r1' }, ask)).toBe('told')
    expect(upload.mock.calls).toEqual([['Bocage record 1'], ['Bocage record 1']])
  })
})
