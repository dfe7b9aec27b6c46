import { expect, test } from 'vitest'
import { face } from './index'
import type { HN } from './types'

/** The states of orders, activations and reserve in the header. */
const header = (phase: string): string[] => face.phases({ phase } as unknown as HN.View).map((each) => each.state)

test.each([
  ['deploy', ['next', 'next', 'next']],
  ['place_orders', ['now', 'next', 'next']],
  ['act', ['done', 'now', 'next']],
  ['reserve_start', ['done', 'done', 'now']],
  ['reserve_moves', ['done', 'done', 'now']],
  ['reserve_end', ['done', 'done', 'now']],
  ['refill', ['done', 'done', 'now']],
])('the header names the phase of the turn: %s', (phase, states) => {
  expect(header(phase)).toEqual(states)
})
