import { expect, test } from 'vitest'
import { anyChoice, anyQuestion } from '$testing/frames'
import type { KT } from '../types'
import { markerBar } from './set-up'

test('until the server has found a place, the button that takes it says what it waits for', () => {
  const all = [anyChoice('marker 3,3', { verb: 'marker' })]
  const question = anyQuestion('marker', { options: all })
  const view = { mission: 'rescue', markers: [], models: [] } as unknown as KT.View
  const mine = (surveyed: Map<string, unknown>) =>
    markerBar({ view, question, all, surveyed, plan: () => {} } as unknown as Parameters<typeof markerBar>[0]).slots[1]!
  const waiting = mine(new Map())
  expect(waiting.idle).toBe(true)
  const found = mine(new Map([['zone marker', { way: 'marker 3,3' }]]))
  expect(found.idle).toBe(false)
  expect(found.note).not.toBe(waiting.note)
})
