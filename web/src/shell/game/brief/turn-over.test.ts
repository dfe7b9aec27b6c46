import { beforeEach, describe, expect, it } from 'vitest'
import type { Update } from '$gen/types'
import { settings } from '$lib/browser/settings.svelte'
import { anyLesson, anyUpdate } from '$testing/frames'
import { TurnOverCards } from './turn-over.svelte'

const card = {
  over: '',
  title: '',
  text: '',
  tick: '',
  rule: '',
  mark: '' as const,
  heads: [],
  own: false,
  rows: [],
  figures: [],
}
const update = (seq: number, n: number | null, more: Partial<Update> = {}): Update =>
  anyUpdate(seq, { keep: 20, turn_over: n === null ? null : { n, card }, ...more })

let cards: TurnOverCards
beforeEach(() => {
  settings.recap = true
  cards = new TurnOverCards()
  cards.hear(anyUpdate(0, { keep: 10 }))
})

describe('the card about a turn', () => {
  it('lies on the board once its update has been shown, and later updates wait', () => {
    cards.hear(update(1, 15))
    expect(cards.at(anyUpdate(0))).toBe(null)
    expect(cards.at(anyUpdate(1))?.n).toBe(15)
    cards.hear(update(2, null))
    expect(cards.at(anyUpdate(1))?.n).toBe(15)
    expect(cards.until).toBe(1)
  })

  it('is put away for good', () => {
    cards.hear(update(1, 15))
    cards.close()
    expect([cards.at(anyUpdate(1)), cards.until]).toEqual([null, Infinity])
    cards.hear(update(1, 15))
    expect(cards.at(anyUpdate(1))).toBe(null)
  })

  it('is not told of a turn that ended before we came', () => {
    cards.hear(update(1, 9))
    expect(cards.at(anyUpdate(1))).toBe(null)
  })

  it('goes when the end of the turn is taken back', () => {
    cards.hear(update(1, 25))
    cards.hear(update(2, null, { keep: 22 }))
    expect(cards.at(anyUpdate(2))).toBe(null)
  })

  it('keeps nobody from a question for which a clock runs', () => {
    cards.hear(update(1, 15))
    cards.hear(update(2, null, { deadline: 30 }))
    expect(cards.until).toBe(Infinity)
  })

  it('comes neither unasked for nor in a lesson', () => {
    settings.recap = false
    cards.hear(update(1, 15))
    settings.recap = true
    cards.hear(update(2, 16, { lesson: anyLesson }))
    expect(cards.at(anyUpdate(2))).toBe(null)
  })

  it('is read by each of several at one screen, and by all where the table lies open', () => {
    const seen = (eyes: number[], n: number): boolean => {
      cards.hear(update(1, n, { eyes, anew: true, keep: 0 }))
      const there = cards.at(anyUpdate(1)) !== null
      cards.close()
      return there
    }
    expect([seen([0], 15), seen([0], 15), seen([1], 15), seen([], 15)]).toEqual([true, false, true, false])
    expect([seen([], 18), seen([0], 18)]).toEqual([true, false])
  })
})
