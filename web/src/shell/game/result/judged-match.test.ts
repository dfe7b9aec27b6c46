import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Judged, Replayed } from '$gen/types'
import * as api from '$lib/net/api'
import { JudgedMatch } from './judged-match.svelte'

const ONE: Judged = { at: 0, seat: 0, before: 0.5, choice: 0.1, luck: 0.4, after: 1, centile: 0.9, variance: 0.2, exact: true }
const OPENED = { by: [0] } as unknown as Replayed

afterEach(() => vi.restoreAllMocks())

describe('a match that is judged', () => {
  it('is judged once, whoever asks', async () => {
    const opened = vi.spyOn(api, 'replay').mockResolvedValue(OPENED)
    const parts = vi.spyOn(api, 'luck').mockResolvedValue({ judged: [ONE], next: 1 })
    const judged = new JudgedMatch({ from: 'match', id: 'a' })
    await Promise.all([judged.load(), judged.load()])
    await judged.load()
    expect([opened.mock.calls.length, parts.mock.calls.length]).toEqual([1, 1])
    expect(judged.luck?.done).toBe(true)
  })

  it('says why it could not be judged, and can be asked again', async () => {
    vi.spyOn(api, 'replay').mockRejectedValueOnce(new api.ApiError('slow', 'too slow')).mockResolvedValue(OPENED)
    vi.spyOn(api, 'luck').mockResolvedValue({ judged: [ONE], next: 1 })
    const judged = new JudgedMatch({ from: 'match', id: 'a' })
    await judged.load()
    expect([judged.failed, judged.luck]).toEqual(['too slow', null])
    await judged.load()
    expect([judged.failed, judged.luck?.done]).toEqual(['', true])
  })

  it('asks for nothing more once the panel is gone', async () => {
    vi.spyOn(api, 'replay').mockResolvedValue(OPENED)
    const parts = vi.spyOn(api, 'luck')
    const judged = new JudgedMatch({ from: 'match', id: 'a' })
    const asked = judged.load()
    judged.stop()
    await asked
    expect(parts).not.toHaveBeenCalled()
  })
})
