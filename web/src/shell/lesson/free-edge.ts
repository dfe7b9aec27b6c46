// Where a hint lies over the board without covering an answer.

import type { Box } from '$ui/menu/popover-place'

export type Edge = 'top' | 'bottom' | 'none'

/** The distance of a hint from the edges of the board. */
const MARGIN = 8

const meets = (one: Box, two: Box): boolean =>
  one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom

/** The edge of the board along which something of this size covers none of the marks, the upper one first. */
export function freeEdge(stage: { width: number; height: number }, width: number, height: number, marks: Box[]): Edge {
  const left = (stage.width - width) / 2
  const at = (top: number): Box => ({ left, right: left + width, top, bottom: top + height })
  const isFree = (box: Box): boolean => !marks.some((mark) => meets(box, mark))
  if (isFree(at(MARGIN))) return 'top'
  return isFree(at(stage.height - MARGIN - height)) ? 'bottom' : 'none'
}
