import { expect, it } from 'vitest'
import type { HN } from '../types'
import { emptyArmy, withHero, withOption, withTile, write } from './army-draft'
import { fixesFor } from './fixes'

const box = {
  tiles: [
    { id: 'first', name: 'First', side: 'us', cost: 95, hq: false },
    { id: 'hq', name: 'HQ', side: 'us', cost: 60, hq: true },
  ],
  options: [{ id: 'airstrike_1', name: 'Airstrike', cost: 15 }],
  heroes: [{ id: 'rock', name: 'Rock', cost: 42 }],
} as unknown as HN.Builder
const army = withHero(withOption(withTile(emptyArmy('us'), 'first'), { at: 0, slot: 3 }, 'airstrike_1'), 'rock')

const fixes = (rule: string, about: HN.Fault['about']) =>
  fixesFor({ rule, text: '', about }, army, box).map((fix) => [fix.what, fix.name, fix.points, write(fix.army)])

it('drops an ordinance without high command, or adds the high command', () => {
  expect(fixes('HN-ARMY-11', { option: 'airstrike_1' })).toEqual([
    ['drop', 'Airstrike', -15, 'us; first; hero rock'],
    ['add', 'HQ', 60, 'us; first = -, -, -, airstrike_1; hq; hero rock'],
  ])
})

it('drops a hero or a tile, adds an obligatory tile', () => {
  expect(fixes('HN-ARMY-12', { hero: 'rock' })).toEqual([['drop', 'Rock', -42, 'us; first = -, -, -, airstrike_1']])
  expect(fixes('HN-ARMY-02', { tile: 'first' })).toEqual([['drop', 'First', -95, 'us; hero rock']])
  expect(fixes('HN-SETUP-02', { tile: 'hq' }).map(([what, name]) => [what, name])).toEqual([['add', 'HQ']])
})

it('puts printed cards back, and has no cure for a lack of points', () => {
  expect(
    fixesFor({ rule: 'HN-ARMY-15', text: '', about: { number: 30 } }, { ...army, deck: { c01: -1 } }, box)[0]?.army.deck,
  ).toEqual({})
  expect(fixes('HN-ARMY-01', { cost: 400, points: 300 })).toEqual([])
})
