import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Beside } from '$gen/types'
import { BesideReplay } from './beside.svelte'

const said: Beside = {
  comments: [{ n: 0, at: 3, name: 'Anna', text: 'a bold bid', said: 0, mine: true }],
  branches: [],
  origin: null,
}
const answer = vi.fn()

beforeEach(() => vi.stubGlobal('fetch', answer))
afterEach(() => {
  answer.mockReset()
  vi.unstubAllGlobals()
})

test('what was said is shown as the server tells it', async () => {
  answer.mockResolvedValue({ ok: true, json: async () => said })
  const beside = new BesideReplay({ from: 'match', id: 'm' })
  expect(await beside.say(3, 'a bold bid', 'all')).toBe(true)
  const [url, init] = answer.mock.calls[0]!
  expect(url).toContain('/api/replays/match/m/at/3/comment')
  expect(JSON.parse(init.body)).toEqual({ text: 'a bold bid', eyes: 'all' })
  expect([beside.all, beside.failed, beside.busy]).toEqual([said, '', false])
})

test('a refusal is told, and what is there stays', async () => {
  answer.mockResolvedValueOnce({ ok: true, json: async () => said })
  const beside = new BesideReplay({ from: 'match', id: 'm' })
  await beside.load()
  answer.mockResolvedValueOnce({ ok: false, json: async () => ({ code: 'limit', text: 'No more.', rule: '' }) })
  expect(await beside.say(4, 'again', 'all')).toBe(false)
  expect([beside.all, beside.failed, beside.busy]).toEqual([said, 'No more.', false])
})
