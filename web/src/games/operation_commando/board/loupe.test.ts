import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printed } from '../pieces/printed-cards'
import { Inspect } from './loupe.svelte'

const card = { card: printed('us_recon') }
const element = { isConnected: true, getBoundingClientRect: () => ({}) } as unknown as HTMLElement
const at = (clientX: number): PointerEvent =>
  ({ pointerType: 'mouse', clientX, clientY: 5, currentTarget: element }) as unknown as PointerEvent

let inspect: Inspect
let hear: (name: string, event: PointerEvent) => void
beforeEach(() => {
  vi.useFakeTimers()
  inspect = new Inspect()
  const ears = inspect.on(card)
  hear = (name, event) => {
    ears[name]?.(event as never)
    if (name !== 'onpointerleave') inspect.follow(event)
    vi.advanceTimersByTime(1000)
  }
})
afterEach(() => vi.useRealTimers())

test('a card on which the pointer rests is shown large until what lies there may have changed', () => {
  hear('onpointerenter', at(5))
  expect(inspect.shown?.what).toBe(card)
  inspect.settle()
  expect(inspect.shown).toBe(null)
  inspect.open(card, element, true)
  inspect.settle()
  expect(inspect.shown?.pinned).toBe(true)
})

test('a card that comes under a pointer that rests is shown large only when the pointer moves', () => {
  inspect.follow(at(5))
  hear('onpointerenter', at(5))
  expect(inspect.shown).toBe(null)
  hear('onpointermove', at(6))
  expect(inspect.shown?.what).toBe(card)
})
