// In which corner the small map lies, so that it covers nothing that can be chosen.

import type { Point, Rect } from './geometry'

export type Corner = 'low' | 'high' | 'none'

/** The small map with its distance from the edges, in pixels: `vc.css`. */
const WIDE = 104
const HIGH = 84
/** Half of the room that a mark needs, in units of the board. */
const MARK = 40

/** `box`: the part of the map that shows; `scale`: pixels for one of its units; `marks`: where something can be chosen. */
export function cornerFor(box: Rect, scale: number, marks: Point[]): Corner {
  const left = marks.filter(({ x }) => x > box.x - MARK && x < box.x + WIDE / scale + MARK)
  const isFree = (from: number): boolean => !left.some(({ y }) => y > from - MARK && y < from + HIGH / scale + MARK)
  if (isFree(box.y + box.h - HIGH / scale)) return 'low'
  return isFree(box.y) ? 'high' : 'none'
}
