import { describe, expect, it } from 'vitest'
import type { AllDrawn } from '$gen/types'
import { check } from './drawn-again'

// Results as the engine draws them from these seeds; among them some words that would favour small numbers and are replaced.
const FIRST = { start: 0, seed: 'a secret', hash: 'c8cb08bfe1d02c4d6193e9ccb0e02d3119f7298d22e96b50aa7f37c8942af1f8' }
const SECOND = { start: 19, seed: 'another', hash: '82e5ec2716488d3c58a2f478a6a90480c2c3efa8c6543880548eeb97afdc9b77' }
const die = (value: number) => ({ weights: [1, 1, 1, 1, 1, 1], value, text: String(value + 1), at: 0 })
const from = (weights: number[], values: number[]) => values.map((value) => ({ weights, value, text: 'x', at: 1 }))
const DRAWN = [
  ...[3, 0, 5, 1, 5, 3, 3, 1, 4].map(die),
  ...from([0, 3, 1, 2], [3, 1, 1]),
  ...from([1_500_000_000, 1_500_000_000], [0, 1, 1, 1, 1, 0]),
  ...from([1, 1, 1, 1], [3]),
  ...[3, 5, 5].map(die),
]
const GAME: AllDrawn = { seeds: [FIRST, SECOND], drawn: DRAWN }
const changed = (at: number, value: number): AllDrawn => ({ ...GAME, drawn: DRAWN.with(at, { ...DRAWN[at]!, value }) })

describe('every result of a game', () => {
  it('derives from its seeds', async () => {
    expect(await check(GAME, FIRST.hash)).toEqual({ good: 22, unknown: 0, wrong: -1, sealed: true })
  })

  it.each([
    [0, 2],
    [10, 3],
    [15, 0],
    [21, 0],
  ])('is found out if it does not: number %i', async (at, value) => {
    const found = await check(changed(at, value), FIRST.hash)
    expect(found).toEqual({ good: 21, unknown: 0, wrong: at, sealed: true })
  })

  it('cannot be checked without its seed', async () => {
    const found = await check({ ...GAME, seeds: [FIRST, { ...SECOND, seed: '' }] }, SECOND.hash)
    expect(found).toEqual({ good: 19, unknown: 3, wrong: -1, sealed: true })
  })

  it('needs the seed whose fingerprint was shown', async () => {
    expect((await check(GAME, 'ab')).sealed).toBe(false)
    expect((await check({ ...GAME, seeds: [{ ...FIRST, hash: SECOND.hash }, SECOND] }, SECOND.hash)).sealed).toBe(false)
  })
})
