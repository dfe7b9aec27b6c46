// The counters of the legend: which one shows which sign.

import type { HN } from '../types'
import { freshUnit } from './recruit-piece'

export interface Shown {
  type?: string
  side?: 'us' | 'ge'
  border?: string
  skull?: boolean
  long?: boolean
  bonus?: number
  defence?: number
  unit?: Partial<HN.UnitView>
}

export const SHOWN: Record<string, Shown> = {
  full: {},
  last_step: { skull: true },
  bonus: {},
  shield: {},
  order_hidden: { side: 'ge', unit: { token: '?', mine: false } },
  order_mine: { unit: { token: '3' } },
  order_shown: { unit: { token: '3', order: 'acted' } },
  acted: { unit: { order: 'acted' } },
  suppressed: { unit: { suppressed: 1 } },
  ambush: { type: 'recon_team', unit: { hidden: 'ambush' } },
  officer: { type: 'us_lt_officer', border: 'officer', bonus: 2, defence: 6 },
  heavy: { type: 'ge_mg42', side: 'ge', border: 'heavy_weapon', bonus: 5, defence: 6 },
  hero: { type: 'us_hero', border: 'hero', bonus: 4, defence: 7 },
  target: { side: 'ge' },
  vehicle: { type: 'us_m4_sherman', long: true, defence: 12 },
  damage: { type: 'ge_panzer_iv', side: 'ge', long: true, defence: 12, unit: { damage: ['hull'] } },
}

export const LEGEND = [
  'full',
  'last_step',
  'bonus',
  'shield',
  'order_hidden',
  'order_mine',
  'order_shown',
  'acted',
  'suppressed',
  'ambush',
  'officer',
  'heavy',
  'hero',
  'vehicle',
  'damage',
  'objective',
  'card',
  'target',
  'line_clear',
  'line_reduced',
] as const

export const typeFor = (shown: Shown): HN.TypeView => ({
  id: shown.type ?? '',
  side: shown.side ?? 'us',
  kind: shown.long ? 'heavy' : 'infantry',
  footprint: shown.long ? 2 : 1,
  border: shown.border ?? '',
  gun: false,
  posture: '',
  arc: 360,
  capacity: 0,
  faces: [
    {
      move: 4,
      defence: [shown.defence ?? 5],
      skull: shown.skull ?? false,
      abilities: [],
      weapons: [{ slot: 'main', bonus: [shown.bonus ?? 3, 1, null], abilities: [] }],
    },
  ],
})

export const unitFor = (shown: Shown): HN.UnitView =>
  freshUnit({ side: shown.side ?? 'us', type: shown.type ?? '', ...shown.unit })
