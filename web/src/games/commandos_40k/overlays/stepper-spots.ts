// Where the steppers of a split stand on the table: beside their targets, and over nothing that matters.

import type { Point } from '$ui/map/camera.svelte'

export interface Disc extends Point {
  r: number
}

interface Box extends Point {
  w: number
  h: number
}

const GAP = 8

/** How much of one box another one covers. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

const around = ({ x, y, r }: Disc): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

/** The middle of each target's stepper: above, below or beside the target, inside the pane, where it covers least of the other
 * steppers and of the discs. All in pixels. */
export function stepperSpots(
  targets: Disc[],
  discs: Disc[],
  size: { w: number; h: number },
  pane: { w: number; h: number },
): Point[] {
  const kept: Box[] = []
  return targets.map((target) => {
    const [aside, over] = [target.r + GAP + size.w / 2, target.r + GAP + size.h / 2]
    const boxes = [
      { x: 0, y: -over },
      { x: 0, y: over },
      { x: aside, y: 0 },
      { x: -aside, y: 0 },
    ].map(({ x, y }): Box => ({
      x: Math.min(Math.max(target.x + x - size.w / 2, GAP), pane.w - size.w - GAP),
      y: Math.min(Math.max(target.y + y - size.h / 2, GAP), pane.h - size.h - GAP),
      ...size,
    }))
    const covered = (box: Box): number =>
      [...kept, ...discs.map(around), ...targets.map(around)].reduce((sum, each) => sum + shared(box, each), 0)
    const best = boxes.reduce((one, two) => (covered(two) < covered(one) ? two : one))
    kept.push(best)
    return { x: best.x + size.w / 2, y: best.y + size.h / 2 }
  })
}
