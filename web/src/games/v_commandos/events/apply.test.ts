import { expect, test } from 'vitest'
import { eventsOf } from '$testing/frames'
import { scene, tile } from '$testing/v-commandos-scene'
import type { Game, VC } from '../types'
import { apply } from './apply'

const happens = eventsOf<Game>()
const at = (view: VC.View, name: string): VC.Tile => view.terrains[0]!.tiles.find((each) => each.name === name)!

test('a commando goes where the event says, and the view before is untouched', () => {
  const before = scene(tile('a'), tile('b'))
  expect(apply(before, happens('moved', { commando: 'medic', tile: 'b' })).commandos[0]!.tile).toBe('b')
  expect(before.commandos[0]!.tile).toBe('a')
})

test('those who march leave one tile and stand on the other', () => {
  const after = apply(
    scene(tile('a', { enemies: { mp40: 3 } }), tile('b')),
    happens('marched', { foes: { mp40: 2 }, tile: 'a', tile2: 'b' }),
  )
  expect(at(after, 'a').enemies).toEqual({ mp40: 1 })
  expect(at(after, 'b').enemies).toEqual({ mp40: 2 })
})

test('a march of those that players have sent already moves nobody twice', () => {
  const after = apply(
    scene(tile('a'), tile('b', { enemies: { mp40: 1 } })),
    happens('marched', { foes: { mp40: 1 }, tile: 'a', tile2: 'b' }),
  )
  expect(at(after, 'b').enemies).toEqual({ mp40: 1 })
})

test('the last of a kind that dies guards nothing any more', () => {
  const guarded = tile('a', { enemies: { mp40: 1 }, triangles: [{ name: 'alarm-a', kind: 'alarm', holder: 'mp40' }] })
  const after = apply(scene(guarded, tile('b')), happens('killed', { foe: 'mp40', tile: 'a' }))
  expect(at(after, 'a').triangles[0]!.holder).toBe('')
  expect(at(after, 'a').enemies).toEqual({})
})

test('who arrives has waited outside', () => {
  const after = apply(scene(tile('a'), tile('b')), happens('arrived', { foe: 'mp40', tile: 'b', entrance: 'b-N' }))
  expect(after.terrains[0]!.entrances[0]!.waiting).toEqual({})
  expect(at(after, 'b').enemies).toEqual({ mp40: 1 })
})

test('a fallen commando leaves what he carried', () => {
  const after = apply(scene(tile('a'), tile('b')), happens('eliminated', { commando: 'medic' }))
  expect(after.commandos).toEqual([])
  expect(at(after, 'a').items).toEqual({ medkit: 1 })
})

test('what an event does not say stays as it is', () => {
  const before = scene(tile('a'), tile('b'))
  expect(apply(before, happens('nobody_hit', {}))).toBe(before)
})

test('what is picked up, handed on and dropped is carried by one at a time', () => {
  const before = scene(tile('a', { items: { tnt: 1 } }), tile('b'))
  const picked = apply(before, happens('picked', { commando: 'medic', item: 'tnt' }))
  expect([at(picked, 'a').items, picked.commandos[0]!.items]).toEqual([{}, ['medkit', 'tnt']])
  const dropped = apply(picked, happens('dropped', { commando: 'medic', item: 'tnt', tile: 'b' }))
  expect([at(dropped, 'b').items, dropped.commandos[0]!.items]).toEqual([{ tnt: 1 }, ['medkit']])
})

test('the needle of the compass is turned on the terrain that is named, or where the commando stands', () => {
  const terrain = scene(tile('a'), tile('b')).terrains[0]!.id
  const drawn = apply(scene(tile('a'), tile('b')), happens('direction', { terrain, point: 'N' }))
  expect(drawn.terrains[0]!.compass).toBe('N')
  const turned = apply(drawn, happens('compass_turned', { commando: 'medic', point: 'S' }))
  expect(turned.terrains[0]!.compass).toBe('S')
  expect(apply(turned, happens('compass_drawn', { terrain, point: 'redraw' }))).toBe(turned)
})

test('a new card takes the needle of the last turn away', () => {
  const { id } = scene(tile('a'), tile('b')).terrains[0]!
  const moved = apply(scene(tile('a'), tile('b')), happens('direction', { terrain: id, point: 'N' }))
  const drawn = apply(moved, happens('card_drawn', { terrain: id, card: 'flare', effect: 'flare' }))
  expect(drawn.terrains[0]).toMatchObject({ card: 'flare', compass: '' })
})

test('a commando is wounded, falls, is seen and hides again', () => {
  const after = [
    happens('wounded', { commando: 'medic' }),
    happens('seen', { character: 'medic' }),
    happens('hidden', { character: 'medic' }),
  ].reduce(apply, scene(tile('a'), tile('b')))
  expect(after.commandos[0]).toMatchObject({ wounds: 1, face: 'stealthy' })
  expect(apply(after, happens('fell', { commando: 'medic' })).commandos[0]).toMatchObject({ face: 'critical', actions: 0 })
})

test('a new turn lets everybody act again', () => {
  const acted = apply(scene(tile('a'), tile('b')), happens('activated', { commando: 'medic', number: 3 }))
  expect(acted.commandos[0]).toMatchObject({ active: true, actions: 3 })
  expect(apply(acted, happens('turn_begins', { number: 2 }))).toMatchObject({
    turn: 2,
    commandos: [{ active: false, done: false }],
  })
})
