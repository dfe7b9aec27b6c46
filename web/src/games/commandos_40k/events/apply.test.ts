import { describe, expect, it } from 'vitest'
import { eventsOf } from '$testing/frames'
import type { Game, KT } from '../types'
import { apply, placesTold } from './apply'
import { dice } from './presentation'

const event = eventsOf<Game>()

describe('what happens', () => {
  const model = {
    id: 'a1',
    seat: 0,
    kind: 0,
    where: 'table',
    x: 0,
    y: 0,
    z: 0,
    hp: 2,
    light: 0,
    shaken: false,
    tokens: [] as string[],
    done: true,
  }
  const team = (seat: number) => ({ seat, cp: 2, broken: false, tactics: [{ id: 'decisive_shot', used: false }] })
  const view = {
    round: 1,
    phase: 'movement',
    sub: '',
    models: [model],
    markers: [{ id: 'm1', state: 'intact' }],
    teams: [team(0), team(1)],
  } as unknown as KT.View

  it('moves models to the end of their path', () => {
    const path = [1000, 2000, 0, 1500, 2500, 3000]
    const moved = event('moved', { model: 'a1', path, cost: 700 })
    expect(placesTold(path)).toHaveLength(2)
    expect(apply(view, moved).models[0]).toMatchObject({ x: 1500, y: 2500, z: 3000 })
  })

  it('wounds, shakes and removes them', () => {
    const after = [
      event('damaged', { model: 'a1', number: 1, left: 1 }),
      event('light_wound', { model: 'a1', number: 1 }),
      event('shaken', { model: 'a1' }),
    ].reduce(apply, view)
    expect(after.models[0]).toMatchObject({ hp: 1, light: 1, shaken: true })
    expect(apply(after, event('out', { model: 'a1' })).models[0]).toMatchObject({ where: 'out' })
  })

  it('pays tactics, turns markers, and lets all act again in a new phase', () => {
    const paid = apply(view, event('tactic_on', { seat: 1, tactic: 'decisive_shot', cost: 1, model: 'a1' }))
    expect(paid.teams[1]).toMatchObject({ cp: 1, tactics: [{ used: true }] })
    expect(apply(view, event('sabotaged', { seat: 0, marker: 'm1' })).markers[0]).toMatchObject({ state: 'sabotaged' })
    expect(apply(view, event('phase', { phase: 'shooting' }))).toMatchObject({ phase: 'shooting', models: [{ done: false }] })
  })

  it('places markers once, and leaves alone what it does not know', () => {
    const placed = apply(view, event('marker_placed', { seat: 0, marker: 'm2', place: [3000, 4000, 0] }))
    expect(placed.markers.map((marker) => marker.id)).toEqual(['m1', 'm2'])
    expect(apply(placed, event('marker_placed', { seat: 0, marker: 'm2', place: [1, 1, 0] }))).toBe(placed)
    expect(apply(view, event('moved', { model: 'b9', path: [1, 2, 0], cost: 0 }))).toBe(view)
    expect(apply(view, event('hit_rolled', { model: 'a1', die: 4, need: 3, bonus: 0, hit: 1 }))).toBe(view)
  })

  it('marks once what a model has done', () => {
    const shoots = event('shoots', { model: 'a1' })
    expect([shoots, shoots, event('stayed', { model: 'a1' })].reduce(apply, view).models[0]!.tokens).toEqual([
      'shot',
      'stationary',
    ])
  })

  it('shows dice once, on the side of who rolled them', () => {
    expect(dice(event('hit_rolled', { model: 'b3', die: 4, bonus: 0, need: 3, hit: 1 }))).toEqual({ faces: [4], against: true })
    expect(dice(event('roll_off', { seat: 0, die: 5, die2: 2 }))?.faces).toEqual([5, 2])
    expect(dice(event('rerolled', { seat: 0, dice: [3] }))).toBeNull()
  })
})
