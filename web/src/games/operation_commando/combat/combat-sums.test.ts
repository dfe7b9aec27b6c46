import { describe, expect, test } from 'vitest'
import { printed } from '../pieces/printed-cards'
import type { OC } from '../types'
import { linesOf, signed, telling } from './combat-sums'

const unit = (id: string, value: number, points: OC.Point[] = []): OC.Unit => ({
  card: printed(id),
  value,
  points,
  suppressed: false,
})
const force = (total: number, ...units: OC.Unit[]): OC.Force => ({
  units,
  carried: 0,
  total,
  missing: 0,
  lead: 0,
  tokens_forbidden: false,
  second_forbidden: false,
  reach: [],
})

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
