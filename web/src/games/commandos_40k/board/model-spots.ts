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
