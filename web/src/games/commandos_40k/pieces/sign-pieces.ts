// The models of the legend: which one shows which sign.

import type { KT } from '../types'

export interface Shown {
  sheet?: string
  faction?: string
  seat?: number
  specialism?: string
  /** In thousandths of an inch. */
  radius?: number
  wounds?: number
  model?: Partial<KT.ModelView>
}

export const SHOWN: Record<string, Shown> = {
  ready: {},
  enemy: { sheet: 'rus_brawler', faction: 'rustborn', seat: 1 },
  prepared: { model: { tokens: ['prepared'] } },
  shot: { model: { tokens: ['shot'], done: true } },
  wounded: { model: { light: 2 } },
  shaken: { sheet: 'rus_brawler', faction: 'rustborn', seat: 1, model: { shaken: true } },
  leader: { sheet: 'con_chief', specialism: 'leader' },
  high: { model: { z: 3000 } },
  base40: { sheet: 'con_breacher', radius: 787, wounds: 2, model: { hp: 2 } },
}

export const LEGEND = [
  'ready',
  'enemy',
  'prepared',
  'shot',
  'wounded',
  'shaken',
  'leader',
  'high',
  'base40',
  'marker',
  'reach',
  'charge',
  'rubble',
] as const

export const signKind = (shown: Shown) => ({
  sheet: shown.sheet ?? 'con_lancer',
  faction: shown.faction ?? 'concord',
  radius: shown.radius ?? 561,
  specialism: shown.specialism ?? '',
  wounds: shown.wounds ?? 1,
  fly: false,
  keywords: [],
})

export const signModel = (shown: Shown): KT.ModelView => ({
  id: 'a1',
  seat: shown.seat ?? 0,
  kind: 0,
  where: 'table',
  x: 0,
  y: 0,
  z: 0,
  hp: 1,
  light: 0,
  shaken: false,
  held: false,
  active: false,
  done: false,
  tokens: [],
  effects: [],
  engaged: [],
  targets: [],
  ...shown.model,
})

export const signMarker: KT.MarkerView = { id: 'm1', x: 0, y: 0, state: 'intact', control: -1, near: [0, 0] }
