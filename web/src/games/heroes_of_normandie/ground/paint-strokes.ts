// Brush strokes of the ground. The random numbers are seeded by the map, so that a map always looks the same.

import type { Point } from '$ui/map/camera.svelte'

export interface Rng {
  (from: number, to: number): number
}

/** A random number generator (mulberry32) seeded by a text. */
export function seeded(text: string): Rng {
  let state = 2166136261
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}

const f = (n: number): string => n.toFixed(1)

/** A slightly irregular circle. */
export function blob(cx: number, cy: number, r: number, rng: Rng, corners = 9, rough = 0.16): string {
  const points: Point[] = Array.from({ length: corners }, (_, k) => {
    const angle = (2 * Math.PI * k) / corners + rng(-0.12, 0.12)
    const q = r * (1 + rng(-rough, rough))
    return { x: cx + q * Math.cos(angle), y: cy + q * Math.sin(angle) }
  })
  const at = (k: number) => points[k % corners]!
  const between = (k: number) => `${f((at(k).x + at(k + 1).x) / 2)} ${f((at(k).y + at(k + 1).y) / 2)}`
  return `M${between(0)}${points.map((_, k) => `Q${f(at(k + 1).x)} ${f(at(k + 1).y)} ${between(k + 1)}`).join('')}Z`
}

export interface Tree extends Point {
  r: number
}

export type Greens = readonly [dark: string, middle: string, light: string]

/** Tree crowns of one kind, lit from the top left. They are drawn row by row, so that nearer ones cover farther ones. */
export function crowns(trees: Tree[], greens: Greens, rng: Rng, row: number): string {
  const rows = new Map<number, Tree[]>()
  for (const tree of trees) {
    const at = Math.floor(tree.y / row)
    rows.set(at, [...(rows.get(at) ?? []), tree])
  }
  return [...rows]
    .sort(([one], [two]) => one - two)
    .map(([, all]) => {
      const shapes = [
        all.map((t) => blob(t.x, t.y, t.r, rng)),
        all.map((t) => blob(t.x - t.r * 0.1, t.y - t.r * 0.12, t.r * 0.8, rng)),
        all.map((t) => blob(t.x - t.r * 0.26, t.y - t.r * 0.3, t.r * 0.42, rng)),
      ]
      return shapes.map((shape, at) => `<path d="${shape.join('')}" fill="${greens[at]}"/>`).join('')
    })
    .join('')
}

export const shadows = (trees: Tree[]): string =>
  `<g fill="#24361c" opacity=".35">${trees.map((t) => `<ellipse cx="${f(t.x + 3)}" cy="${f(t.y + 4)}" rx="${f(t.r)}" ry="${f(t.r * 0.9)}"/>`).join('')}</g>`
