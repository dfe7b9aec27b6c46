import { describe, expect, test } from 'vitest'
import { eventsOf } from '$testing/frames'
import type { Game, HN } from '../types'
import { apply } from './apply'
import { dice, pause } from './presentation'

const event = eventsOf<Game>()

const unit = (id: number, more: Partial<HN.UnitView> = {}): HN.UnitView =>
  ({
    id,
    type: 'us_rifle_team',
    seat: 0,
    side: 'us',
    square: 'd4',
    squares: ['d4'],
    facing: 'n',
    face: 'front',
    carrier: null,
    suppressed: 0,
    damage: [],
    token: '',
    order: 'none',
    ...more,
  }) as HN.UnitView
const seat = (number: number) => ({ seat: number, hand: ['c01', 'c02'], hand_size: 2, tokens_left: 3 })
const scene = (...units: HN.UnitView[]): HN.View =>
  ({
    turn: 1,
    phase: 'activation',
    initiative: 'us',
    score: { us: 1 },
    stack: [],
    smoke: [],
    types: [
      { id: 'us_rifle_team', footprint: 1 },
      { id: 'us_sherman', footprint: 2 },
    ],
    units,
    seats: [seat(0), seat(1)],
  }) as unknown as HN.View
const only = (view: HN.View): HN.UnitView | undefined => view.units[0]

describe('a counter', () => {
  test('goes where the event says, and the view before is untouched', () => {
    const before = scene(unit(1))
    const after = apply(before, event('stepped', { unit: 1, square: 'd5' }))
    expect(only(after)).toMatchObject({ square: 'd5', squares: ['d5'], facing: 'n' })
    expect(only(before)).toMatchObject({ square: 'd4' })
  })

  test('of two squares lies along its facing', () => {
    const after = apply(scene(unit(1, { type: 'us_sherman' })), event('drove', { unit: 1, square: 'd5', direction: 'e' }))
    expect(only(after)!.facing).toBe('e')
    expect(only(after)!.squares).toHaveLength(2)
  })

  test('gets into a vehicle and out of it', () => {
    const aboard = apply(scene(unit(1)), event('embarked', { unit: 1, foe: 7 }))
    expect(only(aboard)).toMatchObject({ carrier: 7, square: '', squares: [] })
    expect(only(apply(aboard, event('left_vehicle', { unit: 1, square: 'e4' })))).toMatchObject({ carrier: null, square: 'e4' })
  })

  test('is suppressed, recovers, is damaged and repaired, loses a step', () => {
    const happened = [
      event('suppressed', { unit: 1, number: 2 }),
      event('recovered', { unit: 1, number: 1 }),
      event('damaged', { unit: 1, damage: 'hull' }),
      event('damaged', { unit: 1, damage: 'crew' }),
      event('repaired', { unit: 1, damage: 'hull' }),
      event('step_lost', { unit: 1 }),
    ]
    expect(only(happened.reduce(apply, scene(unit(1))))).toMatchObject({ suppressed: 1, damage: ['crew'], face: 'back' })
  })

  test.each(['eliminated', 'destroyed', 'exited', 'decoy_gone', 'crushed'] as const)('is gone when it is %s', (name) => {
    expect(apply(scene(unit(1), unit(2)), event(name, { unit: 1 })).units.map((each) => each.id)).toEqual([2])
  })

  test('that nobody may know has no number, and nothing moves', () => {
    const before = scene(unit(1))
    expect(apply(before, event('stepped', { square: 'd5' }))).toBe(before)
    expect(apply(before, event('stepped', { unit: 9, square: 'd5' }))).toBe(before)
  })
})

describe('orders', () => {
  test('lie face down, are turned up, are lost', () => {
    const ordered = apply(scene(unit(1)), event('ordered', { unit: 1, unit_seat: 0 }))
    expect(only(ordered)!.token).toBe('?')
    expect(ordered.seats.map((each) => each.tokens_left)).toEqual([2, 3])
    expect(only(apply(ordered, event('revealed', { unit: 1, token: '4' })))).toMatchObject({ token: '4', order: 'acted' })
    expect(only(apply(ordered, event('token_lost', { unit: 1 })))!.token).toBe('')
  })

  test('of which one knows the face keep it', () => {
    expect(only(apply(scene(unit(1, { token: '4' })), event('ordered', { unit: 1, unit_seat: 0 })))!.token).toBe('4')
  })
})

describe('cards', () => {
  test('leave the hand for the stack, and the stack when they are cancelled', () => {
    const played = apply(scene(), event('card_played', { seat: 0, card: 'c02' }))
    expect(played.seats[0]).toMatchObject({ hand: ['c01'], hand_size: 1 })
    expect(played.stack).toEqual([{ card: 'c02', seat: 0 }])
    expect(apply(played, event('card_cancelled', { seat: 0, card: 'c02' })).stack).toEqual([])
  })

  test('of the other are only counted', () => {
    expect(apply(scene(), event('card_played', { seat: 1, card: 'c99' })).seats[1]).toMatchObject({
      hand: ['c01', 'c02'],
      hand_size: 1,
    })
    expect(apply(scene(), event('drew', { seat: 1, number: 2 })).seats[1]!.hand_size).toBe(4)
  })
})

test('turn, phase, initiative and score are told', () => {
  const after = [
    event('turn', { number: 3 }),
    event('phase', { phase: 'reserve' }),
    event('initiative_passed', { side: 'ge' }),
    event('scored', { side: 'ge', number: 2 }),
    event('scored', { side: 'us', number: 1 }),
  ].reduce(apply, scene())
  expect(after).toMatchObject({ turn: 3, phase: 'reserve', initiative: 'ge', score: { ge: 2, us: 2 } })
})

test('an event that is told in words alone changes nothing', () => {
  const before = scene(unit(1))
  expect(apply(before, event('aimed_at', { unit: 1, foe: 2 }))).toBe(before)
})

test('dice are those of the side that rolled, and an event without a pause is not waited for', () => {
  expect(dice(event('rolled', { seat: 1, seat_side: 'ge', dice: [3, 5] }))).toEqual({ faces: [3, 5], against: true })
  expect(dice(event('stepped', { unit: 1, square: 'd5' }))).toBeNull()
  expect([pause(event('destroyed', { unit: 1 })), pause(event('drew_cards', {}))]).toEqual([900, 0])
})
