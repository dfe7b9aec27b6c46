import { describe, expect, it } from 'vitest'
import { contrast, light } from '$testing/contrast'
import type { HN } from '../types'
import { bars, coloursOf, rankOf } from './counter-looks'

const table = (...sides: string[]): HN.View => ({ seats: sides.map((side, seat) => ({ side, seat })) }) as unknown as HN.View

describe('allies', () => {
  it('are counted from 1 within their side; who has none is 0', () => {
    expect([0, 1].map((seat) => rankOf(table('us', 'ge'), seat))).toEqual([0, 0])
    expect([0, 1, 2, 3].map((seat) => rankOf(table('us', 'ge', 'us', 'ge'), seat))).toEqual([1, 1, 2, 2])
    expect([0, 1, 2, 3].map((seat) => rankOf(table('us', 'ge', 'ge', 'ge'), seat))).toEqual([0, 1, 2, 3])
  })

  it('have grounds of their own, each as light or as dark as their side, with legible ink and bars', () => {
    for (const side of ['us', 'ge']) {
      const all = [1, 2, 3].map((rank) => coloursOf(side, rank))
      expect(new Set(all.map((each) => each.ground)).size).toBe(3)
      for (const each of all) {
        expect(contrast(each.ground, each.ink)).toBeGreaterThan(6.5)
        expect(contrast(each.acted, each.ink)).toBeGreaterThan(6.5)
        expect(contrast(each.ground, each.tab)).toBeGreaterThan(6)
        expect(light(each.ground) > 0.5).toBe(side === 'us')
      }
    }
  })

  it('differ by their bars without any colour', () => {
    expect([0, 1, 2, 3].map((rank) => bars(rank, 6, 2).split('M').length - 1)).toEqual([0, 1, 2, 3])
  })

  it('lie alone as they did before', () => {
    expect(coloursOf('us')).toEqual(coloursOf('us', 1))
    expect(coloursOf('ge')).toEqual(coloursOf('ge', 1))
  })
})
