import { expect, it } from 'vitest'
import { scene, tile } from '$testing/v-commandos-scene'
import { poolOf } from './enemy-pool'

const view = (pool: Record<string, number>, seen: string[] = []) => ({
  ...scene(tile('a')),
  enemy_pool: pool,
  next_enemies: seen,
})

it('tokens that were looked at count as what they show: a regular enemy is no special unit', () => {
  const before = view({ regular: 10, sledge: 2, null: 3, marksman: 1, dog_handler: 2 })
  expect(poolOf(before)).toEqual({ all: 18, blanks: 3, specials: 3 })
  const after = view({ regular: 8, sledge: 1, null: 2, marksman: 1, dog_handler: 1 }, [
    'mp40',
    'mauser',
    'sledge_mp40',
    'null',
    'dog_handler',
  ])
  expect(poolOf(after)).toEqual(poolOf(before))
})

it('before set-up its three special units are counted, whichever they will be', () => {
  expect(poolOf(view({ regular: 32, sledge: 5, null: 7, special: 3 }))).toEqual({ all: 47, blanks: 7, specials: 3 })
})
