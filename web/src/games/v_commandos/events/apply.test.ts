import { expect, test } from 'vitest'
import { eventsOf } from '$testing/frames'
import { layoutOf } from '../board/layout'
import { type FoeToken, follow } from '../pieces/token-identity'
import type { Game, VC } from '../types'
import { apply } from './apply'

const tile = (name: string, change: Partial<VC.Tile> = {}): VC.Tile => ({
  name,
  letter: name,
  size: 'small',
  indoor: false,
  x: name.charCodeAt(0) - 97,
  y: 0,
  width: 1,
  height: 1,
  slots: 4,
  free: 4,
  to_hit: 4,
  enemies: {},
  items: {},
  charges: 0,
  triangles: [],
  hatch: '',
  ...change,
})

const medic: VC.Commando = {
  role: 'medic',
  side: 'blue',
  seat: 0,
  tile: 'a',
  face: 'stealthy',
  uniform: false,
  in_nest: false,
  wounds: 0,
  plus: 0,
  plus_slots: 1,
  slots: 3,
  actions: 3,
  active: true,
  done: false,
  weapon: 'sten',
  items: ['medkit'],
  item_slots: 5,
  ability: 'dressing',
  ability_used: false,
  waiting: false,
  last_turn: 0,
}

const scene = (...tiles: VC.Tile[]): VC.View => ({
  seat: 0,
  turn: 1,
  phase: 'commandos',
  outcome: 'running',
  why: '',
  commandos: [medic],
  escorts: [],
  enemy_pool: {},
  special_pool: {},
  next_enemies: [],
  equipment_pool: {},
  equipment_discard: {},
  event_deck: 0,
  unseen_events: [],
  discarded_events: [],
  next_events: [],
  lesson_step: 0,
  terrains: [
    {
      id: 'streets',
      state: 'in_play',
      commandos: 1,
      alarm: false,
      alarms: 0,
      card: '',
      effect: '',
      compass: '',
      turns_left: 0,
      tiles,
      doors: [{ name: 'a-b', tiles: ['a', 'b'], open: false }],
      objectives: [],
      entrances: [{ name: 'b-N', tile: 'b', side: 'N', barricaded: false, waiting: { mp40: 1 } }],
    },
  ],
})

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
