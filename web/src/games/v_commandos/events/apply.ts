// Changes a view as one event tells, so that the event can be seen before the true view comes. Never a rule: what an event does
// not tell stays as it is, and the true view follows.

import { changed, type Changes, unmoved } from '$lib/net/wire'
import { commandoOf, escortOf, tileOf } from '../board/lookup'
import { FOES } from '../pieces/printed-pieces'
import type { Game, Happened, VC } from '../types'

type View = VC.View
/** A change of the view, for events that have at least these facts. */
type Deed<Facts> = (view: View, facts: Facts) => View

interface OfCommando {
  commando: string
}
interface OnTile {
  tile: string
}

// --- helpers that change one thing of a view ----------------------------------------------------------------------------

const withCommando = (view: View, role: string, change: Partial<VC.Commando>): View => ({
  ...view,
  commandos: view.commandos.map((each) => (each.role === role ? { ...each, ...change } : each)),
})

const withEscort = (view: View, kind: string, change: Partial<VC.Escort>): View => ({
  ...view,
  escorts: view.escorts.map((each) => (each.kind === kind ? { ...each, ...change } : each)),
})

const withTerrain = (view: View, id: string, change: (terrain: VC.Terrain) => Partial<VC.Terrain>): View => ({
  ...view,
  terrains: view.terrains.map((each) => (each.id === id ? { ...each, ...change(each) } : each)),
})

const withTile = (view: View, name: string, change: (tile: VC.Tile) => Partial<VC.Tile>): View => ({
  ...view,
  terrains: view.terrains.map((terrain) =>
    terrain.tiles.some((tile) => tile.name === name)
      ? { ...terrain, tiles: terrain.tiles.map((tile) => (tile.name === name ? { ...tile, ...change(tile) } : tile)) }
      : terrain,
  ),
})

const withDoor = (view: View, name: string, open: boolean): View => ({
  ...view,
  terrains: view.terrains.map((terrain) => ({
    ...terrain,
    doors: terrain.doors.map((door) => (door.name === name ? { ...door, open } : door)),
  })),
})

const withEntrance = (view: View, name: string, change: Partial<VC.Entrance>): View => ({
  ...view,
  terrains: view.terrains.map((terrain) => ({
    ...terrain,
    entrances: terrain.entrances.map((each) => (each.name === name ? { ...each, ...change } : each)),
  })),
})

function counted(counts: Record<string, number>, name: string, by: number): Record<string, number> {
  const { [name]: had = 0, ...rest } = counts
  return had + by > 0 ? { ...rest, [name]: had + by } : rest
}

/** Adds or removes enemies of a kind on a tile. A guard that is no longer there guards nothing. */
function foes(view: View, tile: string, kind: string, by: number): View {
  return withTile(view, tile, (had) => {
    const enemies = counted(had.enemies, kind, by)
    let left = enemies[kind] ?? 0
    const triangles = had.triangles.map((each) => (each.holder === kind && left-- <= 0 ? { ...each, holder: '' } : each))
    return { enemies, triangles, free: had.free - by }
  })
}

const items = (view: View, tile: string, item: string, by: number): View =>
  withTile(view, tile, (had) => ({ items: counted(had.items, item, by) }))

function kit(view: View, role: string, item: string, by: 1 | -1): View {
  const had = commandoOf(view, role)?.items ?? []
  if (by === 1) return withCommando(view, role, { items: [...had, item] })
  const at = had.indexOf(item)
  return at < 0 ? view : withCommando(view, role, { items: had.toSpliced(at, 1) })
}

// --- who goes where -----------------------------------------------------------------------------------------------------

function leaveNest(view: View, who: string): View {
  const at = commandoOf(view, who)?.tile ?? escortOf(view, who)?.tile ?? ''
  const left = withTile(view, at, (tile) => ({
    triangles: tile.triangles.map((each) => (each.holder === who ? { ...each, holder: '' } : each)),
  }))
  return withCommando(left, who, { in_nest: false })
}

const goes: Deed<OfCommando & OnTile> = (view, facts) => {
  const who = facts.commando
  return withCommando(leaveNest(view, who), who, { tile: facts.tile })
}

const turns = (view: View, who: string, face: string): View =>
  commandoOf(view, who) ? withCommando(view, who, { face }) : withEscort(view, who, { face })

const takesNest: Deed<OnTile & { character: string }> = (view, facts) => {
  const who = facts.character
  const seated = withTile(view, facts.tile, (tile) => ({
    triangles: tile.triangles.map((each) => (each.kind === 'nest' ? { ...each, holder: who } : each)),
  }))
  return commandoOf(view, who) ? withCommando(seated, who, { in_nest: true }) : seated
}

/** If players chose which enemies move, those have moved already when the march is told; only the others are left to move. */
const marches: Deed<OnTile & { tile2: string; foes: Record<string, number> }> = (view, facts) => {
  const [from, to] = [facts.tile, facts.tile2]
  let next = view
  for (const [kind, told] of Object.entries(facts.foes)) {
    const number = Math.min(told, tileOf(next, from)?.enemies[kind] ?? 0)
    next = foes(foes(next, from, kind, -number), to, kind, number)
  }
  return next
}

/** An arriving token may have waited outside: then it leaves the waiting ones. */
const arrives: Deed<OnTile & { foe: string; entrance: string }> = (view, facts) => {
  const kind = facts.foe
  const gate = view.terrains.flatMap((each) => each.entrances).find((each) => each.name === facts.entrance)
  const waited = gate?.waiting[kind] ? withEntrance(view, gate.name, { waiting: counted(gate.waiting, kind, -1) }) : view
  return foes(waited, facts.tile, kind, 1)
}

const changesFace: Deed<{ terrain: string; foe: string }> = (view, facts) => {
  const to = facts.foe
  const turned = (kind: string) => (FOES[kind]?.special ? kind : kind.startsWith('sledge_') ? `sledge_${to}` : to)
  return withTerrain(view, facts.terrain, (terrain) => ({
    tiles: terrain.tiles.map((tile) => {
      let enemies: Record<string, number> = {}
      for (const [kind, number] of Object.entries(tile.enemies)) enemies = counted(enemies, turned(kind), number)
      return {
        ...tile,
        enemies,
        triangles: tile.triangles.map((each) => (each.holder in FOES ? { ...each, holder: turned(each.holder) } : each)),
      }
    }),
  }))
}

const guards: Deed<OnTile & { foe: string; triangle: string }> = (view, facts) =>
  withTile(view, facts.tile, (tile) => ({
    triangles: tile.triangles.map((each) => (each.name === facts.triangle ? { ...each, holder: facts.foe } : each)),
  }))

/** Removes the charge. The deaths on the tile are events of their own. */
const explodes: Deed<OnTile> = (view, facts) =>
  withTile(view, facts.tile, (tile) => ({ charges: Math.max(0, tile.charges - 1) }))

const objectiveDone: Deed<{ objective: string }> = (view, facts) => {
  const name = facts.objective
  const without = (tile: VC.Tile) =>
    tile.triangles.some((each) => each.name === name)
      ? { ...tile, triangles: tile.triangles.filter((each) => each.name !== name) }
      : tile
  return {
    ...view,
    terrains: view.terrains.map((terrain) => ({
      ...terrain,
      tiles: terrain.tiles.map(without),
      objectives: terrain.objectives.map((each) => (each.name === name ? { ...each, state: 'done' } : each)),
    })),
  }
}

const drawsCard: Deed<{ terrain: string; card: string; effect: string }> = (view, facts) =>
  withTerrain(view, facts.terrain, () => ({
    card: facts.card,
    effect: facts.effect,
    compass: '', // the event does not name it; the view that follows does
  }))

/** Sets the compass of a terrain: of the named one, or of the one where the commando stands. */
const compass = (view: View, terrain: string, point: string): View =>
  point === 'redraw' ? view : withTerrain(view, terrain, () => ({ compass: point }))

const terrainIdOf = (view: View, role: string): string =>
  view.terrains.find((each) => each.tiles.some((tile) => tile.name === commandoOf(view, role)?.tile))?.id ?? ''

const wounded: Deed<OfCommando> = (view, facts) => {
  const commando = commandoOf(view, facts.commando)
  return commando ? withCommando(view, commando.role, { wounds: commando.wounds + 1 }) : view
}

const plus =
  (by: number): Deed<OfCommando> =>
  (view, facts) => {
    const commando = commandoOf(view, facts.commando)
    return commando ? withCommando(view, commando.role, { plus: Math.max(0, commando.plus + by) }) : view
  }

const barricades: Deed<OfCommando & { entrance: string }> = (view, facts) => {
  const less = kit(view, facts.commando, 'crowbar', -1)
  return withEntrance(less, facts.entrance, { barricaded: true })
}

/** Puts the item into the commando's kit, and takes it from his tile if it lies there. */
const picks: Deed<OfCommando & { item: string }> = (view, facts) => {
  const [who, item] = [facts.commando, facts.item]
  const at = commandoOf(view, who)?.tile ?? ''
  const lies = tileOf(view, at)?.items[item] ? items(view, at, item, -1) : view
  return kit(lies, who, item, 1)
}

/** What a fallen commando carried stays on his tile. */
const eliminated: Deed<OfCommando> = (view, facts) => {
  const commando = commandoOf(view, facts.commando)
  let left = view
  for (const item of commando?.items ?? []) left = items(left, commando!.tile, item, 1)
  return { ...left, commandos: left.commandos.filter((each) => each.role !== commando?.role) }
}

const activated: Deed<OfCommando & { number: number }> = (view, facts) => {
  const role = facts.commando
  const rest = {
    ...view,
    commandos: view.commandos.map((each) => ({ ...each, active: false, done: each.done || each.active })),
  }
  return withCommando(rest, role, { active: true, actions: facts.number })
}

const CHANGES: Changes<Game> = {
  turn_begins: (view, facts) => ({
    ...view,
    turn: facts.number,
    commandos: view.commandos.map((each) => ({ ...each, done: false, active: false, ability_used: false })),
  }),
  phase: (view, facts) => ({ ...view, phase: facts.phase }),
  activated,
  card_drawn: drawsCard,
  compass_drawn: (view, { terrain, point }) => compass(view, terrain, point),
  compass_turned: (view, { commando, point }) => compass(view, terrainIdOf(view, commando), point),
  direction: (view, { terrain, point }) => compass(view, terrain, point),
  faces_turned: changesFace,
  item_found: (view, facts) => items(view, facts.tile, facts.item, 1),
  reward: (view, facts) => items(view, facts.tile, facts.item, 1),
  item_received: (view, facts) => kit(view, facts.commando, facts.item, 1),
  handed_in: (view, facts) => kit(view, facts.commando, facts.item, -1),
  hatch_blocked: (view, facts) => withTile(view, facts.tile, () => ({ hatch: 'blocked' })),
  unblocked: (view, facts) => withTile(view, facts.tile, () => ({ hatch: 'open' })),
  moved: goes,
  sneaked: goes,
  came_up: goes,
  followed: (view, facts) => {
    const tile = commandoOf(view, facts.commando)?.tile ?? ''
    return withEscort(view, facts.escort, { tile, companion: facts.commando })
  },
  escort_met: (view, facts) => withEscort(view, facts.escort, { tile: facts.tile }),
  escort_lost: (view, facts) => withEscort(view, facts.escort, { tile: '' }),
  left: (view, facts) => withCommando(view, facts.commando, { tile: 'off_map' }),
  hidden: (view, facts) => turns(view, facts.character, 'stealthy'),
  seen: (view, facts) => turns(view, facts.character, 'visible'),
  uniform_lost: (view, facts) => withCommando(view, facts.commando, { uniform: false }),
  disguised: (view, facts) => withCommando(kit(view, facts.commando, 'uniform', -1), facts.commando, { uniform: true }),
  alarm_on: (view, facts) => withTerrain(view, facts.terrain, (terrain) => ({ alarm: true, alarms: terrain.alarms + 1 })),
  alarm_off: (view, facts) => withTerrain(view, facts.terrain, () => ({ alarm: false })),
  door_opened: (view, facts) => withDoor(view, facts.door, true),
  shot_at_door: (view, facts) => withDoor(view, facts.door, true),
  forced: (view, facts) => withDoor(view, facts.door, true),
  door_locked: (view, facts) => withDoor(view, facts.door, false),
  killed: (view, facts) => foes(view, facts.tile, facts.foe, -1),
  picked: picks,
  dropped: (view, facts) => items(kit(view, facts.commando, facts.item, -1), facts.tile, facts.item, 1),
  gave: (view, facts) => kit(kit(view, facts.commando, facts.item, -1), facts.other, facts.item, 1),
  swapped: (view, { commando, other, item, item2 }) => {
    const one = kit(kit(view, commando, item, -1), other, item, 1)
    return kit(kit(one, other, item2, -1), commando, item2, 1)
  },
  saved: plus(1),
  plus_gained: plus(1),
  plus_spent: plus(-1),
  nest_entered: takesNest,
  nest_left: (view, facts) => leaveNest(view, facts.commando),
  barricaded: barricades,
  broke_through: (view, facts) => withEntrance(view, facts.entrance, { barricaded: false }),
  charge_laid: (view, facts) =>
    withTile(kit(view, facts.commando, 'tnt', -1), facts.tile, (tile) => ({
      charges: tile.charges + 1,
    })),
  bombed: (view, facts) => kit(view, facts.commando, 'bombing', -1),
  exploded: explodes,
  objective_done: objectiveDone,
  crate_lifted: (view, facts) => kit(view, facts.commando, facts.objective.replace('objective-', 'crate-'), 1),
  wounded,
  fell: (view, facts) => withCommando(view, facts.commando, { face: 'critical', active: false, actions: 0 }),
  healed: (view, facts) => withCommando(view, facts.other, { wounds: 0 }),
  dressed: (view, facts) => {
    const other = commandoOf(view, facts.other)
    return other ? withCommando(view, other.role, { wounds: Math.max(0, other.wounds - 1) }) : view
  },
  eliminated,
  arrived: arrives,
  waits_outside: (view, facts) => withEntrance(view, facts.entrance, { waiting: facts.foes }),
  guards,
  marched: marches,
  terrain_completed: (view, facts) =>
    withTerrain(view, facts.terrain, () => ({ state: 'completed', tiles: [], doors: [], entrances: [] })),
  ...unmoved(
    'chosen',
    'terrain_built',
    'goes_without',
    'commando_goes_without',
    'reshuffled',
    'reminder',
    'cards_seen',
    'tokens_seen',
    'no_effect',
    'nothing_received',
    'weapon_jammed',
    'aimed_at',
    'tile_held',
    'tested',
    'undetected',
    'forgiven',
    'stabbed',
    'fires',
    'shot',
    'rerolled',
    'missed',
    'spotted_drawn',
    'refused',
    'blast_spread',
    'collapsed',
    'kit_kept',
    'kit_spent',
    'replaced',
    'null_drawn',
    'special_added',
    'heads_for',
    'stayed',
    'group_fired',
    'reaction',
    'hits_lost',
    'nobody_hit',
    'success',
    'failure',
  ),
}

export const apply = (view: View, event: Happened): View => changed(CHANGES, view, event)
