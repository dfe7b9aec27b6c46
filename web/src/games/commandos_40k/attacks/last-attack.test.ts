import { describe, expect, it } from 'vitest'
import { eventsOf } from '$testing/frames'
import type { Game } from '../types'
import { duelOf } from './last-attack'

const event = eventsOf<Game>()

describe('the last attack', () => {
  const rolled = { model: 'a1', bonus: 0, need: 4 }
  const log = [
    event('attacks', { model: 'a1', weapon: 'rifle', foe: 'b2', number: 2 }, 1),
    event('hit_rolled', { ...rolled, die: 2, hit: 0 }),
    event('rerolled', { seat: 0, dice: [5] }),
    event('hit_rolled', { ...rolled, die: 5, hit: 1 }),
    event('wound_rolled', { ...rolled, die: 1, wounds: 0 }),
    event('hit_rolled', { ...rolled, die: 6, hit: 1 }),
    event('wound_rolled', { ...rolled, die: 4, wounds: 1 }),
    event('out', { model: 'b2' }),
  ]

  it('is told attack by attack; a die that was thrown again does not count', () => {
    const duel = duelOf(log)
    expect(duel?.attacks.map((attack) => attack.map((each) => [each.roll, each.dice[0], each.good, each.void]))).toEqual([
      [
        ['hit', 2, false, true],
        ['hit', 5, true, false],
        ['wound', 1, false, false],
      ],
      [
        ['hit', 6, true, false],
        ['wound', 4, true, false],
      ],
    ])
    expect(duel?.results.map((each) => each.name)).toEqual(['out'])
  })

  it('stands until another rolls dice, whatever comes between', () => {
    expect(
      duelOf([...log, event('phase', { phase: 'fight' }), event('advance_rolled', { model: 'a3', dice: [3], bonus: 3 })])
        ?.weapon,
    ).toBe('rifle')
    expect(duelOf([event('phase', { phase: 'fight' })])).toBeNull()
  })
})
