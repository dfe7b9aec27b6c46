import { describe, expect, test } from 'vitest'
import { choicesOf } from '$testing/frames'
import { combat, scene } from '$testing/operation-commando-table'
import type { Game, Question } from '../types'
import { dropped, factOf, targetsOf } from './targets'

const made = choicesOf<Game>()
const choice = (action: string, about: object) => made(action, { about })

describe('where options lie', () => {
  const view = scene({ combat: combat(6, 7) })
  const question = { about: { side: 'us' } } as unknown as Question

  test('at the card in the hand, at the token, at the unit', () => {
    const options = [
      choice('action us_waco', { card: 'us_waco', slot: 0 }),
      choice('token 0/+1', { token: 'light', slot: 0 }),
      choice('ability', { slot: 0 }),
      choice('target de_stug', { card: 'de_stug', which: 0 }),
      choice('stop', {}),
    ]
    expect([...targetsOf(view, options, question).at.keys()]).toEqual([
      'hand:us_waco',
      'token:us:light',
      'unit:us:0',
      'unit:de:0',
    ])
  })

  test('of two units of the same name each has its own option', () => {
    const fight = combat(6, 7)
    const two = { ...fight, de: { ...fight.de, units: [fight.de.units[0]!, fight.de.units[0]!] } }
    const options = [0, 1].map((which) => choice(`target de_stug${which ? ' second' : ''}`, { card: 'de_stug', which }))
    expect([...targetsOf(scene({ combat: two }), options, null).at.keys()]).toEqual(['unit:de:0', 'unit:de:1'])
  })

  test('once it is settled what is laid, the units are marked by which it may lie', () => {
    const grenades = [0, 1].map((slot) => choice(`action us_waco ${slot}`, { card: 'us_waco', slot }))
    const token = choice('token 0/+1', { token: 'light', slot: 0 })
    expect([...targetsOf(view, grenades, question).at.keys()]).toEqual(['hand:us_waco', 'unit:us:0', 'unit:us:1'])
    expect([...targetsOf(view, [...grenades, token], question).at.keys()]).toEqual(['hand:us_waco', 'token:us:light'])
  })

  test('what is thrown away is spread out with its text, although it lies in the hand', () => {
    const options = [choice('discard us_waco', { card: 'us_waco' })]
    expect(targetsOf(view, options, question).spread).toEqual(options)
  })

  test('a place of the map is touched by the fact that names it', () => {
    expect(factOf([choice('column fiere', { column: 'fiere' })], 'fiere')).toBe('column')
    expect(factOf([choice('put marsh b2', { terrain: 'marsh', place: 'b2' })], 'b2')).toBe('place')
  })

  test('cards that lie elsewhere are spread out', () => {
    const options = [choice('take us_medics', { card: 'us_medics' }), choice('none', {})]
    const found = targetsOf(view, options, question)
    expect(found.spread).toEqual([options[0]])
    expect(found.at.size).toBe(0)
  })

  test('who takes tokens from the other chooses among the other’s', () => {
    const found = targetsOf({ ...view, seat: 1 }, [choice('give 0/+1', { token: 'light' })], question)
    expect([...found.at.keys()]).toEqual(['token:us:light'])
  })

  test('a pair of places is found at each of them', () => {
    const found = targetsOf(view, [choice('hide n3 e3', { place: 'n3', place2: 'e3' })], null)
    expect([...found.places.keys()]).toEqual(['n3', 'e3'])
  })

  test('dropped on a unit it is about that unit, beside it about any', () => {
    const both = [
      choice('action us_grenade', { card: 'us_grenade', slot: 0 }),
      choice('action us_grenade second', { card: 'us_grenade', slot: 1 }),
    ]
    expect(dropped(both, 1)).toEqual([both[1]])
    expect(dropped(both, -1)).toEqual(both)
  })
})
