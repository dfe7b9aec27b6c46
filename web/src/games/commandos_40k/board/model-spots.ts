// Where models stand on the drawing.

import type { Point } from '$ui/map/camera.svelte'
import type { KT } from '../types'
import { modelOf } from '../words/names'
import { units } from './lengths'

/** Where a model stands, in units of the drawing; nothing if it does not. */
export function spotOf(view: KT.View, id: unknown): Point[] {
  const there = typeof id === 'string' ? modelOf(view, id) : undefined
  return there?.where === 'table' ? [{ x: units(there.x), y: units(there.y) }] : []
}
