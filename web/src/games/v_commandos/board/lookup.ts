// Functions that find things in a view by name.

import type { VC } from '../types'

export const commandoOf = (view: VC.View, role: string): VC.Commando | undefined =>
  view.commandos.find((each) => each.role === role)

export const escortOf = (view: VC.View, kind: string): VC.Escort | undefined => view.escorts.find((each) => each.kind === kind)

export function tileOf(view: Pick<VC.View, 'terrains'>, name: string): VC.Tile | undefined {
  for (const terrain of view.terrains) for (const tile of terrain.tiles) if (tile.name === name) return tile
  return undefined
}

export const terrainOf = (view: VC.View, tile: string): VC.Terrain | undefined =>
  view.terrains.find((terrain) => terrain.tiles.some((each) => each.name === tile))

/** The tile of a commando or an escort; empty if he is off the map. */
export function placeOf(view: VC.View, who: string): string {
  const at = commandoOf(view, who)?.tile ?? escortOf(view, who)?.tile ?? ''
  return at === 'off_map' ? '' : at
}

export function tileOfTriangle(view: VC.View, name: string): string {
  for (const terrain of view.terrains)
    for (const tile of terrain.tiles) if (tile.triangles.some((each) => each.name === name)) return tile.name
  return ''
}

export function objectiveWord(terrain: VC.Terrain, triangle: string): VC.Objective | undefined {
  return terrain.objectives.find((each) => each.name === triangle)
}

export const inPlay = (view: VC.View): VC.Terrain[] => view.terrains.filter((terrain) => terrain.state === 'in_play')

/** The commando or escort in the nest of a tile; empty if none of ours sits there. */
export function seatedOn(view: VC.View, tile: VC.Tile): string {
  const holder = tile.triangles.find((each) => each.kind === 'nest')?.holder ?? ''
  return commandoOf(view, holder) || escortOf(view, holder) ? holder : ''
}
