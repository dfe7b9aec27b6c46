// Moves the pieces of a view as one event tells, so that it can be seen before the true view comes. Never a rule: what an
// event does not say stays as it is, and the true view follows.

import type { Happened, VCommandos as VC } from '$gen/types'
import { named, numberOf } from '$lib/net/facts'
import { commandoOf, escortOf, foesIn, tileOf } from '../board/lookup'
import { FOES } from '../pieces/printed-pieces'

type View = VC.View
type Deed = (view: View, event: Happened) => View

// --- changing one thing of a view ---------------------------------------------------------------------------------------

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

/** More or fewer enemies of a kind on a tile; a guard that is no longer there guards nothing. */
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

const goes: Deed = (view, event) => {
  const who = named(event.facts, 'commando')
  return withCommando(leaveNest(view, who), who, { tile: named(event.facts, 'tile') })
}

const turns = (view: View, who: string, face: string): View =>
  commandoOf(view, who) ? withCommando(view, who, { face }) : withEscort(view, who, { face })

const takesNest: Deed = (view, event) => {
  const who = named(event.facts, 'character') || named(event.facts, 'commando')
  const seated = withTile(view, named(event.facts, 'tile'), (tile) => ({
    triangles: tile.triangles.map((each) => (each.kind === 'nest' ? { ...each, holder: who } : each)),
  }))
  return commandoOf(view, who) ? withCommando(seated, who, { in_nest: true }) : seated
}

/** Where players chose who goes, those have gone before the march is told. */
const marches: Deed = (view, event) => {
  const [from, to] = [named(event.facts, 'tile'), named(event.facts, 'tile2')]
  let next = view
  for (const [kind, told] of Object.entries(foesIn(event.facts))) {
    const number = Math.min(told, tileOf(next, from)?.enemies[kind] ?? 0)
    next = foes(foes(next, from, kind, -number), to, kind, number)
  }
  return next
}

/** A token that comes in may have waited outside. */
const arrives: Deed = (view, event) => {
  const kind = named(event.facts, 'foe')
  const gate = view.terrains.flatMap((each) => each.entrances).find((each) => each.name === named(event.facts, 'entrance'))
  const waited = gate?.waiting[kind] ? withEntrance(view, gate.name, { waiting: counted(gate.waiting, kind, -1) }) : view
  return foes(waited, named(event.facts, 'tile'), kind, 1)
}

const changesFace: Deed = (view, event) => {
  const to = named(event.facts, 'foe')
  const turned = (kind: string) => (FOES[kind]?.special ? kind : kind.startsWith('sledge_') ? `sledge_${to}` : to)
  return withTerrain(view, named(event.facts, 'terrain'), (terrain) => ({
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

const guards: Deed = (view, event) =>
  withTile(view, named(event.facts, 'tile'), (tile) => ({
    triangles: tile.triangles.map((each) =>
      each.name === named(event.facts, 'triangle') ? { ...each, holder: named(event.facts, 'foe') } : each,
    ),
  }))

/** Everything that lives on the tile dies in the blast; deaths are told one by one, the charge itself is not. */
const explodes: Deed = (view, event) =>
  withTile(view, named(event.facts, 'tile'), (tile) => ({ charges: Math.max(0, tile.charges - 1) }))

const objectiveDone: Deed = (view, event) => {
  const name = named(event.facts, 'objective')
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

const drawsCard: Deed = (view, event) =>
  withTerrain(view, named(event.facts, 'terrain'), () => ({
    card: named(event.facts, 'card'),
    effect: named(event.facts, 'effect'),
  }))

const compass: Deed = (view, event) => {
  const point = named(event.facts, 'point')
  if (point === 'redraw') return view
  const of = named(event.facts, 'terrain') || terrainIdOf(view, named(event.facts, 'commando'))
  return withTerrain(view, of, () => ({ compass: point }))
}

const terrainIdOf = (view: View, role: string): string =>
  view.terrains.find((each) => each.tiles.some((tile) => tile.name === commandoOf(view, role)?.tile))?.id ?? ''

const wounded: Deed = (view, event) => {
  const commando = commandoOf(view, named(event.facts, 'commando'))
  return commando ? withCommando(view, commando.role, { wounds: commando.wounds + 1 }) : view
}

const plus =
  (by: number): Deed =>
  (view, event) => {
    const commando = commandoOf(view, named(event.facts, 'commando'))
    return commando ? withCommando(view, commando.role, { plus: Math.max(0, commando.plus + by) }) : view
  }

const barricades: Deed = (view, event) => {
  const less = kit(view, named(event.facts, 'commando'), 'crowbar', -1)
  return withEntrance(less, named(event.facts, 'entrance'), { barricaded: true })
}

/** Crowbars and medical kits that are used up leave the kit by rules of their own; only what an event names is moved. */
const picks: Deed = (view, event) => {
  const [who, item] = [named(event.facts, 'commando'), named(event.facts, 'item')]
  const at = commandoOf(view, who)?.tile ?? ''
  const lies = tileOf(view, at)?.items[item] ? items(view, at, item, -1) : view
  return kit(lies, who, item, 1)
}

/** What a fallen commando carried stays where he lay. */
const eliminated: Deed = (view, event) => {
  const commando = commandoOf(view, named(event.facts, 'commando'))
  let left = view
  for (const item of commando?.items ?? []) left = items(left, commando!.tile, item, 1)
  return { ...left, commandos: left.commandos.filter((each) => each.role !== commando?.role) }
}

const activated: Deed = (view, event) => {
  const role = named(event.facts, 'commando')
  const rest = {
    ...view,
    commandos: view.commandos.map((each) => ({ ...each, active: false, done: each.done || each.active })),
  }
  return withCommando(rest, role, { active: true, actions: numberOf(event.facts, 'number') })
}

const DEEDS: Record<string, Deed> = {
  turn_begins: (view, event) => ({
    ...view,
    turn: numberOf(event.facts, 'number'),
    commandos: view.commandos.map((each) => ({ ...each, done: false, active: false, ability_used: false })),
  }),
  phase: (view, event) => ({ ...view, phase: named(event.facts, 'phase') }),
  activated,
  card_drawn: drawsCard,
  compass_drawn: compass,
  compass_turned: compass,
  direction: compass,
  faces_turned: changesFace,
  item_found: (view, event) => items(view, named(event.facts, 'tile'), named(event.facts, 'item'), 1),
  reward: (view, event) => items(view, named(event.facts, 'tile'), named(event.facts, 'item'), 1),
  item_received: (view, event) => kit(view, named(event.facts, 'commando'), named(event.facts, 'item'), 1),
  hatch_blocked: (view, event) => withTile(view, named(event.facts, 'tile'), () => ({ hatch: 'blocked' })),
  unblocked: (view, event) => withTile(view, named(event.facts, 'tile'), () => ({ hatch: 'open' })),
  moved: goes,
  sneaked: goes,
  came_up: goes,
  followed: (view, event) => {
    const tile = commandoOf(view, named(event.facts, 'commando'))?.tile ?? ''
    return withEscort(view, named(event.facts, 'escort'), { tile, companion: named(event.facts, 'commando') })
  },
  escort_met: (view, event) => withEscort(view, named(event.facts, 'escort'), { tile: named(event.facts, 'tile') }),
  escort_lost: (view, event) => withEscort(view, named(event.facts, 'escort'), { tile: '' }),
  left: (view, event) => withCommando(view, named(event.facts, 'commando'), { tile: 'off_map' }),
  hidden: (view, event) => turns(view, named(event.facts, 'character'), 'stealthy'),
  seen: (view, event) => turns(view, named(event.facts, 'character'), 'visible'),
  uniform_lost: (view, event) => withCommando(view, named(event.facts, 'commando'), { uniform: false }),
  disguised: (view, event) =>
    withCommando(kit(view, named(event.facts, 'commando'), 'uniform', -1), named(event.facts, 'commando'), { uniform: true }),
  alarm_on: (view, event) =>
    withTerrain(view, named(event.facts, 'terrain'), (terrain) => ({ alarm: true, alarms: terrain.alarms + 1 })),
  alarm_off: (view, event) => withTerrain(view, named(event.facts, 'terrain'), () => ({ alarm: false })),
  door_opened: (view, event) => withDoor(view, named(event.facts, 'door'), true),
  shot_at_door: (view, event) => withDoor(view, named(event.facts, 'door'), true),
  forced: (view, event) => withDoor(view, named(event.facts, 'door'), true),
  door_locked: (view, event) => withDoor(view, named(event.facts, 'door'), false),
  killed: (view, event) => foes(view, named(event.facts, 'tile'), named(event.facts, 'foe'), -1),
  picked: picks,
  dropped: (view, event) =>
    items(
      kit(view, named(event.facts, 'commando'), named(event.facts, 'item'), -1),
      named(event.facts, 'tile'),
      named(event.facts, 'item'),
      1,
    ),
  gave: (view, event) =>
    kit(
      kit(view, named(event.facts, 'commando'), named(event.facts, 'item'), -1),
      named(event.facts, 'other'),
      named(event.facts, 'item'),
      1,
    ),
  swapped: (view, event) => {
    const { commando, other, item, item2 } = { commando: '', other: '', item: '', item2: '', ...event.facts } as Record<
      string,
      string
    >
    const one = kit(kit(view, commando!, item!, -1), other!, item!, 1)
    return kit(kit(one, other!, item2!, -1), commando!, item2!, 1)
  },
  saved: plus(1),
  plus_gained: plus(1),
  plus_spent: plus(-1),
  nest_entered: takesNest,
  nest_left: (view, event) => leaveNest(view, named(event.facts, 'commando')),
  barricaded: barricades,
  broke_through: (view, event) => withEntrance(view, named(event.facts, 'entrance'), { barricaded: false }),
  charge_laid: (view, event) =>
    withTile(kit(view, named(event.facts, 'commando'), 'tnt', -1), named(event.facts, 'tile'), (tile) => ({
      charges: tile.charges + 1,
    })),
  bombed: (view, event) => kit(view, named(event.facts, 'commando'), 'bombing', -1),
  exploded: explodes,
  objective_done: objectiveDone,
  crate_lifted: (view, event) =>
    kit(view, named(event.facts, 'commando'), named(event.facts, 'objective').replace('objective-', 'crate-'), 1),
  wounded,
  fell: (view, event) => withCommando(view, named(event.facts, 'commando'), { face: 'critical', active: false, actions: 0 }),
  healed: (view, event) => withCommando(view, named(event.facts, 'other'), { wounds: 0 }),
  dressed: (view, event) => {
    const other = commandoOf(view, named(event.facts, 'other'))
    return other ? withCommando(view, other.role, { wounds: Math.max(0, other.wounds - 1) }) : view
  },
  eliminated,
  arrived: arrives,
  waits_outside: (view, event) => withEntrance(view, named(event.facts, 'entrance'), { waiting: foesIn(event.facts) }),
  guards,
  marched: marches,
  terrain_completed: (view, event) =>
    withTerrain(view, named(event.facts, 'terrain'), () => ({ state: 'completed', tiles: [], doors: [], entrances: [] })),
}

export function apply(view: View, event: Happened): View {
  const deed = DEEDS[event.name]
  return deed ? deed(view, event) : view
}
