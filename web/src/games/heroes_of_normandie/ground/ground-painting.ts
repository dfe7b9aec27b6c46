// The ground of a map as SVG: fields, water, roads and bridges, hedges and woods, rocks. Painted once for each map.

import { C } from '../board/squares'
import type { HN } from '../types'
import { blob, crowns, type Greens, type Rng, seeded, shadows, type Tree } from './paint-strokes'

const HEDGE: Greens = ['#33502f', '#486b3a', '#64894a']
const WOOD: Greens = ['#2f4f36', '#3f6a45', '#598a58']
const EDGE: Greens = ['#44663f', '#5b8350', '#7ba266']
const APPLE: Greens = ['#55783a', '#779c4a', '#9bbd66']
const FIELDS = [
  ['#c6cf92', 'p-field0'],
  ['#d5cb8a', 'p-wheat'],
  ['#c9d19a', 'p-field2'],
  ['#c5d096', 'p-field3'],
  ['#cfd498', 'p-field1'],
  ['#b9c886', 'p-field3'],
] as const
const ASIDE = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
const H = C / 2

interface Cell {
  x: number
  y: number
  glyph: string
}

class Land {
  readonly cells: Cell[]
  constructor(readonly map: HN.MapView) {
    this.cells = map.rows.flatMap((row, y) => [...row].map((glyph, x) => ({ x, y, glyph })))
  }

  /** The terrain at a position; empty outside the map. */
  at(x: number, y: number): string {
    return this.map.rows[y]?.[x] ?? ''
  }

  of(glyphs: string): Cell[] {
    return this.cells.filter((cell) => glyphs.includes(cell.glyph))
  }
}

const middle = (x: number, y: number): string => `${x * C + H} ${y * C + H}`

/** Lines between neighbouring squares of the same kind, continued over the edge of the map. */
function joined(land: Land, glyphs: string): string {
  const same = (x: number, y: number) => land.at(x, y) !== '' && glyphs.includes(land.at(x, y))
  return land
    .of(glyphs)
    .map(({ x, y }) => {
      const parts = [`M${middle(x, y)}h.01`]
      for (const [dx, dy] of ASIDE) {
        if (same(x + dx, y + dy) && (dx > 0 || dy > 0)) parts.push(`M${middle(x, y)}L${middle(x + dx, y + dy)}`)
        if (!land.at(x + dx, y + dy)) parts.push(`M${middle(x, y)}L${middle(x + dx, y + dy)}`)
      }
      return parts.join('')
    })
    .join('')
}

function fields(land: Land, rng: Rng): string {
  const found: string[] = []
  for (let y = 0; y < land.map.height; y += 4) {
    for (let x = 0; x < land.map.width; x += 4) {
      if (rng(0, 1) < 0.3) continue
      const [fill, pattern] = FIELDS[Math.floor(rng(0, FIELDS.length))]!
      const corner = (cx: number, cy: number) => `${(cx * C + rng(-7, 7)).toFixed(0)},${(cy * C + rng(-7, 7)).toFixed(0)}`
      const [w, h] = [Math.round(rng(2, 4)), Math.round(rng(2, 4))]
      const points = [corner(x, y), corner(x + w, y), corner(x + w, y + h), corner(x, y + h)].join(' ')
      found.push(
        `<polygon points="${points}" fill="${fill}"/><polygon points="${points}" fill="url(#${pattern})" stroke="#8c9b58" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="7 3"/>`,
      )
    }
  }
  return found.join('')
}

function water(land: Land, rng: Rng): string {
  const lines = joined(land, 'wb')
  if (!lines) return ''
  const wet = (x: number, y: number) => 'wb'.includes(land.at(x, y) || '.')
  const full = land.of('wb').filter(({ x, y }) => wet(x + 1, y) && wet(x, y + 1) && wet(x + 1, y + 1))
  const blocks = full.map(({ x, y }) => `M${middle(x, y)}h${C}v${C}h${-C}Z`).join('')
  const layer = (color: string, width: number, extra = '') =>
    `<path d="${lines}${blocks}" fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  const reeds = land
    .of('w')
    .filter(() => rng(0, 1) < 0.6)
    .flatMap(({ x, y }) => {
      const side = !wet(x - 1, y) ? 3 : !wet(x + 1, y) ? C - 6 : -1
      const [rx, ry] = [x * C + side, y * C + rng(10, 44)]
      return side < 0 ? [] : [`M${rx} ${ry.toFixed(0)}l-2-7m4 7l0-8m2 8l2-7`]
    })
    .join('')
  return (
    layer('#8e9f5c', 56, 'opacity=".75"') +
    layer('#4d7889', 48) +
    layer('#a9cbd4', 44) +
    layer('#79a7b8', 36) +
    layer('url(#p-water)', 36) +
    `<path d="${reeds}" stroke="#55702f" stroke-width="1.3" stroke-linecap="round" fill="none" opacity=".8"/>`
  )
}

function roads(land: Land): string {
  const isRoad = (x: number, y: number) => ['=', 'b'].includes(land.at(x, y))
  const beside = (x: number, y: number) => ASIDE.filter(([dx, dy]) => isRoad(x + dx, y + dy))
  const lines = land
    .of('=b')
    .map(({ x, y }) => {
      const parts = [`M${middle(x, y)}h.01`, ...beside(x, y).map(([dx, dy]) => `M${middle(x, y)}l${dx * H} ${dy * H}`)]
      for (const [dx, dy] of [
        [1, 1],
        [1, -1],
      ] as const) {
        if (isRoad(x + dx, y + dy) && !isRoad(x + dx, y) && !isRoad(x, y + dy))
          parts.push(`M${middle(x, y)}L${middle(x + dx, y + dy)}`)
      }
      // A road that reaches the edge continues over it.
      for (const [dx, dy] of ASIDE)
        if (!land.at(x + dx, y + dy) && isRoad(x - dx, y - dy)) parts.push(`M${middle(x, y)}L${middle(x + dx, y + dy)}`)
      return parts.join('')
    })
    .join('')
  if (!lines) return ''
  const stroke = (color: string, width: number, extra = '') =>
    `<path d="${lines}" fill="none" stroke="${color}" stroke-width="${width}" ${extra}/>`
  const round = 'stroke-linecap="round"'
  return (
    stroke('#7f7a4c', 34, `${round} opacity=".35"`) +
    stroke('#9a8660', 29, round) +
    stroke('#e9dcb9', 25, round) +
    stroke('#c6b388', 11, 'stroke-dasharray="17 9" opacity=".45"') +
    stroke('#e9dcb9', 7.5)
  )
}

/** Bridges: the deck follows the direction of its road. */
function bridges(land: Land): string {
  return land
    .of('b')
    .map(({ x, y }) => {
      const upright =
        [land.at(x, y - 1), land.at(x, y + 1)].some((near) => near === '=' || near === 'b') &&
        !'=b'.includes(land.at(x - 1, y) || '.') &&
        !'=b'.includes(land.at(x + 1, y) || '.')
      const planks = [8, 20, 32, 44].map((at) => `M${at} 11v28`).join('')
      return (
        `<g transform="translate(${x * C} ${y * C})${upright ? ` rotate(90 ${H} ${H})` : ''}"><rect x="2" y="9" width="50" height="42" fill="#1d2b30" opacity=".3"/>` +
        `<rect x="-3" y="5" width="56" height="40" fill="#cdbf9e"/><path d="M-3 5h56M-3 45h56" stroke="#5d5340" stroke-width="1.5"/><path d="${planks}" stroke="#8a7c5e" opacity=".6"/>` +
        [3.5, 40]
          .map((top) => `<rect x="-4" y="${top}" width="58" height="6.5" fill="#a89a7c" stroke="#4d4433" stroke-width="1.2"/>`)
          .join('') +
        '</g>'
      )
    })
    .join('')
}

function hedges(land: Land, rng: Rng): string {
  const cells = land.of('B')
  if (!cells.length) return ''
  const lines = joined(land, 'B').replace(/h\.01/g, 'h12m-24 0h12')
  const stroke = (color: string, width: number, extra = '') =>
    `<path d="${lines}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`
  const trees = cells.flatMap(({ x, y }): Tree[] => [
    ...Array.from({ length: 7 }, () => ({ x: x * C + rng(9, 41), y: y * C + rng(9, 41), r: rng(8, 12.5) })),
    { x: x * C + H, y: y * C + H, r: 13 },
  ])
  return (
    stroke('#2a3a20', 38, 'opacity=".32" transform="translate(4 6)"') +
    stroke('#7d7746', 42, 'opacity=".8"') +
    stroke('#2d4729', 34) +
    crowns(trees, HEDGE, rng, H)
  )
}

function woods(land: Land, rng: Rng): string {
  const some = (cells: Cell[], count: number, rim: number, least: number, most: number): Tree[] =>
    cells.flatMap(({ x, y }) =>
      Array.from({ length: count }, () => ({
        x: x * C + rng(rim, C - rim),
        y: y * C + rng(rim, C - rim),
        r: rng(least, most),
      })),
    )
  const [edge, deep] = [some(land.of('f'), 5, 8, 8, 12), some(land.of('F'), 8, 4, 11, 15)]
  const apples = land
    .of('g')
    .flatMap(({ x, y }) => [14, 36].flatMap((a) => [14, 36].map((b) => ({ x: x * C + a, y: y * C + b, r: 8.5 }))))
  const floor = land
    .of('fF')
    .map(
      ({ x, y, glyph }) =>
        `<path d="${blob(x * C + H, y * C + H, 32, rng, 10, 0.1)}" fill="${glyph === 'f' ? '#8fa566' : '#54744a'}" opacity="${glyph === 'f' ? 0.6 : 0.75}"/>`,
    )
    .join('')
  const orchard = land
    .of('g')
    .map(
      ({ x, y }) =>
        `<rect x="${x * C + 3}" y="${y * C + 3}" width="44" height="44" rx="6" fill="#a5bb70" opacity=".6" stroke="#6f8540" stroke-dasharray="2 4" stroke-width="1.5"/>`,
    )
    .join('')
  return (
    floor +
    orchard +
    shadows([...edge, ...deep, ...apples]) +
    crowns(edge, EDGE, rng, H) +
    crowns(deep, WOOD, rng, H) +
    crowns(apples, APPLE, rng, H)
  )
}

const rocks = (land: Land): string =>
  land
    .of('x')
    .map(
      ({ x, y }) =>
        `<g transform="translate(${x * C} ${y * C})"><path d="M5 40 8 18 22 6 41 12 47 33 36 46 14 47Z" fill="#24301c" opacity=".35" transform="translate(4 4)"/>` +
        '<path d="M3 38 8 16 22 4 41 10 47 31 36 45 13 46Z" fill="#a3a394" stroke="#4f5148" stroke-width="1.5"/>' +
        '<path d="M8 16 22 22 22 4ZM22 22 41 10 47 31Z" fill="#c9c9ba"/>' +
        '<path d="M22 22 13 46 36 45Z" fill="#86887a"/></g>',
    )
    .join('')

function grid(map: HN.MapView): string {
  const down = Array.from({ length: map.width - 1 }, (_, k) => `M${(k + 1) * C} 0V${map.height * C}`)
  const across = Array.from({ length: map.height - 1 }, (_, k) => `M0 ${(k + 1) * C}H${map.width * C}`)
  const d = [...down, ...across].join('')
  return `<path d="${d}" stroke="#fff" opacity=".3"/><path d="${d}" stroke="#1c2a12" opacity=".28"/>`
}

// The ground of the last map is cached, because every view contains the same ground.
let painted = { key: '', ground: '' }

/** The ground of a map as SVG. Houses and what lies over squares are drawn on top of it. */
export function groundOf(map: HN.MapView): string {
  const key = [map.layout, ...map.rows].join('/')
  if (painted.key !== key) painted = { key, ground: paint(map, seeded(key)) }
  return painted.ground
}

function paint(map: HN.MapView, rng: Rng): string {
  const land = new Land(map)
  const all = `width="${map.width * C}" height="${map.height * C}"`
  return (
    `<rect ${all} fill="#bccb8c"/>${fields(land, rng)}<rect ${all} fill="url(#p-grass)"/>${water(land, rng)}${roads(land)}${bridges(land)}` +
    `${hedges(land, rng)}${woods(land, rng)}${rocks(land)}${grid(map)}`
  )
}
