// How far a place is from the nearest thing that it must stay away from.

import type { Point } from '$ui/map/camera.svelte'
import type { KT } from '../types'
import { letterOf, shortName } from '../words/names'
import { flat } from './lengths'

export interface NearRing {
  /** Its centre. */
  x: number
  y: number
  /** The distance as the rule measures it: at the ring it is the one that is asked for. */
  far: number
  /** The letter of the marker, or the name of the model. */
  name: string
  isNear: boolean
}

/** The nearest of the rings that the server names; null if there are none. */
export function nearestRing(view: KT.View, zone: KT.Survey, at: Point): NearRing | null {
  const rings = zone.rings.map(([x, y, radius]) => {
    const beyond = flat({ x, y }, at) - radius
    return { x, y, far: Math.max(0, zone.apart + beyond), name: nameAt(view, { x, y }), isNear: beyond < 0 }
  })
  return rings.toSorted((one, two) => one.far - two.far)[0] ?? null
}

function nameAt(view: KT.View, { x, y }: Point): string {
  const marker = view.markers.find((each) => each.x === x && each.y === y)
  if (marker) return letterOf(marker)
  const model = view.models.find((each) => each.x === x && each.y === y && each.where === 'table')
  return model ? shortName(view, model) : ''
}
