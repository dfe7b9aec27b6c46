// Which piece stands on which place of its tile. If there are more pieces than places, they share places and become smaller.

import type { FoeToken } from '../pieces/token-identity'
import type { VC } from '../types'
import { cellsOf, gateOf, OUTWARD, type Point } from './geometry'

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

interface Share {
  s: number
  at: [number, number][]
}

const SHARES: Record<number, Share> = {
  1: { s: 1, at: [[0, 0]] },
  2: {
    s: 0.7,
    at: [
      [-17, -10],
      [17, 10],
    ],
  },
  3: {
    s: 0.6,
    at: [
      [-17, -15],
      [17, -15],
      [0, 16],
    ],
  },
  4: {
    s: 0.56,
    at: [
      [-17, -16],
      [17, -16],
      [-17, 16],
      [17, 16],
    ],
  },
}
const CROWD: Share = { s: 0.42, at: [-23, 0, 23].flatMap((y) => [-23, 0, 23].map((x): [number, number] => [x, y])) }

/** The size and the offsets of pieces when so many share so many places. */
const share = (pieces: number, places: number): Share => SHARES[Math.max(1, Math.ceil(pieces / Math.max(1, places)))] ?? CROWD

/** A tile while it is being laid out: its places, and those still free. */
interface Sheet {
  tile: VC.Tile
  cells: Point[]
  across: number
  free: number[]
  made: TileLayout
}

/** `people`: the names of the commandos and escorts on the tile, except the one in its nest. */
export function layoutOf(tile: VC.Tile, tokens: FoeToken[], people: string[], seated: string): TileLayout {
  const cells = cellsOf(tile)
  const made: TileLayout = {
    triangles: new Map(),
    foes: new Map(),
    people: new Map(),
    items: new Map(),
    hatch: null,
    badge: cells[0]!,
  }
  const sheet: Sheet = { tile, cells, across: tile.width * 2, free: cells.map((_, at) => at), made }
  const foes = tokens.filter((token) => token.at === tile.name)
  layTriangles(sheet, tokens, seated)
  layHatch(sheet, foes.length + people.length)
  layItems(sheet, foes.length + people.length)
  const own = layPeople(sheet, people, foes.length > 0)
  layFoes(sheet, foes, own)
  made.badge = badgePlace(tile, cells, made)
  return made
}

function take(sheet: Sheet, at: number): void {
  sheet.free = sheet.free.filter((each) => each !== at)
}

/** A triangular token and, beside it, the piece that guards it or sits in it. */
function layTriangles(sheet: Sheet, tokens: FoeToken[], seated: string): void {
  const { tile, cells, made } = sheet
  tile.triangles.forEach((triangle, n) => {
    const at = (n * 2) % cells.length
    const beside = cells[(at + 1) % cells.length]!
    const guard = { x: beside.x - 12, y: beside.y + 3, s: 0.95 }
    const token = tokens.find((each) => each.at === `!${triangle.name}`)
    const sits = triangle.kind === 'nest' && seated !== ''
    made.triangles.set(triangle.name, { x: cells[at]!.x + 4, y: cells[at]!.y + 2 })
    if (token) made.foes.set(token.id, guard)
    if (sits) made.people.set(seated, guard)
    take(sheet, at)
    if (token || sits) take(sheet, at + 1)
  })
}

/** People stand on the hatch only if no other place is free. */
function layHatch(sheet: Sheet, heads: number): void {
  const corner = sheet.cells.length - sheet.across
  if (!sheet.tile.hatch) return
  sheet.made.hatch = sheet.cells[corner]!
  if (sheet.free.length > heads) take(sheet, corner)
}

/** One item lies in the middle of its place, several share it; on a full tile they lie small in the corner. */
function layItems(sheet: Sheet, heads: number): void {
  const { tile, cells, free, made } = sheet
  const things = [...Object.keys(tile.items), ...(tile.charges ? ['charge'] : [])]
  const last = cells.length - 1
  const tight = free.length <= heads || !free.includes(last)
  if (things.length && !tight) take(sheet, last)
  const { at } = share(things.length, 1)
  things.forEach((thing, n) => {
    const [dx, dy] = at[n % at.length]!
    const s = tight ? 0.72 : things.length === 1 ? 1 : things.length <= 4 ? 0.86 : 0.6
    const [x, y] = tight ? [13, 9] : [-5, -3]
    made.items.set(thing, { x: cells[last]!.x + x + dx * 0.95, y: cells[last]!.y + y + dy * 0.95, s })
  })
}

/** Our pieces stand in the lower rows of the tile and leave at least one place to the enemy. Returns the places they took. */
function layPeople({ cells, across, free, made }: Sheet, people: string[], enemies: boolean): number[] {
  const upwards = [...free].sort((a, b) => Math.floor(b / across) - Math.floor(a / across) || (a % across) - (b % across))
  const own = upwards.slice(0, Math.max(0, Math.min(people.length, free.length - (enemies ? 1 : 0))))
  const { s, at } = share(people.length, own.length)
  people.forEach((name, n) => {
    const cell = cells[own.length ? own[n % own.length]! : 0]!
    const [dx, dy] = at[Math.floor(n / Math.max(1, own.length)) % at.length]!
    made.people.set(name, { x: cell.x + dx, y: cell.y + dy, s })
  })
  return own
}

function layFoes({ cells, across, free, made }: Sheet, foes: FoeToken[], taken: number[]): void {
  const rest = free.filter((at) => !taken.includes(at)).sort((a, b) => fromMiddle(a, across) - fromMiddle(b, across) || a - b)
  const ground = rest.length ? rest : [0]
  const { s, at } = share(foes.length, ground.length)
  foes.forEach((token, n) => {
    const cell = cells[ground[n % ground.length]!]!
    const [dx, dy] = at[Math.floor(n / ground.length) % at.length]!
    made.foes.set(token.id, { x: cell.x + dx, y: cell.y + dy, s })
  })
}

/** Enemies stand in the middle of a wide tile, the upper rows first. */
function fromMiddle(at: number, across: number): number {
  if (across < 4) return 0
  return Math.floor(at / across) * 2 + (Math.abs((at % across) - (across - 1) / 2) > 1 ? 1 : 0)
}

/** The cost of moving there stands where no piece is: in the middle of the bottom edge if possible, else of the top edge. */
function badgePlace(tile: VC.Tile, cells: Point[], made: TileLayout): Point {
  const x = (cells[0]!.x + cells[cells.length - 1]!.x) / 2
  const taken: Point[] = [...made.foes.values(), ...made.people.values(), ...made.items.values(), ...made.triangles.values()]
  if (made.hatch) taken.push(made.hatch)
  const rows = Array.from({ length: tile.height * 2 }, (_, at) => cells[at * tile.width * 2]!.y).reverse()
  const crowd = (y: number) => taken.filter((spot) => Math.abs(spot.y - y) < 30 && Math.abs(spot.x - x) < 70).length
  const best = rows.reduce((a, b) => (crowd(b) < crowd(a) ? b : a))
  return { x, y: best === rows[0] ? best + 12 : best }
}

/** Enemies that wait outside stand beside the mark of their entrance. */
export function waitingSpots(tile: VC.Tile, side: string, tokens: FoeToken[]): Map<number, Spot> {
  const gate = gateOf(tile, side)
  const out = OUTWARD[side]!
  return new Map(
    tokens.map((token, n) => {
      const aside = (n % 2 ? -1 : 1) * (58 + Math.floor(n / 2) * 34)
      return [
        token.id,
        { x: gate.x + out.x * 34 + Math.abs(out.y) * aside, y: gate.y + out.y * 34 + Math.abs(out.x) * aside, s: 0.66 },
      ]
    }),
  )
}
