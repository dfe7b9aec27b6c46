// The view only counts enemies, but a person follows single tokens. This module keeps each token's identity from one view to
// the next, so that a token that leaves one place and appears at another is animated.

import type { VC } from '../types'
import { FOES } from './printed-pieces'

/** `at`: a tile; `!` and the triangle that the token guards; or `>` and the entrance where it waits. */
export interface FoeToken {
  id: number
  kind: string
  at: string
  tile: string
  terrain: string
}

interface Wanted {
  kind: string
  at: string
  tile: string
  terrain: string
}

/** Every enemy token of a view. The guards of a tile's triangles are among the tile's enemies. */
export function foesOf(view: VC.View): Wanted[] {
  const found: Wanted[] = []
  const add = (kind: string, at: string, tile: string, terrain: string, number = 1) => {
    for (let n = 0; n < number; n++) found.push({ kind, at, tile, terrain })
  }
  for (const terrain of view.terrains) {
    for (const tile of terrain.tiles) {
      const free = { ...tile.enemies }
      for (const triangle of tile.triangles) {
        if (!(triangle.holder in FOES) || !free[triangle.holder]) continue
        free[triangle.holder]! -= 1
        add(triangle.holder, `!${triangle.name}`, tile.name, terrain.id)
      }
      for (const [kind, number] of Object.entries(free)) add(kind, tile.name, tile.name, terrain.id, number)
    }
    for (const entrance of terrain.entrances)
      for (const [kind, number] of Object.entries(entrance.waiting))
        add(kind, `>${entrance.name}`, entrance.tile, terrain.id, number)
  }
  return found
}

type Likeness = (token: FoeToken, wanted: Wanted) => boolean

const SAME: Likeness[] = [
  (t, w) => t.kind === w.kind && t.at === w.at,
  (t, w) => t.kind === w.kind && t.tile === w.tile,
  (t, w) => t.at === w.at,
  (t, w) => t.kind === w.kind && t.terrain === w.terrain,
]

/** The tokens of a view. Each gets the identity of the earlier token that it most probably is. */
export function follow(before: FoeToken[], view: VC.View, fresh: () => number): FoeToken[] {
  let open = foesOf(view)
  let left = before
  const now: FoeToken[] = []
  for (const like of SAME) {
    const still: Wanted[] = []
    for (const wanted of open) {
      const at = left.findIndex((token) => like(token, wanted))
      if (at < 0) {
        still.push(wanted)
      } else {
        now.push({ ...wanted, id: left[at]!.id })
        left = left.toSpliced(at, 1)
      }
    }
    open = still
  }
  return [...now, ...open.map((wanted) => ({ ...wanted, id: fresh() }))].sort((a, b) => a.id - b.id)
}

/** Returns a function that gives tokens to one view after the other. */
export function follower(): (view: VC.View) => FoeToken[] {
  let last: FoeToken[] = []
  let made = 0
  return (view) => (last = follow(last, view, () => ++made))
}
