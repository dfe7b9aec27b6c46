// In which corner the small map lies, so that it covers nothing that can be chosen.

import type { Point, Rect } from './geometry'

/** Below on the left, or above on the right: above on the left stand those who are off the map. */
export type Corner = 'low' | 'high' | 'none'

/** The small map with its distance from the edges, in pixels: `vc.css`. */
const WIDE = 104
const HIGH = 84
/** Half of the room that a mark needs, in units of the board. */
const MARK = 40

/** `box`: the part of the map that shows; `scale`: pixels for one of its units; `marks`: where something can be chosen. */
export function cornerFor(box: Rect, scale: number, marks: Point[]): Corner {
  const [wide, high] = [WIDE / scale, HIGH / scale]
  const isIn = (at: number, from: number, length: number): boolean => at > from - MARK && at < from + length + MARK
  const isFree = (left: number, top: number): boolean => !marks.some(({ x, y }) => isIn(x, left, wide) && isIn(y, top, high))
  if (isFree(box.x, box.y + box.h - high)) return 'low'
  return isFree(box.x + box.w - wide, box.y) ? 'high' : 'none'
}
