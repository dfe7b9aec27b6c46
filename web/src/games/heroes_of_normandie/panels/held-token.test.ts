import { describe, expect, it } from 'vitest'
import { choicesOf } from '$testing/frames'
import { byToken } from '../pieces/token-order'
import type { Choice, Game } from '../types'
import { held, tokenOf } from './held-token.svelte'

const made = choicesOf<Game>()
const choice = (action: string, about: object = {}): Choice => made(action, { about })
const order = (token: string, unit: number): Choice => choice(`order ${token} u${unit}`, { token, unit })

describe('the token that is held', () => {
  const options = [order('2', 1), order('2', 3), order('bluff', 1), order('10', 1), choice('withhold')]

  it('is the lowest until another is taken, and again when that one is placed', () => {
    held.take('', 0)
    expect(tokenOf(options)).toBe('2')
    held.take('bluff', 0)
    expect(tokenOf(options)).toBe('bluff')
    held.take('1', 0)
    expect(tokenOf(options)).toBe('2')
  })

  it('is not the one that another player at this screen has taken', () => {
    held.take('bluff', 1)
    expect(tokenOf(options)).toBe('2')
    expect(held.token).toBe('bluff')
  })

  it('stands in the order of the numbers, bluffs and special orders last', () => {
    expect(['special', '10', 'bluff', '2'].sort(byToken)).toEqual(['2', '10', 'bluff', 'special'])
  })
})
