import { describe, expect, it, vi } from 'vitest'
import type { Analysed, Weighing } from '$gen/types'
import * as api from '$lib/net/api'
import { BestFound } from './best-found.svelte'

const option = (label: string, played: boolean, like_best: boolean): Weighing =>
  ({ choice: { label }, chance: 0.5, low: 0.4, high: 0.6, played, like_best, line: [] }) as unknown as Weighing
const analysed = (at: number, worlds: number, options: Weighing[]): Analysed => ({
  at,
  seat: 0,
  options,
  worlds,
  most: 200,
  why: [],
  counted: true,
  told: 'told',
})

describe('the best found', () => {
  it('is asked for until enough worlds were played, and named where the choice was worse', async () => {
    const worse = [option('fire', false, true), option('wait', true, false)]
    const asked = vi
      .spyOn(api, 'analysis')
      .mockResolvedValueOnce(analysed(3, 100, worse))
      .mockResolvedValueOnce(analysed(3, 200, worse))
      .mockResolvedValueOnce(analysed(5, 200, [option('fire', true, true), option('wait', false, true)]))
    const best = new BestFound({ from: 'match', id: 'a' })
    expect(best.told(3)).toBe('')
    await best.weigh([3, 5])
    expect(asked.mock.calls.map((call) => call[1])).toEqual([3, 3, 5])
    expect(best.told(3)).toMatch(/^told ./)
    expect(best.told(5)).toBe('told')
    expect([best.counted(3), best.counted(4)]).toEqual([worse[0]!.chance, null])
  })

  it('gives no figure of its own where games were not counted', async () => {
    vi.spyOn(api, 'analysis').mockResolvedValueOnce({ ...analysed(3, 200, [option('fire', true, true)]), counted: false })
    const best = new BestFound({ from: 'match', id: 'a' })
    await best.weigh([3])
    expect(best.counted(3)).toBe(null)
  })
})
