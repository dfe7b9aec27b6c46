import { expect, test } from 'vitest'
import { eventsOf } from '$testing/frames'
import { scene, tile } from '$testing/v-commandos-scene'
import { apply } from '../events/apply'
import type { Game } from '../types'
import { follow } from './token-identity'

const happens = eventsOf<Game>()

test('a token that marches keeps its identity', () => {
  let made = 0
  const fresh = () => ++made
  const before = scene(tile('a', { enemies: { mp40: 1, mauser: 1 } }), tile('b'))
  const tokens = follow([], before, fresh)
  const mauser = tokens.find((token) => token.kind === 'mauser')!
  const after = apply(before, happens('marched', { foes: { mauser: 1 }, tile: 'a', tile2: 'b' }))
  const moved = follow(tokens, after, fresh).find((token) => token.id === mauser.id)!
  expect([moved.kind, moved.tile]).toEqual(['mauser', 'b'])
})
