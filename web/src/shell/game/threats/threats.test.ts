import { expect, test, vi } from 'vitest'
import type { AnyMatch } from '$lib/net/match.svelte'
import { Threats } from './threats.svelte'

test('it is asked about the piece that was touched, else about the one that acts', () => {
  const askThreats = vi.fn()
  const threats = new Threats({ askThreats, threatened: new Map() } as unknown as AnyMatch)
  threats.toggle('a9')
  threats.ask()
  threats.toggle('a2')
  threats.toggle()
  threats.ask()
  expect(askThreats.mock.calls).toEqual([
    ['a9', ''],
    ['', ''],
  ])
})
