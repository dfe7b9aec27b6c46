import { describe, expect, it } from 'vitest'
import type { Choice, Likely, Weighed } from '$gen/types'
import { anyChoice } from '$testing/frames'
import { bar, certainDanger, headline, isRisky } from './odds'

const option = (action: string, more: Partial<Choice> = {}) => anyChoice(action, { kind: 1, cost: 1, ...more })
const likely = (key: string, chance: number, unwelcome = false): Likely => ({ key, text: key, chance, unwelcome })
const weighed = (...chances: Likely[]): Weighed => ({
  action: 'move',
  exact: true,
  chances,
  rules: [],
  remarks: [],
  later: false,
})

describe('odds', () => {
  const test = weighed(likely('hidden', 2 / 3), likely('seen', 1 / 3, true), likely('alarm', 1 / 3, true))

  it('show the main hope in the button, and certain danger apart', () => {
    expect(headline(test)?.key).toBe('hidden')
    expect(headline(weighed(likely('seen', 1, true)))).toBeNull()
    expect(certainDanger(weighed(likely('seen', 1, true))).map((each) => each.key)).toEqual(['seen'])
  })

  it('fill the bar exactly', () => {
    expect(bar(test).map((part) => part.look)).toEqual(['o1', 'o4'])
    for (const each of [test, weighed(likely('hits', 0.75)), weighed(likely('hidden', 0.5), likely('open', 0.5))]) {
      expect(bar(each).reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1)
    }
  })

  it('ask for a confirmation only where it cannot be taken back and is not certain', () => {
    expect(isRisky(option('move', { final: true }), test)).toBe(true)
    expect(isRisky(option('move', { final: false }), test)).toBe(false)
    expect(isRisky(option('done', { final: true }), weighed())).toBe(false)
    expect(isRisky(option('move', { final: true }), undefined)).toBe(true)
  })
})
