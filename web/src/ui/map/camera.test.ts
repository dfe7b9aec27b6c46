import { expect, test } from 'vitest'
import { settings } from '$lib/browser/settings.svelte'
import { Camera, type Point } from './camera.svelte'

/** A phone's pane before a map of 1200 by 900 units; it moves at once. */
function phone(): Camera {
  settings.motion = 'reduced'
  const camera = new Camera({ nearest: 2, finger: 0.8 })
  camera.bounds = { x: 0, y: 0, w: 1200, h: 900 }
  camera.width = 390
  camera.height = 570
  return camera
}
const seen = (camera: Camera, at: Point): boolean => {
  const { x, y } = camera.onScreen(at)
  return x >= 0 && x <= camera.width && y >= 0 && y <= camera.height
}

test('who acts and its targets are seen together, from farther away if they must be', () => {
  const camera = phone()
  const [actor, target] = [
    { x: 1100, y: 400 },
    { x: 300, y: 500 },
  ]
  camera.show('map', [actor, target], true, () => null)
  expect(camera.scale).toBeLessThan(0.8)
  expect([actor, target].map((at) => seen(camera, at))).toEqual([true, true])
})

test('nothing that is asked about lies under the notice at the lower edge of a small screen', () => {
  const camera = phone()
  const [actor, target] = [
    { x: 500, y: 820 },
    { x: 560, y: 300 },
  ]
  camera.show('map', [actor, target], true, () => null)
  expect(camera.onScreen(actor).y).toBeLessThan(camera.height - 56)
  expect(camera.onScreen(target).y).toBeGreaterThan(0)
})

test('what it has gone away from by itself it comes back to; who zooms is left alone', () => {
  const camera = phone()
  camera.show(
    'map',
    [
      { x: 1100, y: 400 },
      { x: 300, y: 500 },
    ],
    true,
    () => null,
  )
  camera.follow([{ x: 300, y: 500 }])
  expect(camera.scale).toBeCloseTo(0.8)
  camera.zoomBy(1.5)
  camera.follow([{ x: 900, y: 500 }])
  expect(camera.scale).toBeCloseTo(1.2)
})

test('figures of a mark can be read from afar', () => {
  const camera = phone()
  camera.show(
    'map',
    [
      { x: 0, y: 0 },
      { x: 1200, y: 900 },
    ],
    true,
    () => null,
  )
  expect(15 * camera.scale * camera.grown(15)).toBeCloseTo(12)
  camera.open({ x: 0, y: 0 })
  expect(camera.grown(15)).toBe(1)
})

test('a small screen with nothing to look at shows the whole map, until there is something or somebody zooms', () => {
  const camera = phone()
  camera.show('map', [], true, () => null)
  expect([0, 1200].map((x) => seen(camera, { x, y: 450 }))).toEqual([true, true])
  camera.show('map', [], true, () => ({ x: 1000, y: 800 }))
  expect(camera.scale).toBeCloseTo(0.8)
  expect(seen(camera, { x: 1000, y: 800 })).toBe(true)

  const other = phone()
  other.show('map', [], true, () => null)
  other.zoomBy(2)
  const { scale } = other
  other.show('map', [], true, () => ({ x: 1000, y: 800 }))
  expect(other.scale).toBe(scale)
})
