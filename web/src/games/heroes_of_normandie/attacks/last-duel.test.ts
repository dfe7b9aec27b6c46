import { describe, expect, it } from 'vitest'
import { eventsOf } from '$testing/frames'
import type { Game } from '../types'
import { duelOf } from './last-duel'

let n = 0
const told = eventsOf<Game>()
const event: typeof told = (name, facts) => told(name, facts, n++)

describe('the last duel', () => {
  const fired = event('fired', { unit: 1, unit_type: 'us_rifle_team' })
  const aimed = event('aimed_at', { unit: 1, unit_type: 'us_rifle_team', foe: 4, foe_type: 'ge_fire_group' })
  const rolled = event('rolled', { seat: 0, dice: [4] })
  const shot = event('shot', { foe: 4, foe_type: 'ge_fire_group', total: 7, defence: 6, added: 3 })
  const lost = event('step_lost', { unit: 4 })

  it('is a shot with its die, its totals and what came of it', () => {
    expect(duelOf([fired, aimed, rolled, shot, lost])).toMatchObject({
      kind: 'shot',
      unit: 1,
      foe: 4,
      unitType: 'us_rifle_team',
      foeType: 'ge_fire_group',
      throws: [{ seat: 0, dice: [4] }],
      total: 7,
      against: 6,
      added: 3,
      results: [lost],
    })
  })

  it('shows the die that was rolled again, in the place of the first', () => {
    const again = event('rerolled', { seat: 0, dice: [6] })
    const clash = [event('assaulted', { unit: 1, foe: 4 }), rolled, event('rolled', { seat: 1, dice: [2] }), again]
    expect(duelOf(clash)?.throws).toEqual([
      { seat: 0, dice: [6] },
      { seat: 1, dice: [2] },
    ])
  })

  it('keeps the seat of dice that the opponent has rolled again', () => {
    const again = event('rerolled', { seat: 1, dice: [1] })
    expect(duelOf([fired, aimed, rolled, again])?.throws).toEqual([{ seat: 0, dice: [1] }])
  })

  it('stays when others move, and takes nothing from what they do', () => {
    const later = [
      event('revealed', { unit: 5 }),
      event('stepped', { unit: 5, square: 'd4' }),
      event('suppressed', { unit: 5, number: 1 }),
    ]
    expect(duelOf([fired, aimed, rolled, shot, ...later])?.results).toEqual([])
    expect(duelOf(later)).toBeNull()
  })

  it('is not a shot that is only announced', () => {
    expect(duelOf([fired, aimed])).toBeNull()
  })
})
