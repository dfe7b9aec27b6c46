// Where models stand on the drawing.

import type { Point } from '$ui/map/camera.svelte'
import type { KT } from '../types'
import { modelOf } from '../words/names'
import { units } from './lengths'

/** The place of a model, in units of the drawing, as a list; empty if the model is not on the table. */
export function spotOf(view: KT.View, id: unknown): Point[] {
  const there = typeof id === 'string' ? modelOf(view, id) : undefined
  return there?.where === 'table' ? [{ x: units(there.x), y: units(there.y) }] : []
}

/** The spot nearest to the middle of them all, so that a camera on it shows as many as it can; null if there is none. */
export function inTheMidst(spots: Point[]): Point | null {
  const sum = spots.reduce((all, at) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 })
  const [x, y] = [sum.x / spots.length, sum.y / spots.length]
  const far = (at: Point): number => Math.hypot(at.x - x, at.y - y)
  return spots.toSorted((one, two) => far(one) - far(two))[0] ?? null
}
