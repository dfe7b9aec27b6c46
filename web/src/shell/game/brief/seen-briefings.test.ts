import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { briefed, forgetBriefings, wasBriefed } from './seen-briefings'

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a mission is briefed once, each for itself', () => {
  expect(wasBriefed('heroes_of_normandie/bridge')).toBe(false)
  briefed('heroes_of_normandie/bridge')
  briefed('heroes_of_normandie/bridge')
  expect(wasBriefed('heroes_of_normandie/bridge')).toBe(true)
  expect(wasBriefed('heroes_of_normandie/ridge')).toBe(false)
  expect([...kept.values()]).toEqual(['["heroes_of_normandie/bridge"]'])
})

test('all are new again when they are asked back', () => {
  briefed('v_commandos/farm')
  forgetBriefings()
  expect(wasBriefed('v_commandos/farm')).toBe(false)
})

test('what is spoilt or blocked keeps nobody from playing', () => {
  kept.set('bocage-briefed', '{"no": "list"}')
  expect(wasBriefed('v_commandos/farm')).toBe(false)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
    removeItem: () => {
      throw new Error('blocked')
    },
  })
  briefed('v_commandos/farm')
  forgetBriefings()
  expect(wasBriefed('v_commandos/farm')).toBe(false)
})
