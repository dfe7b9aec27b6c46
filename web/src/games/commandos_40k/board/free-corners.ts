// Where on the screen things open, so that they cover nothing they are about.

import type { Camera, Point } from '$ui/map/camera.svelte'
import type { KT } from '../types'
import { modelOf } from '../words/names'
import { units } from './lengths'

/** Where a model stands, in units of the drawing; nothing if it does not. */
export function spotOf(view: KT.View, id: unknown): Point[] {
  const there = typeof id === 'string' ? modelOf(view, id) : undefined
  return there?.where === 'table' ? [{ x: units(there.x), y: units(there.y) }] : []
}

/** The corner that is farthest from all these points, as classes. */
export function cornerAwayFrom(camera: Camera, points: Point[]): string {
  const seen = points.map((at) => camera.onScreen(at))
  const away = ([x, y]: readonly [string, string]) =>
    Math.min(
      ...seen.map((at) => Math.hypot((x === 'left' ? 0 : camera.width) - at.x, (y === 'top' ? 0 : camera.height) - at.y)),
    )
  const corners = [
    ['left', 'bottom'],
    ['right', 'top'],
    ['left', 'top'],
    ['right', 'bottom'],
  ] as const
  const [x, y] = corners.reduce((one, two) => (away(two) > away(one) ? two : one))
  return `kt-${x} kt-${y}`
}
