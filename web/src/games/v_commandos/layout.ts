// Which piece stands on which place of its tile. Where more stand than there are places, they share and become smaller.

import type { VCommandos as VC } from '../../gen/types'
import { cellsOf, gateOf, OUTWARD, type Point } from './geometry'
import type { FoeToken } from './tokens'

export interface Spot extends Point {
  s: number
}

export interface TileLayout {
  triangles: Map<string, Point>
  foes: Map<number, Spot>
  people: Map<string, Spot>
  items: Map<string, Spot>
  hatch: Point | null
  badge: Point
}

const SHARES: Record<number, { s: number; at: [number, number][] }> = {
  1: { s: 1, at: [[0, 0]] },
  2: { s: 0.7, at: [[-17, -10], [17, 10]] },
  3: { s: 0.6, at: [[-17, -15], [17, -15], [0, 16]] },
  4: { s: 0.56, at: [[-17, -16], [17, -16], [-17, 16], [17, 16]] },
}

/** `people`: commandos and escorts on the tile, by name, with those that sit in its nest left out. */
export function layoutOf(tile: VC.Tile, tokens: FoeToken[], people: string[], seated: string): TileLayout {
  const cells = cellsOf(tile)
  const free = cells.map((_, at) => at)
  const take = (at: number) => free.splice(free.indexOf(at), 1)
  const made: TileLayout = { triangles: new Map(), foes: new Map(), people: new Map(), items: new Map(), hatch: null, badge: cells[0]! }

  tile.triangles.forEach((triangle, n) => {
    const at = (n * 2) % cells.length
    const cell = cells[at]!
    const beside = cells[(at + 1) % cells.length]!
    made.triangles.set(triangle.name, { x: cell.x + 4, y: cell.y + 2 })
    if (free.includes(at)) take(at)
    const guard = { x: beside.x - 12, y: beside.y + 3, s: 0.95 }
    const token = tokens.find((each) => each.at === `!${triangle.name}`)
    if (token) made.foes.set(token.id, guard)
    if (triangle.kind === 'nest' && seated) made.people.set(seated, guard)
    if ((token || (triangle.kind === 'nest' && seated)) && free.includes(at + 1)) take(at + 1)
  })

  const across = tile.width * 2
  const corner = cells.length - across
  const last = cells.length - 1
  const foes = tokens.filter((token) => token.at === tile.name)
  const things = [...Object.keys(tile.items), ...(tile.charges ? ['charge'] : [])]
  // People stand on the hatch and on things only where there is no other place.
  const spare = () => free.length - foes.length - people.length
  if (tile.hatch) {
    made.hatch = cells[corner]!
    if (spare() > 0 && free.includes(corner)) take(corner)
  }
  const tight = spare() <= 0 || !free.includes(last)
  if (things.length && !tight) take(last)
  layItems(made, things, cells[last]!, tight)

  const down = [...free].sort((a, b) => Math.floor(b / across) - Math.floor(a / across) || (a % across) - (b % across))
  const own = down.slice(0, Math.max(0, Math.min(people.length, free.length - (foes.length ? 1 : 0))))
  people.forEach((name, n) => {
    const at = own.length ? own[n % own.length]! : 0
    const share = SHARES[Math.min(4, Math.ceil(people.length / Math.max(1, own.length)))]!
    const [dx, dy] = share.at[Math.floor(n / Math.max(1, own.length)) % share.at.length]!
    made.people.set(name, { x: cells[at]!.x + dx, y: cells[at]!.y + dy, s: share.s })
  })

  const rest = free.filter((at) => !own.includes(at)).sort((a, b) => fromMiddle(a, across) - fromMiddle(b, across) || a - b)
  const ground = rest.length ? rest : [0]
  const share = SHARES[Math.min(4, Math.max(1, Math.ceil(foes.length / ground.length)))]!
  foes.forEach((token, n) => {
    const cell = cells[ground[n % ground.length]!]!
    const [dx, dy] = share.at[Math.floor(n / ground.length) % share.at.length]!
    made.foes.set(token.id, { x: cell.x + dx, y: cell.y + dy, s: share.s })
  })
  made.badge = badgePlace(tile, cells, made)
  return made
}

/** Enemies stand in the middle of a wide tile, the upper rows first. */
function fromMiddle(at: number, across: number): number {
  if (across < 4) return 0
  return Math.floor(at / across) * 2 + (Math.abs((at % across) - (across - 1) / 2) > 1 ? 1 : 0)
}

/** One thing lies in the middle of its place, several share it; on a full tile they lie small in the corner. */
function layItems(made: TileLayout, things: string[], cell: Point, tight: boolean): void {
  const share = SHARES[Math.min(4, Math.max(1, things.length))]!
  things.forEach((thing, n) => {
    const [dx, dy] = share.at[n % share.at.length]!
    const s = tight ? 0.72 : things.length === 1 ? 1 : 0.86
    made.items.set(thing, { x: cell.x - 5 + dx * 0.95 + (tight ? 18 : 0), y: cell.y - 3 + dy * 0.95 + (tight ? 12 : 0), s })
  })
}

/** The cost of going there is written where nothing stands: in the middle of the foot if it can be, else of the head. */
function badgePlace(tile: VC.Tile, cells: Point[], made: TileLayout): Point {
  const x = (cells[0]!.x + cells[cells.length - 1]!.x) / 2
  const taken: Point[] = [...made.foes.values(), ...made.people.values(), ...made.items.values(), ...made.triangles.values()]
  if (made.hatch) taken.push(made.hatch)
  const rows = Array.from({ length: tile.height * 2 }, (_, at) => cells[at * tile.width * 2]!.y).reverse()
  const crowd = (y: number) => taken.filter((spot) => Math.abs(spot.y - y) < 30 && Math.abs(spot.x - x) < 70).length
  const best = rows.reduce((a, b) => (crowd(b) < crowd(a) ? b : a))
  return { x, y: best === rows[0] ? best + 12 : best }
}

/** Those who wait outside stand beside the mark of their entrance. */
export function waitingSpots(tile: VC.Tile, side: string, tokens: FoeToken[]): Map<number, Spot> {
  const gate = gateOf(tile, side)
  const out = OUTWARD[side]!
  return new Map(tokens.map((token, n) => {
    const aside = (n % 2 ? -1 : 1) * (58 + Math.floor(n / 2) * 34)
    return [token.id, { x: gate.x + out.x * 34 + Math.abs(out.y) * aside, y: gate.y + out.y * 34 + Math.abs(out.x) * aside, s: 0.66 }]
  }))
}
