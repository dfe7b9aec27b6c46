// Where steppers and labels stand on the table: beside their models, and over nothing that matters.

import type { Point } from '$ui/map/camera.svelte'

export interface Disc extends Point {
  r: number
}

export interface Size {
  w: number
  h: number
}

type Box = Point & Size

const GAP = 8

/** How much of one box another one covers. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const around = ({ x, y, r }: Disc): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

/** The middle of each target's box: above, below or beside the target or at one of its corners, inside the pane, where the box
 * covers least of the other boxes and of the discs. `gap`: how far it keeps from the target and from the pane's edge. */
export function spotsBeside(targets: (Disc & Size)[], discs: Disc[], pane: Size, gap = GAP): Point[] {
  const kept: Box[] = []
  const barred = [...discs, ...targets].map(around)
  return targets.map(({ x, y, r, w, h }) => {
    const [aside, over] = [r + gap + w / 2, r + gap + h / 2]
    const boxes = [
      [0, -over],
      [0, over],
      [aside, 0],
      [-aside, 0],
      [aside, -over],
      [-aside, -over],
      [aside, over],
      [-aside, over],
    ].map(([right = 0, down = 0]): Box => ({
      x: Math.min(Math.max(x + right - w / 2, gap), pane.w - w - gap),
      y: Math.min(Math.max(y + down - h / 2, gap), pane.h - h - gap),
      w,
      h,
    }))
    const covered = (box: Box): number => [...kept, ...barred].reduce((sum, each) => sum + shared(box, each), 0)
    const best = boxes.reduce((one, two) => (covered(two) < covered(one) ? two : one))
    kept.push(best)
    return { x: best.x + w / 2, y: best.y + h / 2 }
  })
}
