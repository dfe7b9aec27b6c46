import { describe, expect, test } from 'vitest'
import { eventsOf } from '$testing/frames'
import { combat, scene } from '$testing/operation-commando-table'
import { printed } from '../pieces/printed-cards'
import type { Game } from '../types'
import { apply } from './apply'
import { dice } from './presentation'

const happens = eventsOf<Game>()

describe('what is seen to happen', () => {
  test('a card leaves the hand, and the view before is untouched', () => {
    const before = scene()
    const after = apply(before, happens('played', { side: 'us', card: 'us_waco' }))
    expect(after.us.hand.map((card) => card.id)).toEqual(['us_radio'])
    expect(before.us.hand).toHaveLength(2)
  })

  test('a card of the other hand is only counted', () => {
    const after = apply(scene(), happens('played', { side: 'de', card: 'de_ammo' }))
    expect([after.de.hand_size, after.de.hand]).toEqual([1, []])
  })

  test('a unit comes into the fight and counts', () => {
    const after = apply(scene(), happens('committed', { side: 'de', card: 'de_stug' }))
    expect(after.combat?.de).toMatchObject({ total: 5, units: [{ card: { id: 'de_stug' } }] })
  })

  test('tokens come from the bank and go back', () => {
    const gained = apply(scene(), happens('tokens_gained', { side: 'de', token: 'light', number: 2 }))
    expect([gained.de.tokens, gained.bank]).toEqual([{ light: 2 }, { light: 18 }])
    const spent = apply(gained, happens('token_played', { side: 'de', token: 'light', value: 0 }))
    expect([spent.de.tokens, spent.bank]).toEqual([{ light: 1 }, { light: 19 }])
    const laid = apply(spent, happens('token_played', { side: 'de', token: 'light', value: 1 }))
    expect([laid.de.tokens, laid.bank]).toEqual([{}, { light: 19 }])
  })

  test('the units of a Combat that is over are tilted', () => {
    const after = apply(scene({ combat: combat(7, 7) }), happens('combat_won', { side: 'us', number: 1, size: 3 }))
    expect(after.combat).toBeNull()
    expect([after.us.tilted[0]?.id, after.de.tilted[0]?.id]).toEqual(['us_paratroopers', 'de_stug'])
  })

  test('of another’s discard only the top card is known', () => {
    const once = apply(scene(), happens('discarded', { side: 'de', card: 'de_ammo' }))
    const twice = apply(
      { ...once, de: { ...once.de, discard: [printed('de_ammo')], discard_size: 4 } },
      happens('discarded', { side: 'de', card: 'de_m24' }),
    )
    expect(twice.de.discard.map((card) => card.id)).toEqual(['de_m24'])
  })

  test('what an event does not say stays as it is', () => {
    const before = scene()
    expect(apply(before, happens('draw', {}))).toBe(before)
  })

  test('the die shows success or neutral', () => {
    expect(dice(happens('token_played', { side: 'us', token: 'plus12', value: 1 }))?.faces).toEqual(['nil'])
    expect(
      dice(happens('dice_for_unit', { side: 'us', card: 'us_browning', successes: 2, number: 3, value: 2 }))?.faces,
    ).toEqual(['hit', 'hit', 'nil'])
    expect(dice(happens('values', { us: 1, de: 2 }))).toBeNull()
  })
})
