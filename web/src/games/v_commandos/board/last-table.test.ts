import { expect, test } from 'vitest'
import { scene, tile } from '$testing/v-commandos-scene'
import type { VC } from '../types'
import { lastTable } from './last-table'

const bare = (view: VC.View, change: Partial<VC.View> = {}): VC.View => ({
  ...view,
  terrains: view.terrains.map((terrain) => ({ ...terrain, state: 'completed', tiles: [] })),
  ...change,
})

test('when the last terrain is taken down the board still shows how it lay', () => {
  const drawn = lastTable()
  const last = scene(tile('a'), tile('b'))
  expect(drawn(last)).toBe(last)
  expect(drawn(bare(last, { outcome: 'won' }))).toBe(last)
})

test('who has not seen it, or chooses a squad, sees the view as it is', () => {
  const over = bare(scene(tile('a')), { outcome: 'won' })
  expect(lastTable()(over)).toBe(over)
  const drawn = lastTable()
  drawn(scene(tile('a')))
  const choosing = bare(scene(tile('a')), { turn: 0 })
  expect(drawn(choosing)).toBe(choosing)
})
