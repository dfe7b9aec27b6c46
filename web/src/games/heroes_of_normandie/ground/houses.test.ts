import { expect, test } from 'vitest'
import { between, groupsOf, openingsOf, outline } from './houses'

test('the outline of a house of two squares has six sides, none between them', () => {
  expect(outline(['b2', 'c2'], 0)).toHaveLength(6)
  expect(outline(['b2'], 5)[0]).toEqual({ from: { x: 55, y: 55 }, to: { x: 95, y: 55 } })
})

test('doors and windows sit in the wall and look outwards', () => {
  const [door] = openingsOf({
    id: 'h',
    squares: ['b2'],
    rooms: [['b2']],
    openings: [['b2', 'c2', 'door']],
    fallen: false,
    dents: 0,
    structure: 6,
    charges: 0,
  })
  expect(door).toMatchObject({ x: 96, y: 75, turn: 90, door: true })
})

test('a wall lies on the side that two squares share', () => {
  expect(between('a1', 'b1')).toEqual({ from: { x: 50, y: 0 }, to: { x: 50, y: 50 } })
  expect(between('a1', 'a2')).toEqual({ from: { x: 0, y: 50 }, to: { x: 50, y: 50 } })
})

test('squares that touch by their sides are one group', () => {
  expect(groupsOf(['a1', 'b1', 'c3']).map((group) => group.sort())).toEqual([['a1', 'b1'], ['c3']])
})
