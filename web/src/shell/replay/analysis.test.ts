import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Analysed, Weighing } from '$gen/types'
import * as api from '$lib/net/api'
import { MomentAnalysis } from './analysis.svelte'

const weighing = (action: string, steps: number): Weighing =>
  ({ choice: { action }, line: Array.from({ length: steps }, () => ({ seat: 0, label: '' })) }) as unknown as Weighing
const FOUND = { at: 3, worlds: 9, most: 9, options: [weighing('go', 2), weighing('stay', 1)] } as unknown as Analysed

async function studied(): Promise<MomentAnalysis> {
  vi.spyOn(api, 'analysis').mockResolvedValue(FOUND)
  const analysis = new MomentAnalysis({ from: 'match', id: 'a' }, 9)
  analysis.on = true
  await analysis.study(3)
  return analysis
}

afterEach(() => vi.restoreAllMocks())

describe('the principal line on the board', () => {
  it('is asked for once and shown step by step, until the moment itself is shown again', async () => {
    const asked = vi.spyOn(api, 'line').mockResolvedValue({ views: ['after', 'one', 'two'] })
    const analysis = await studied()
    expect(analysis.seen(3)).toBe(null)
    await analysis.follow(1)
    expect(analysis.seen(3)).toBe('one')
    expect(analysis.seen(4), 'at another moment').toBe(null)
    await analysis.follow(2)
    expect(analysis.seen(3)).toBe('two')
    await analysis.follow(2)
    expect(analysis.seen(3), 'the same step again').toBe(null)
    await analysis.follow(0)
    expect(analysis.seen(3)).toBe('after')
    analysis.leave()
    expect(analysis.seen(3)).toBe(null)
    expect(asked).toHaveBeenCalledOnce()
  })

  it('is that of the option that is shown', async () => {
    const asked = vi.spyOn(api, 'line').mockResolvedValue({ views: ['after', 'one', 'two'] })
    const analysis = await studied()
    expect(analysis.length).toBe(2)
    await analysis.follow(2)
    analysis.show(1)
    expect([analysis.step, analysis.length, analysis.seen(3)]).toEqual([null, 1, null])
    await analysis.follow(1)
    expect(asked.mock.calls.map((call) => call[2])).toEqual(['go', 'stay'])
  })

  it('leaves the moment on the board and says why, if there is none', async () => {
    vi.spyOn(api, 'line').mockRejectedValue(new api.ApiError('slow', 'too slow'))
    const analysis = await studied()
    await analysis.follow(1)
    expect([analysis.seen(3), analysis.step, analysis.failed]).toEqual([null, null, 'too slow'])
  })
})
