import { expect, test } from 'vitest'
import type { Task } from '../board/path-drawing.svelte'
import type { KT } from '../types'
import type { Choice } from '../types'
import { farthestWay, quickWays, waysOf } from './paths'

const model = { id: 'a1', seat: 0, x: 15000, y: 11000, z: 0, where: 'table' } as unknown as KT.ModelView
const view = { models: [model, { id: 'b1', seat: 1, x: 28000, y: 20000, z: 0, where: 'table' }] } as unknown as KT.View

test('as far as it goes is what the table tells; until it does, the farthest offered path', () => {
  const offered = waysOf(view, model, ['path 16.8,11', 'path 15,12'])
  expect(farthestWay(view, model, offered, null)?.far).toBe(1800)
  expect(farthestWay(view, model, offered, { way: '' } as KT.Survey)?.far).toBe(1800)
  expect(farthestWay(view, model, offered, { way: 'path 15,7.998' } as KT.Survey)?.far).toBe(3002)
})

test('whoever goes away from the enemy is not sent towards him', () => {
  const all = ['path 16.8,11', 'path 15,7'].map((action) => ({ verb: 'path', action }) as Choice)
  const task = (kind: string): Task => ({ kind, model: 'a1', number: '0', before: '' }) as Task
  const told = (kind: string): unknown[] => {
    const { far, near } = quickWays(view, task(kind), all, new Map())
    return [far?.action, near?.action]
  }
  expect(told('normal')).toEqual(['path 15,7', 'path 16.8,11'])
  expect([told('fall_back'), told('retreat')]).toEqual([
    ['path 15,7', undefined],
    ['path 15,7', undefined],
  ])
})
