import { describe, expect, it } from 'vitest'
import type { Happened } from '$gen/types'
import { anyEvent } from '$testing/frames'
import { stepsOf } from './enemy-turn-steps'

const event = (n: number, more: Partial<Happened> = {}) =>
  anyEvent(n, { text: `Event ${n}.`, rule: 'VC-MOVE-01', move: 1, ...more })

describe('the enemy’s turn', () => {
  const told = (heading: Happened): boolean => heading.facts.phase === 'enemy'
  const turn = event(0, { heading: 1, text: 'Turn 1.' })
  const enemy = event(3, { heading: 2, text: 'Enemy.', facts: { phase: 'enemy' }, move: 2 })
  const log = [
    turn,
    event(1),
    event(2),
    enemy,
    event(4, { name: 'marched', forced: true, move: 2 }),
    event(5, { name: 'group_fired', forced: true, move: 2 }),
    event(6, { name: 'wounded', move: 2 }),
  ]

  it('counts the steps of the enemy while they are told, those to come included', () => {
    expect(stepsOf(log, 2, told)).toEqual([])
    expect(stepsOf(log, 4, told).map((step) => step.events.map((each) => each.n))).toEqual([[4], [5, 6]])
  })
})
