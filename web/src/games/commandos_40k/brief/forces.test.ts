import { afterEach, expect, test, vi } from 'vitest'
import * as words from '$lib/words/words.svelte'
import type { KT } from '../types'
import { scores } from './forces'

afterEach(() => vi.restoreAllMocks())

const team = (seat: number, score: number): object => ({ seat, score, size: 12 })
const marker = (id: string, state: string, near: [number, number]): object => ({ id, state, near, control: -1 })
const view = (mission: string, ...markers: object[]): KT.View =>
  ({ mission, markers, models: [], factions: [], teams: [team(0, 3), team(1, 1)] }) as unknown as KT.View

test('the result names what decided the mission: points, or who stood at the marker that was sought', () => {
  const told = vi.spyOn(words, 'say').mockReturnValue('')
  const facts = (of: KT.View): unknown[] => {
    told.mockClear()
    scores(of)
    return told.mock.calls.map(([, { aim, marker: letter, near, points } = {}]) => [aim, letter, near, points])
  }
  expect(facts(view('air_assault'))).toEqual([
    ['points', '', 0, 3],
    ['points', '', 0, 1],
  ])
  expect(facts(view('rescue', marker('m2', 'removed', [0, 0]), marker('m4', 'sought', [4, 3])))).toEqual([
    ['marker', 'D', 4, 3],
    ['marker', 'D', 3, 1],
  ])
  expect(facts(view('rescue')).map((each) => (each as unknown[])[0])).toEqual(['none', 'none'])
})
