// How pieces of terrain are drawn: each part from above, its height, its label. Unknown pieces are drawn by their traits.

import type { Point } from '$ui/map/camera.svelte'
import { INCH, units } from '../board/lengths'
import type { KT } from '../types'

/** The visual kind of a part. */
export type Shape = 'area' | 'wall' | 'door' | 'window' | 'floor' | 'block' | 'ladder'

export interface Drawn {
  key: number
  part: KT.PartView
  piece: KT.PieceView
  shape: Shape
  points: string
  /** Its height, in units of shadow. */
  high: number
  fill: string
  pattern: string
}

/** The highest step that a model takes without climbing (KT-TERRAIN-02). */
const STEP = 2 * INCH

/** Colours and patterns, by the first word of a piece's name, else by its kind. */
const SKINS: Record<string, [fill: string, pattern: string]> = {
  ruin: ['#a9a395', 'p-slab'],
  hut: ['#8a5f45', 'p-roof'],
  platform: ['#6f7a80', 'p-grating'],
  gangway: ['#6f7a80', 'p-grating'],
  bridge: ['#9b7648', 'p-boards'],
  wing: ['#7f8a90', 'p-plate'],
  statue: ['#858a90', ''],
  tank: ['#7d8b86', ''],
  rock: ['#8b8a82', ''],
  wreck: ['#5d6468', 'p-plate'],
  barricade: ['#a8976f', 'p-cobble'],
  crates: ['#8f7747', 'p-boards'],
  container: ['#7a5a3a', 'p-plate'],
  pipe: ['#6d7f86', ''],
  hedge: ['#486b3a', ''],
  debris: ['#6e665a', 'p-rubble'],
  pod: ['#78736a', 'p-plate'],
  wall: ['#3b4045', ''],
  low: ['#5b5f61', ''],
  obstacle: ['#7d6f55', ''],
  ladder: ['#c7a24a', ''],
  wood: ['#4c6b3c', ''],
  stream: ['#6f9fb2', 'p-water'],
  rubble: ['#8b7f69', 'p-rubble'],
  furrow: ['#6d5334', 'p-earth'],
  sump: ['#7d8f2e', 'p-ooze'],
  fire: ['#7a4326', 'p-danger'],
}

function skinOf(piece: KT.PieceView, part: KT.PartView): [string, string] {
  const known = SKINS[piece.id.split('_')[0] ?? ''] ?? (piece.kind === 'area' ? undefined : SKINS[piece.kind])
  if (known) return known
  if (part.move === 'dangerous') return ['#7d8f2e', 'p-ooze']
  return part.move === 'difficult' ? ['#8b7f69', 'p-rubble'] : ['#7d6f55', '']
}

const same = (a: KT.PartView, b: KT.PartView): boolean => a.poly.join(' ') === b.poly.join(' ')

function shapeOf(piece: KT.PieceView, part: KT.PartView): Shape {
  if (piece.kind === 'ladder') return 'ladder'
  if (['open', 'difficult', 'dangerous'].includes(part.move) && !part.stand) return 'area'
  if (part.move === 'window' || piece.parts.some((other) => other !== part && !part.stand && same(part, other))) return 'window'
  if (part.stand && part.z0 > 0) return 'floor'
  if (part.z0 >= STEP) return 'door'
  return ['ruin', 'hut'].includes(piece.kind) && !part.stand ? 'wall' : 'block'
}

export function partsOf(table: KT.TableView): Drawn[] {
  return table.pieces.flatMap((piece) =>
    piece.parts.map((part): Drawn => {
      const [fill, pattern] = skinOf(piece, part)
      return {
        key: part.id,
        part,
        piece,
        shape: shapeOf(piece, part),
        points: part.poly.map(([x, y]) => `${units(x)},${units(y)}`).join(' '),
        high: part.z1 / INCH,
        fill,
        pattern,
      }
    }),
  )
}

/** Whether a part belongs to a named place: a whole piece, or one part of it (after a point, from 1). */
export const isAt = (drawn: Drawn, site: string): boolean => {
  const [piece, number] = site.split('.')
  return drawn.piece.id === piece && (number === undefined || drawn.piece.parts[Number(number) - 1] === drawn.part)
}

export const isFlat = (drawn: Drawn): boolean => drawn.shape === 'area'

// --- points and polygons ------------------------------------------------------------------------------------------------

export function middle(poly: [number, number][]): Point {
  return { x: poly.reduce((sum, [x]) => sum + x, 0) / poly.length, y: poly.reduce((sum, [, y]) => sum + y, 0) / poly.length }
}

/** Whether a point is inside a polygon. Parts are convex; their points may run either way round. */
export function isInside(poly: [number, number][], at: Point): boolean {
  let [left, right] = [false, false]
  poly.forEach(([x, y], n) => {
    const [nextX, nextY] = poly[(n + 1) % poly.length]!
    const side = (nextX - x) * (at.y - y) - (nextY - y) * (at.x - x)
    if (side > 0) left = true
    if (side < 0) right = true
  })
  return !(left && right)
}

/** The heights at which a model could stand there, the highest first. */
export function levelsAt(table: KT.TableView, at: Point): number[] {
  const tops = table.pieces
    .flatMap((piece) => piece.parts)
    .filter((part) => part.stand && isInside(part.poly, at))
    .map((part) => part.z1)
  return [...new Set([...tops, 0])].sort((a, b) => b - a)
}

/** A seeded random generator, so that a wood always looks the same. */
function seeded(seed: number): () => number {
  let state = seed * 2654435761 + 12345
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export interface Crown extends Point {
  r: number
  shade: number
}

/** The tree tops of a wood, in units of the drawing. */
export function crownsIn(drawn: Drawn): Crown[] {
  const { poly } = drawn.part
  const next = seeded(drawn.key + 1)
  const [xs, ys] = [poly.map(([x]) => x), poly.map(([, y]) => y)]
  const [x, y, w, h] = [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  const found: Crown[] = []
  for (let tries = 0; tries < 90; tries++) {
    const at = { x: x + next() * w, y: y + next() * h }
    const crown = { x: units(at.x), y: units(at.y), r: 13 + next() * 9, shade: Math.floor(next() * 3) }
    if (isInside(poly, at) && !found.some((other) => Math.hypot(other.x - crown.x, other.y - crown.y) < 17)) found.push(crown)
  }
  return found.sort((a, b) => a.y - b.y)
}

// --- labels -------------------------------------------------------------------------------------------------------------

export interface Label extends Point {
  /** The key of its text. */
  key: string
  height: number
  /** The height at which the label is drawn: on the ground, or on top of its piece. */
  layer: number
}

/** One label for each piece that needs one. */
export function labelsOf(table: KT.TableView): Label[] {
  return table.pieces.flatMap((piece): Label[] => {
    const part = piece.parts.find((each) => each.stand) ?? piece.parts[0]
    if (!part || piece.kind === 'ladder') return []
    const height = piece.parts.some((each) => each.stand) ? part.z1 : Math.max(...piece.parts.map((each) => each.z1))
    const at = middle(part.poly)
    const key = keyOf(part)
    if (key === 'web-kt-terrain-height' && height <= 0) return []
    const thin = Math.max(...part.poly.map(([, y]) => y)) - Math.min(...part.poly.map(([, y]) => y)) < INCH
    return [
      {
        x: units(at.x),
        y: units(at.y) + (thin ? 26 : 0),
        key,
        height,
        layer: thin || ['difficult', 'dangerous'].includes(part.move) ? 1 : height + 1,
      },
    ]
  })
}

function keyOf(part: KT.PartView): string {
  if (part.move === 'impassable') return 'web-kt-terrain-impassable'
  if (part.move === 'dangerous') return 'web-kt-terrain-dangerous'
  if (part.move === 'difficult') return part.los === 'obscure' ? 'web-kt-terrain-wood' : 'web-kt-terrain-difficult'
  return 'web-kt-terrain-height'
}
