// Changes that would mend a broken rule, each by one click.

import type { HN } from '../types'
import { type Army, withOption, withoutHero, withoutTile, withTile } from './army-draft'

export interface Fix {
  /** `drop` something, `add` something, or put the printed cards `back`. */
  what: 'drop' | 'add' | 'back'
  name: string
  /** The change of the army's cost in points. */
  points: number
  army: Army
}

type Known = { id: string; name: string; cost: number }

export function fixesFor(fault: HN.Fault, army: Army, box: HN.Builder): Fix[] {
  const { option, hero, tile, card } = fault.about
  if (fault.rule === 'HN-SETUP-02' && tile)
    return added(
      box.tiles.find((each) => each.id === tile),
      army,
    )
  if (card || fault.rule === 'HN-ARMY-15' || fault.rule === 'HN-MULTI-06')
    return [{ what: 'back', name: '', points: 0, army: { ...army, deck: {} } }]
  if (option) {
    const drop = dropped(
      box.options.find((each) => each.id === option),
      withoutOption(army, String(option)),
    )
    const hq = box.tiles.find((each) => each.hq && each.side === army.side)
    return fault.rule === 'HN-ARMY-11' ? [...drop, ...added(hq, army)] : drop
  }
  if (hero)
    return dropped(
      box.heroes.find((each) => each.id === hero),
      withoutHero(army, String(hero)),
    )
  const at = army.tiles.findLastIndex((bought) => bought.tile === tile)
  return fault.rule === 'HN-ARMY-02' && at >= 0
    ? dropped(
        box.tiles.find((each) => each.id === tile),
        withoutTile(army, at),
      )
    : []
}

const dropped = (what: Known | undefined, army: Army): Fix[] =>
  what ? [{ what: 'drop', name: what.name, points: -what.cost, army }] : []
const added = (tile: Known | undefined, army: Army): Fix[] =>
  tile ? [{ what: 'add', name: tile.name, points: tile.cost, army: withTile(army, tile.id) }] : []

/** The army without an option, wherever the option is. */
function withoutOption(army: Army, option: string): Army {
  return army.tiles.reduce(
    (left, bought, at) =>
      bought.options.reduce((each, held, slot) => (held === option ? withOption(each, { at, slot }, '') : each), left),
    army,
  )
}
