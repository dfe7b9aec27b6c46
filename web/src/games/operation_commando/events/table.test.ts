import { describe, expect, test } from 'vitest'
import { choicesOf, eventsOf } from '$testing/frames'
import { isDrawn } from '../art/card-art'
import { dropped, targetsOf } from '../board/targets'
import { leadOf, linesOf, missing, signed, telling } from '../combat/combat-sums'
import { PRINTED, printed } from '../pieces/printed-cards'
import type { Game, OC, Question } from '../types'
import { apply } from './apply'
import { dice } from './presentation'

const side = (name: string, change: Partial<OC.Side> = {}): OC.Side => ({
  name,
  hand_size: 2,
  heroics_in_hand: 0,
  hand: [],
  drawn: [],
  draw_pile: 30,
  discard_size: 0,
  discard: [],
  tokens: {},
  points: 0,
  heroics_left: 0,
  heroics: [],
  permanents_left: 0,
  permanents: [],
  in_play: [],
  beside: [],
  tilted: [],
  actions: [],
  removed: 0,
  won: [],
  next_combat: 0,
  ...change,
})

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
  tokens_forbidden: false,
  second_forbidden: false,
  reach: [],
})
const combat = (us: number, de: number): OC.Combat => ({
  number: 1,
  ahead: us >= de ? 'us' : 'de',
  us: force(us, unit('us_paratroopers', us)),
  de: force(de, unit('de_stug', de)),
})

const scene = (change: Partial<OC.View> = {}): OC.View => ({
  seat: 0,
  scenario: 'initiation',
  turn: 1,
  phase: 'us_bid',
  outcome: 'running',
  why: '',
  us: side('us', { hand: [printed('us_waco'), printed('us_radio')] }),
  de: side('de'),
  bank: { light: 20 },
  needed: [7, 7],
  initiative: 'us',
  assault: null,
  combat: null,
  sme: null,
  utah: null,
  graignes: null,
  lesson_step: 0,
  ...change,
})

const made = choicesOf<Game>()
const choice = (action: string, about: object) => made(action, { about })

const happens = eventsOf<Game>()

describe('the bid', () => {
  test('the American needs as much as the German, the German needs more', () => {
    expect(missing(combat(6, 7), 'us')).toBe(1)
    expect(missing(combat(7, 7), 'us')).toBe(0)
    expect(missing(combat(7, 7), 'de')).toBe(1)
    expect(leadOf(combat(5, 9), 'de')).toBe(4)
  })

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

describe('where options lie', () => {
  const view = scene({ combat: combat(6, 7) })
  const question = { about: { side: 'us' } } as unknown as Question

  test('at the card in the hand, at the token, at the unit', () => {
    const options = [
      choice('action us_waco', { card: 'us_waco', slot: 0 }),
      choice('token 0/+1', { token: 'light', slot: 0 }),
      choice('ability', { slot: 0 }),
      choice('target de_stug', { card: 'de_stug' }),
      choice('stop', {}),
    ]
    expect([...targetsOf(view, options, question).at.keys()]).toEqual([
      'hand:us_waco',
      'token:us:light',
      'unit:us:0',
      'unit:de:0',
    ])
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
    expect(apply(before, happens('coach', {}))).toBe(before)
  })

  test('the die shows success or neutral', () => {
    expect(dice(happens('token_played', { side: 'us', token: 'plus12', value: 1 }))?.faces).toEqual(['nil'])
    expect(
      dice(happens('dice_for_unit', { side: 'us', card: 'us_browning', successes: 2, number: 3, value: 2 }))?.faces,
    ).toEqual(['hit', 'hit', 'nil'])
    expect(dice(happens('values', { us: 1, de: 2 }))).toBeNull()
  })
})

test('every card has a drawing of its own', () => expect(PRINTED.filter((id) => !isDrawn(id))).toEqual([]))
