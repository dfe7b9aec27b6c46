// Builders of Opération Commando's sides, units, forces and view for unit tests; a test passes only what it changes.
import { printed } from '$games/operation_commando/pieces/printed-cards'
import type { OC } from '$games/operation_commando/types'

export const side = (name: string, change: Partial<OC.Side> = {}): OC.Side => ({
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
export const unit = (id: string, value: number, points: OC.Point[] = []): OC.Unit => ({
  card: printed(id),
  value,
  points,
  suppressed: false,
})
export const force = (total: number, ...units: OC.Unit[]): OC.Force => ({
  units,
  carried: 0,
  total,
  missing: 0,
  lead: 0,
  tokens_forbidden: false,
  second_forbidden: false,
  reach: [],
})
export const combat = (us: number, de: number): OC.Combat => ({
  number: 1,
  ahead: us >= de ? 'us' : 'de',
  us: force(us, unit('us_paratroopers', us)),
  de: force(de, unit('de_stug', de)),
})
export const scene = (change: Partial<OC.View> = {}): OC.View => ({
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
  ...change,
})
