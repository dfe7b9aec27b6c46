import { expect, test } from 'vitest'
import type { KT } from '../types'
import { nearestRing } from './nearest-ring'

const view = {
  markers: [
    { id: 'o1', x: 10_000, y: 10_000 },
    { id: 'o2', x: 20_000, y: 10_000 },
  ],
  models: [],
} as unknown as KT.View
/** Markers must lie more than 4″ apart; their centres are half an inch inside their edges. */
const zone = { apart: 4000, rings: view.markers.map(({ x, y }) => [x, y, 5000]) } as unknown as KT.Survey

test('the nearest marker is named with the distance that the rule asks for', () => {
  expect(nearestRing(view, zone, { x: 14_200, y: 10_000 })).toMatchObject({ name: 'A', far: 3200, isNear: true })
  expect(nearestRing(view, zone, { x: 26_000, y: 10_000 })).toMatchObject({ name: 'B', far: 5000, isNear: false })
})

test('on a marker there is no distance, and without rings there is nothing to say', () => {
  expect(nearestRing(view, zone, { x: 10_000, y: 10_000 })?.far).toBe(0)
  expect(nearestRing(view, { ...zone, rings: [] }, { x: 0, y: 0 })).toBeNull()
})
