import { expect, test } from 'vitest'
import { anyQuestion } from '$testing/frames'
import type { HN, Question } from '../types'
import { meantBy } from './why-not'

const unit = (id: number, seat: number, square: string, type: string, facing = ''): HN.UnitView =>
  ({ id, seat, side: seat ? 'ge' : 'us', square, squares: [square], type, facing }) as HN.UnitView
const [rifles, tank, foe] = [unit(0, 0, 'c3', 'us_rifles'), unit(1, 0, 'a1', 'us_tank', 'ne'), unit(2, 1, 'd4', 'ge_group')]
const view = {
  me: 0,
  units: [rifles, tank, foe],
  types: [
    { id: 'us_rifles', kind: 'infantry' },
    { id: 'us_tank', kind: 'heavy' },
  ],
} as unknown as HN.View

const meant = (kind: string, square: string, actor = rifles, more = {}): string =>
  meantBy({
    view,
    question: anyQuestion(kind, { about: { unit: actor.id } }) as unknown as Question,
    square,
    who: view.units.find((each) => each.square === square),
    mayMove: true,
    mayFire: kind === 'act',
    token: '2',
    ...more,
  })

test('an empty square is where the unit shall go: infantry by steps, a vehicle as it faces', () => {
  expect([meant('act', 'k9'), meant('move', 'k9'), meant('act', 'k9', tank)]).toEqual(['step k9', 'step k9', 'drive k9 ne'])
  expect(meant('aim', 'k9', rifles, { mayMove: false })).toBe('')
})

test('an enemy is what it shall fire at; beside a unit on its way, what it shall assault', () => {
  expect([meant('act', 'd4'), meant('move', 'd4'), meant('reserve_move', 'd4')]).toEqual(['at d4', 'assault d4', 'assault d4'])
  expect([meant('move', 'd4', tank), meant('aim', 'd4', rifles, { mayMove: false })]).toEqual(['at d4', 'at d4'])
})

test('a square outside the zone is where a unit was to be placed', () => {
  expect([meant('deploy_where', 'k9'), meant('place_horn', 'k9')]).toEqual(['place k9', 'place k9'])
})

test('of own units only those that orders or the reserve could be for', () => {
  expect([meant('act', 'a1'), meant('place_order', 'a1'), meant('reserve_unit', 'a1')]).toEqual([
    '',
    'order 2 u2',
    'activate u2',
  ])
  expect([meant('place_order', 'd4'), meant('reserve_unit', 'd4')]).toEqual(['', ''])
})
