import { expect, test, vi } from 'vitest'
import { Surveys } from '$ui/map/surveys'
import { isInside, labelsOf, levelsAt, partsOf } from '../ground/terrain-looks'
import type { KT } from '../types'
import { gapBetween, placesIn, wordsOf } from './lengths'
import { Drawer, type Task } from './path-drawing.svelte'

vi.mock('../../../lib/words/words.svelte', () => ({ lang: () => 'en' }))

const part = (id: number, poly: [number, number][], more: Partial<KT.PartView>): KT.PartView => ({
  id,
  poly,
  z0: 0,
  z1: 1000,
  move: 'climb',
  los: 'block',
  stand: false,
  ...more,
})
const square = (x: number, y: number, size: number): [number, number][] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
]

const table: KT.TableView = {
  board: 'plaza',
  width: 30000,
  height: 22000,
  marker_radius: 1000,
  pieces: [
    {
      id: 'ruin_a',
      kind: 'ruin',
      parts: [
        part(0, square(4000, 4000, 250), { z1: 4000 }),
        part(1, square(5000, 4000, 1000), { z0: 2600, z1: 4000 }),
        part(2, square(7000, 4000, 1000), { z1: 1200 }),
        part(3, square(7000, 4000, 1000), { z0: 2400, z1: 4000 }),
        part(4, square(4000, 4000, 4000), { z0: 2900, z1: 3000, stand: true }),
      ],
    },
    { id: 'rubble_a', kind: 'area', parts: [part(5, square(20000, 4000, 2000), { move: 'difficult', los: 'none', z1: 500 })] },
  ],
}

test('places are written as actions write them, heights only where they change', () => {
  const places = [
    { x: 12400, y: 5250, z: 0 },
    { x: 13000, y: 6100, z: 3000 },
    { x: 13005, y: 6100, z: 3000 },
  ]
  expect(wordsOf(places, 0)).toBe('12.4,5.25 13,6.1,3 13.005,6.1')
  expect(placesIn(`path ${wordsOf(places, 0)}`, 0)).toEqual(places)
  expect(wordsOf([{ x: 1000, y: 2000, z: 3000 }], 3000)).toBe('1,2')
})

test('a gap is that between bases, height included, and never below nothing', () => {
  expect(gapBetween({ x: 0, y: 0, z: 0 }, { x: 5000, y: 0, z: 0 }, 1000)).toBe(4000)
  expect(gapBetween({ x: 0, y: 0, z: 0 }, { x: 5000, y: 0, z: 3000 }, 1000)).toBe(5000)
  expect(gapBetween({ x: 0, y: 0, z: 0 }, { x: 500, y: 0, z: 0 }, 1000)).toBe(0)
})

test('parts look like what they are: wall, door, window, floor, ground', () => {
  expect(partsOf(table).map((each) => each.shape)).toEqual(['wall', 'door', 'window', 'window', 'floor', 'area'])
  expect(labelsOf(table).map((label) => [label.key, label.height])).toEqual([
    ['web-kt-terrain-height', 3000],
    ['web-kt-terrain-difficult', 500],
  ])
})

test('a model can stand on the floor and under it, the highest first; beside it only on the table', () => {
  expect(levelsAt(table, { x: 5000, y: 5000 })).toEqual([3000, 0])
  expect(levelsAt(table, { x: 12000, y: 5000 })).toEqual([0])
  expect(isInside(square(0, 0, 10).reverse(), { x: 10, y: 5 })).toBe(true)
  expect(isInside(square(0, 0, 10), { x: 11, y: 5 })).toBe(false)
})

// --- drawing ------------------------------------------------------------------------------------------------------------

const task: Task = {
  verb: 'path',
  kind: 'normal',
  number: '0',
  model: 'a1',
  radius: 561,
  start: { x: 10000, y: 10000, z: 0 },
  offered: [[{ x: 11000, y: 10000, z: 0 }], [{ x: 10000, y: 12000, z: 0 }]],
  before: '',
  edge: 30000,
}

const verdict = (legal: boolean): KT.Survey => ({
  about: '',
  allowance: 6000,
  step: 0,
  region: [],
  way: '',
  sight: null,
  ranges: [],
  glances: [],
  shots: [],
  blows: [],
  charge: null,
  drawn: {
    cost: 2000,
    allowance: 6000,
    left: 4000,
    legal,
    rule: legal ? '' : 'KT-TERRAIN-01',
    leg: 0,
    x: 0,
    y: 0,
    z: 0,
    legs: [2000],
    dangerous: [],
    engaged: [],
  },
})

function drawing(): { drawer: Drawer; answers: Map<string, unknown> } {
  const answers = new Map<string, unknown>()
  const drawer = new Drawer(new Surveys(() => ({ survey: () => {}, surveyed: answers })), () => table)
  drawer.begin(task)
  return { drawer, answers }
}

test('a straight way is judged as it is drawn and sent when it is legal', () => {
  const { drawer, answers } = drawing()
  drawer.pin({ x: 480, y: 400 })
  expect(drawer.asks).toBe('draw normal a1 0 12,10')
  expect(drawer.ready).toBe(false)
  answers.set(drawer.asks, verdict(true))
  expect(drawer.asks).toBe('')
  expect(drawer.ready).toBe(true)
  expect(drawer.action).toBe('path 12,10')
})

test('what is barred is asked for a way round, which is judged in its turn', () => {
  const { drawer, answers } = drawing()
  drawer.pin({ x: 480, y: 400 })
  answers.set('draw normal a1 0 12,10', verdict(false))
  expect(drawer.asks).toBe('to normal a1 0 12,10,0')
  answers.set(drawer.asks, { ...verdict(true), drawn: null, way: 'path 11,9 12,10' })
  expect(drawer.asks).toBe('draw normal a1 0 11,9 12,10')
  answers.set(drawer.asks, verdict(true))
  expect(drawer.ready).toBe(true)
  expect(drawer.action).toBe('path 11,9 12,10')
})

test('no way round: it stays as it was drawn, and is not sent', () => {
  const { drawer, answers } = drawing()
  drawer.pin({ x: 480, y: 400 })
  answers.set('draw normal a1 0 12,10', verdict(false))
  answers.set('to normal a1 0 12,10,0', { ...verdict(false), drawn: null, way: '' })
  expect(drawer.asks).toBe('')
  expect(drawer.ready).toBe(false)
  expect(drawer.result?.drawn?.rule).toBe('KT-TERRAIN-01')
})

test('waypoints are set, moved and taken away; from them no way round is looked for', () => {
  const { drawer, answers } = drawing()
  drawer.pin({ x: 440, y: 400 })
  drawer.mark()
  drawer.pin({ x: 440, y: 480 })
  expect(drawer.asks).toBe('draw normal a1 0 11,10 11,12')
  answers.set(drawer.asks, verdict(false))
  expect(drawer.asks).toBe('')
  drawer.shift(0, { x: 444, y: 400 })
  expect(drawer.action).toBe('path 11.1,10 11,12')
  drawer.unmark()
  expect(drawer.action).toBe('path 11,12')
})

test('keys go by tenths of an inch, through what is offered, and up and down', () => {
  const { drawer } = drawing()
  drawer.nudge(100, 0)
  expect(drawer.tip).toEqual({ x: 10100, y: 10000, z: 0 })
  drawer.next(1)
  expect(drawer.action).toBe('path 11,10')
  drawer.next(1)
  expect(drawer.action).toBe('path 10,12')
  drawer.next(1)
  expect(drawer.action).toBe('path 11,10')
  drawer.pin({ x: 200, y: 200 })
  expect(drawer.tip?.z).toBe(3000)
  drawer.climb(-1)
  expect(drawer.tip?.z).toBe(0)
  drawer.climb(-1)
  expect(drawer.tip?.z).toBe(0)
})

test('a pointer as good as on an offered place means it, unless waypoints lead elsewhere', () => {
  const { drawer } = drawing()
  drawer.pin({ x: 443, y: 402 })
  expect(drawer.action).toBe('path 11,10')
  drawer.pin({ x: 448, y: 400 })
  expect(drawer.action).toBe('path 11.2,10')
  drawer.mark()
  drawer.pin({ x: 403, y: 480 })
  expect(drawer.action).toBe('path 11.2,10 10.08,12')
})

test('over the edge by which one may leave it leaves', () => {
  const { drawer } = drawing()
  drawer.pin({ x: 1230, y: 400 })
  expect(drawer.action).toBe('leave 30,10')
  expect(drawer.ready).toBe(true)
})
