// Where cards open over a map, so that they do not cover what they describe.

import type { Camera, Point } from './camera.svelte'

export type Corner = readonly [x: 'left' | 'right', y: 'top' | 'bottom']

/** The corner of the pane that is farthest from all these points, as classes of `style/map.css`. Of equally far corners, the
 * first. */
export function cornerAwayFrom(camera: Camera, points: Point[], corners: readonly Corner[]): string {
  const seen = points.map((at) => camera.onScreen(at))
  const away = ([x, y]: Corner) =>
    Math.min(
      ...seen.map((at) => Math.hypot((x === 'left' ? 0 : camera.width) - at.x, (y === 'top' ? 0 : camera.height) - at.y)),
    )
  const [x, y] = corners.reduce((best, each) => (away(each) > away(best) ? each : best))
  return `map-${x} map-${y}`
}
