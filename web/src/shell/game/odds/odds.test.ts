import { describe, expect, it } from 'vitest'
import type { Likely, Share, Weighed } from '$gen/types'
import { bar, certainDanger, headline, lookOf } from './odds'

const likely = (key: string, chance: number, unwelcome = false): Likely => ({ key, text: key, chance, unwelcome })
const weighed = (...chances: Likely[]): Weighed => ({
  action: 'move',
  exact: true,
  chances,
  shares: [],
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

  it('fill the bar with the parts that the server tells', () => {
    const shares: Share[] = [
      { part: 'hope', key: 'hidden', chance: 0.5 },
      { part: 'rest', key: '', chance: 0.25 },
      { part: 'danger', key: 'seen', chance: 0.25 },
    ]
    const told = { ...test, shares }
    expect(bar(told).map((part) => [part.look, part.share, part.text])).toEqual([
      ['o1', 0.5, 'hidden'],
      ['o3', 0.25, ''],
      ['o4', 0.25, 'seen'],
    ])
    expect(told.chances.map((each) => lookOf(each, told))).toEqual(['o1', 'o4', 'o4'])
  })
})
