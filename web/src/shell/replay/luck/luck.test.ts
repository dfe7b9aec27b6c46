import { describe, expect, it, vi } from 'vitest'
import type { Judged } from '$gen/types'
import * as api from '$lib/net/api'
import { LuckOfGame, normal } from './luck.svelte'

const judged = (at: number, before: number, choice: number, luck: number): Judged => ({
  at,
  seat: at % 2,
  before,
  choice,
  luck,
  after: before + choice + luck,
  centile: 0.5,
  variance: luck * luck,
  exact: true,
})
const GAME = [judged(0, 0.5, 0.01, 0), judged(1, 0.51, -0.2, 0.1), judged(2, 0.41, 0.09, 0.5)]

describe('luck', () => {
  it('is loaded part by part and makes up the result with the choices', async () => {
    const parts = vi
      .spyOn(api, 'luck')
      .mockResolvedValueOnce({ judged: GAME.slice(0, 2), next: 2 })
      .mockResolvedValueOnce({ judged: GAME.slice(2), next: 3 })
    const luck = new LuckOfGame({ from: 'match', id: 'a' }, 3)
    await luck.load()
    expect(parts.mock.calls.map((call) => call[1])).toEqual([0, 2])
    expect(luck.done).toBe(true)
    expect(luck.start + luck.choices + luck.luck).toBeCloseTo(luck.end)
    expect(luck.centile).toBeCloseTo(normal(0.6 / Math.hypot(0.1, 0.5)))
    expect(luck.turningPoints.map((each) => each.at)).toEqual([1, 2])
    expect([luck.chance(0), luck.chance(3), luck.chance(9)]).toEqual([0.5, 1, null])
  })

  it('has a centile by the normal distribution', () => {
    expect([-1.645, 0, 1, 3].map((x) => normal(x).toFixed(3))).toEqual(['0.050', '0.500', '0.841', '0.999'])
  })

  it('says so if the server cannot judge the game', async () => {
    vi.spyOn(api, 'luck').mockRejectedValueOnce(new api.ApiError('eyes', ''))
    const luck = new LuckOfGame({ from: 'match', id: 'a' }, 3)
    await luck.load()
    expect(luck.failed).toBe(true)
  })
})
