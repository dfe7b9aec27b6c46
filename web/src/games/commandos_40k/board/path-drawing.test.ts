import { expect, test } from 'vitest'
import { table } from '$testing/commandos-40k-table'
import { Surveys } from '$ui/map/surveys'
import type { KT } from '../types'
import { Drawer, type Task } from './path-drawing.svelte'

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
  runs: [],
  rings: [],
  apart: 0,
  way: '',
  arranged: [],
  sight: null,
  ranges: [],
  glances: [],
  shots: [],
  blows: [],
  shares: [],
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

test('a place before the battle is judged before it is sent; beside the zone its nearest place is meant', () => {
  const { drawer, answers } = drawing()
  drawer.begin({ ...task, verb: 'at', kind: 'deploy', number: '3' })
  drawer.pin({ x: 480, y: 400 })
  expect(drawer.asks).toBe('spot a1 3 12,10')
  expect(drawer.ready).toBe(false)
  answers.set(drawer.asks, verdict(false))
  expect(drawer.ready).toBe(false)
  expect(drawer.asks, 'the zone may still be on its way').toBe('zone a1 3')
  answers.set('zone a1 3', {
    ...verdict(true),
    runs: [[12_500, 13_000, 10_000, 0]],
  })
  expect(drawer.asks).toBe('')
  expect(drawer.ready).toBe(true)
  expect(drawer.action).toBe('at 12.5,10')
  drawer.pin({ x: 400, y: 400 })
  answers.set('spot a1 3 10,10', verdict(false))
  expect(drawer.ready).toBe(false)
})
