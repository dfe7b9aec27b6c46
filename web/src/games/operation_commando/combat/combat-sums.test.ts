import { describe, expect, test } from 'vitest'
import { force, unit } from '$testing/operation-commando-table'
import { linesOf, signed, telling } from './combat-sums'

describe('the bid', () => {
  test('points of one source are told once, what changes nothing is not told', () => {
    const points = [
      { kind: 'token', source: 'light', amount: 1 },
      { kind: 'token', source: 'light', amount: 0 },
      { kind: 'card', source: 'de_grenadiers', amount: 0 },
      { kind: 'token', source: 'light', amount: 1 },
    ]
    expect(linesOf(force(6, unit('us_paratroopers', 6, points)))[0]).toMatchObject({
      base: 4,
      value: 6,
      points: [{ source: 'light', amount: 2 }],
    })
  })

  test('chances are told from the first token that helps to the first number that is sure', () => {
    const reach = [0, 0.25, 1, 1].map((chance, at) => ({ tokens: at + 1, chance }))
    expect(telling(reach).map((each) => each.tokens)).toEqual([2, 3])
    expect(telling([{ tokens: 1, chance: 0 }])).toEqual([])
  })

  test('a minus is a minus', () => expect([signed(2), signed(-1)]).toEqual(['+2', '−1']))
})
