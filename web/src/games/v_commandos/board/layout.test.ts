import { expect, test } from 'vitest'
import { tile } from '$testing/v-commandos-scene'
import type { FoeToken } from '../pieces/token-identity'
import { layoutOf } from './layout'

test('however many stand on a tile, each has a spot of its own', () => {
  const full = tile('a', { hatch: 'open', items: { tnt: 1 }, triangles: [{ name: 'alarm-a', kind: 'alarm', holder: 'mp40' }] })
  const tokens: FoeToken[] = Array.from({ length: 7 }, (_, n) => ({
    id: n,
    kind: 'mp40',
    at: n ? 'a' : '!alarm-a',
    tile: 'a',
    terrain: 'streets',
  }))
  const layout = layoutOf(full, tokens, ['medic', 'scout'], '')
  const spots = [...layout.foes.values(), ...layout.people.values()].map((spot) => `${spot.x} ${spot.y}`)
  expect(new Set(spots).size).toBe(9)
})
