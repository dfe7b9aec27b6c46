// The place of every piece of a terrain now, so that rings, arrows and badges find it.

import type { FoeToken } from '../pieces/token-identity'
import type { VC } from '../types'
import { centreOf, type Edge, edgeOf, gateOf, OUTWARD, type Point } from './geometry'
import { layoutOf, type Spot, type TileLayout, waitingSpots } from './layout'
import { inPlay, placeOf, seatedOn } from './lookup'

export interface Places {
  terrain: VC.Terrain
  tiles: Map<string, VC.Tile>
  layouts: Map<string, TileLayout>
  foes: { token: FoeToken; spot: Spot }[]
  people: Map<string, Spot>
  doors: { door: VC.Door; edge: Edge }[]
  gates: { entrance: VC.Entrance; gate: Point }[]
}

export function placesOf(view: VC.View, terrain: VC.Terrain, tokens: FoeToken[]): Places {
  const tiles = new Map(terrain.tiles.map((tile) => [tile.name, tile]))
  const here = tokens.filter((token) => token.terrain === terrain.id)
  const layouts = new Map(terrain.tiles.map((tile) => [tile.name, layOut(view, tile, here)]))
  const waiting = new Map<number, Spot>()
  const gates: Places['gates'] = []
  for (const entrance of terrain.entrances) {
    const tile = tiles.get(entrance.tile)
    if (!tile) continue
    gates.push({ entrance, gate: gateOf(tile, entrance.side) })
    const outside = here.filter((token) => token.at === `>${entrance.name}`)
    for (const [id, spot] of waitingSpots(tile, entrance.side, outside)) waiting.set(id, spot)
  }
  const people = new Map<string, Spot>()
  for (const layout of layouts.values()) for (const [name, spot] of layout.people) people.set(name, spot)
  return {
    terrain,
    tiles,
    layouts,
    people,
    gates,
    foes: here.flatMap((token) => {
      const spot = waiting.get(token.id) ?? layouts.get(token.tile)?.foes.get(token.id)
      return spot ? [{ token, spot }] : []
    }),
    doors: terrain.doors.flatMap((door) => {
      const [a, b] = [tiles.get(door.tiles[0]), tiles.get(door.tiles[1])]
      return a && b ? [{ door, edge: edgeOf(a, b) }] : []
    }),
  }
}

function layOut(view: VC.View, tile: VC.Tile, tokens: FoeToken[]): TileLayout {
  const seated = seatedOn(view, tile)
  const names = [...view.commandos.map((each) => each.role), ...view.escorts.map((each) => each.kind)]
  const people = names.filter((name) => name !== seated && placeOf(view, name) === tile.name)
  return layoutOf(
    tile,
    tokens.filter((token) => token.tile === tile.name && !token.at.startsWith('>')),
    people,
    seated,
  )
}

/** The shape of the mark round a target. */
export type Shape = 'tile' | 'foe' | 'who' | 'door' | 'gate' | 'mark' | 'hatch' | 'item'

export interface Mark {
  shape: Shape
  spots: Spot[]
}

/** The mark for a key of `targets.ts` on this terrain; null if its target is elsewhere. */
export function markOf(places: Places, key: string): Mark | null {
  const shape = key.slice(0, key.indexOf(':')) as Shape
  const name = key.slice(key.indexOf(':') + 1)
  const spots = spotsOf(places, shape, name)
  return spots.length ? { shape, spots } : null
}

const one = (at: Point | null | undefined, s = 1): Spot[] => (at ? [{ x: at.x, y: at.y, s }] : [])

function spotsOf(places: Places, shape: Shape, name: string): Spot[] {
  const [tile = '', thing = ''] = name.split('/')
  switch (shape) {
    case 'tile': {
      const found = places.tiles.get(name)
      return one(found && centreOf(found))
    }
    case 'foe': {
      const [kind, guarded] = thing.split('@')
      const at = guarded ? `!${guarded}` : tile
      return places.foes
        .filter(({ token }) => token.kind === kind && token.at === at && token.tile === tile)
        .map(({ spot }) => spot)
    }
    case 'who':
      return places.people.has(name) ? [places.people.get(name)!] : []
    case 'door':
      return one(places.doors.find(({ door }) => door.name === name)?.edge)
    case 'gate': {
      const found = places.gates.find(({ entrance }) => entrance.name === name)
      const out = found && OUTWARD[found.entrance.side]!
      return one(found && out && { x: found.gate.x + out.x * 28, y: found.gate.y + out.y * 28 })
    }
    case 'mark':
      for (const layout of places.layouts.values()) if (layout.triangles.has(name)) return one(layout.triangles.get(name))
      return []
    case 'hatch':
      return one(places.layouts.get(name)?.hatch)
    case 'item': {
      const spot = places.layouts.get(tile)?.items.get(thing)
      return spot ? [spot] : []
    }
  }
}

/** The terrains in play. */
export const onTable = (view: VC.View): VC.Terrain[] => inPlay(view).filter((terrain) => terrain.tiles.length > 0)
