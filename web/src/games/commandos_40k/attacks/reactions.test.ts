import { describe, expect, it } from 'vitest'
import { choicesOf } from '$testing/frames'
import type { Game, KT } from '../types'
import { oddsOf } from './reactions'

const made = choicesOf<Game>()
const choice = (action: string, label: string) => made(action, { label, kind: 1 })

describe('a reaction', () => {
  const charge = {
    threats: [{ foe: 'a1', hits: 0.4, out: 0.2, arrives: 0.5, arrives_under_fire: 0.4 }],
  } as unknown as KT.ChargeOf

  it('tells how likely the charger falls and still arrives, as the table says', () => {
    expect(oddsOf(charge, choice('overwatch a1', 'Overwatch'))).toEqual({ hits: 0.4, out: 0.2, arrives: 0.4 })
    expect(oddsOf(charge, choice('none a1', 'No reaction'))).toEqual({ hits: null, out: null, arrives: 0.5 })
  })

  it('tells nothing before a retreat is made, nor before the table has answered', () => {
    expect(oddsOf(charge, choice('retreat a1', 'Retreat')).arrives).toBeNull()
    expect(oddsOf(null, choice('none a1', 'No reaction')).arrives).toBeNull()
  })
})
