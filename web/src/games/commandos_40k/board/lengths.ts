// Lengths: the rules use thousandths of an inch, the drawing has 40 units to an inch, texts use inches. y points down.

import { lang } from '$lib/words/words.svelte'
import type { Point } from '$ui/map/camera.svelte'

export const INCH = 1000
/** Units of the drawing for an inch. */
export const IN = 40
export const MARGIN = 36
/** Within the first distance of an enemy a model is engaged (KT-ER-01); the second is the longest charge (KT-CHARGE-01). */
export const ENGAGED = 1 * INCH
export const CHARGE = 12 * INCH

/** A place as the rules write it. */
export interface Place extends Point {
  z: number
}

export const units = (length: number): number => (length * IN) / INCH
export const lengthOf = (drawn: number): number => (drawn * INCH) / IN

/** Places set by a pointer are rounded to hundredths of an inch. */
const GRAIN = 10
export const grained = (length: number): number => Math.round(length / GRAIN) * GRAIN

export const placeAt = (at: Point, z: number): Place => ({ x: grained(lengthOf(at.x)), y: grained(lengthOf(at.y)), z })

export const flat = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** KT-GEOM-05: the distance between the nearest points of two bases, including the difference in height. */
export const gapBetween = (a: Place, b: Place, radii: number): number => Math.hypot(Math.max(0, flat(a, b) - radii), a.z - b.z)

/** 4.8″, in French 4,8″. */
export function inches(length: number, digits = 1): string {
  const grain = INCH / 10 ** digits
  const text = ((Math.round(length / grain) * grain) / INCH).toFixed(digits).replace(/\.0+$/, '')
  return `${lang() === 'fr' ? text.replace('.', ',') : text}″`
}

/** Parts of a length as texts, rounded so that they add up to the text of the whole. */
export function parts(lengths: number[]): string[] {
  const grain = INCH / 10
  const sums = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
  const rounded = sums.map((sum) => Math.round(sum / grain) * grain)
  return rounded.map((sum, at) => inches(sum - (rounded[at - 1] ?? 0)))
}

/** A number of inches as actions write it. */
const plain = (length: number): string => String(Math.round(length) / INCH)

const written = ({ x, y }: Point): string => `${plain(x)},${plain(y)}`

/** Writes "12.4,5.25 13,6.1,3": a height only where it changes. `before`: the height at the start. */
export function wordsOf(places: Place[], before: number): string {
  let height = before
  return places
    .map((place) => {
      const word = place.z === height ? written(place) : `${written(place)},${plain(place.z)}`
      height = place.z
      return word
    })
    .join(' ')
}

/** Reads the places of "path 12.4,5.25 13,6.1,3", "at 3,4" and similar actions. */
export function placesIn(action: string, before: number): Place[] {
  let height = before
  return action
    .split(' ')
    .slice(1)
    .map((word) => {
      const [x = 0, y = 0, z] = word.split(',').map((number) => Math.round(Number(number) * INCH))
      height = z ?? height
      return { x, y, z: height }
    })
}

export const pathOf = (places: Point[]): string =>
  places.map((at, n) => `${n ? 'L' : 'M'}${units(at.x).toFixed(1)} ${units(at.y).toFixed(1)}`).join('')
