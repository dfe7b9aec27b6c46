import { beforeAll, describe, expect, test } from 'vitest'
import type { Lens } from '$games/face'
import { settings } from '$lib/browser/settings.svelte'
import { loadGame, loadWords } from '$lib/words/words.svelte'
import { anyQuestion, choicesOf } from '$testing/frames'
import { scene, side } from '$testing/operation-commando-table'
import { printed } from '../pieces/printed-cards'
import type { Game, OC, Question } from '../types'
import { lenses } from './lenses'

const made = choicesOf<Game>()
const HAND = ['us_paratroopers', 'us_recon', 'us_jeep']
const question = anyQuestion('answer', {
  options: HAND.map((card) => made(`commit ${card}`, { about: { card } })) as never,
}) as unknown as Question
const holding = (hand: string[]) => scene({ us: side('us', { tokens: { light: 1 }, hand: hand.map(printed) }) })

const through = (found?: Partial<OC.Reaching> | null, hand: string[] = HAND): Lens[] => {
  const view = holding(hand)
  const told = found && { about: 'reach', needed: 6, ways: [], barred: {}, paired: [], ...found }
  return lenses({ view, question, surveyed: new Map(found === undefined ? [] : [['reach', told]]) })
}
const notes = (found?: Partial<OC.Reaching> | null, hand?: string[]): string[] => through(found, hand).map((lens) => lens.note)
const way = (...cards: string[]): OC.WayAhead => ({ cards, total: 6, needed: 6, lacks: 0, chance: 1, tokens: 0 })
const paired = ['us_paratroopers', 'us_recon']

beforeAll(async () => {
  settings.lang = 'en'
  await loadWords()
  await loadGame('operation_commando')
})

describe('how the German is answered', () => {
  test('one unit, two by Support, and tokens after the unit', () => {
    const found = through({ paired, ways: [way('us_paratroopers', 'us_recon'), way('us_jeep', 'us_bazooka')] })
    expect(found.map((lens) => [lens.id, lens.actions.length])).toEqual([
      ['alone', 3],
      ['paired', 2],
      ['tokens', 0],
    ])
    expect(found.map((lens) => lens.note)).toEqual(['3 cards, CV 2 to 4', '2 cards · the pair is enough', 'after the Unit'])
  })

  test('the survey changes what they say, not how many there are', () => {
    expect(notes()).toEqual(['3 cards, CV 2 to 4', '', 'after the Unit'])
    expect(notes({})).toEqual(['3 cards, CV 2 to 4', 'no Support possible', 'after the Unit'])
  })

  test('twins count each by itself, and where every pair is enough that is said', () => {
    const hand = ['us_paratroopers', 'us_recon', 'us_recon', 'us_jeep']
    expect(notes({ paired, ways: [way('us_jeep')] }, hand).slice(0, 2)).toEqual(['4 cards · one is enough', '3 cards'])
    const both = [way('us_paratroopers', 'us_recon'), way('us_recon', 'us_recon')]
    expect(notes({ paired, ways: both }, hand)[1]).toBe('3 cards · any pair is enough')
    expect(notes({ paired, ways: both.slice(1) }, hand)[1]).toBe('3 cards · one pair is enough')
  })

  test('pairs with a unit that is enough alone are not counted, so nothing is said of pairs', () => {
    expect(notes({ paired, ways: [way('us_jeep')] }).slice(0, 2)).toEqual(['3 cards · one is enough', '2 cards'])
  })
})
