// The switches that the options themselves do not show: facing and face of a unit to deploy, and the facing with which a
// vehicle arrives.

import type { Switch, SwitchProps } from '../../face'
import { deploySwitches } from '../deploy/places'
import type { Game, HN } from '../types'
import { DIRECTIONS } from './squares'
import { aboutUnit } from './surveys'
import { actorOf } from './targets'

/** The fact of the switch that says how a vehicle faces where it arrives; without a value: as it comes by the cheapest way. */
export const ARRIVES = 'arrives'
const MOVING = ['act', 'move', 'reserve_move']

function arrival({ surveyed, question, how }: SwitchProps<Game>): Switch[] {
  if (!MOVING.includes(question.kind)) return []
  const told = surveyed.get(aboutUnit(actorOf(question))) as HN.Survey | null | undefined
  const found = new Set((told?.reach ?? []).map((place) => place.facing).filter(Boolean))
  if (found.size < 2) return []
  const values = ['', ...DIRECTIONS.filter((facing) => found.has(facing))]
  return [{ fact: ARRIVES, values, value: values.includes(how[ARRIVES] ?? '') ? (how[ARRIVES] ?? '') : '' }]
}

export const switches = (props: SwitchProps<Game>): Switch[] => [...deploySwitches(props), ...arrival(props)]

/** The place on a square that a touch means: the facing that is set, else the cheapest; undefined if that facing is impossible
 * there. */
export const placeFor = (places: HN.Place[], facing: string): HN.Place | undefined =>
  facing ? places.find((place) => place.facing === facing) : places[0]
