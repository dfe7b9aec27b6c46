// The ground texture of each tile. It depends only on the name, so a terrain always looks the same.

import type { VC } from '../types'

export interface Ground {
  colour: string
  pattern: string
}

const g = (colour: string, pattern: string): Ground => ({ colour, pattern })

const ROOMS = [g('#b78d5c', 'p-boards'), g('#b0896a', 'p-check'), g('#a87a4c', 'p-parquet'), g('#b86e4e', 'p-tomette')]
const VAULTS = [g('#a3907a', 'p-concrete'), g('#a8957c', 'p-check'), g('#a3907a', 'p-concrete'), g('#b0845c', 'p-boards')]
const STREETS = [g('#6d7a83', 'p-cobble'), g('#6a7881', 'p-slab'), g('#5f7565', 'p-garden'), g('#6a7881', 'p-slab')]
const FIELDS = [g('#5f7565', 'p-garden'), g('#5d7362', 'p-garden'), g('#6d7a83', 'p-cobble'), g('#64776a', 'p-garden')]
const SQUARE = g('#6b7987', 'p-fan')

const CONCRETE = new Set([
  'bunker',
  'sewers',
  'submarine_pen',
  'bomb_vault',
  'railway_tunnel',
  'factory',
  'warehouse',
  'fuel_depot',
])
const COUNTRY = new Set(['farm', 'cemetery', 'airfield', 'training_ground', 'lighthouse', 'radar_station', 'villa'])

/** A small hash. Neighbours may have the same number; the same name must always give the same number. */
function hash(text: string): number {
  let h = 2166136261
  for (const letter of text) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return (h ^ (h >>> 13)) >>> 0
}

export function groundOf(terrain: string, tile: VC.Tile): Ground {
  if (!tile.indoor && tile.size === 'large' && !COUNTRY.has(terrain)) return SQUARE
  const kinds = tile.indoor ? (CONCRETE.has(terrain) ? VAULTS : ROOMS) : COUNTRY.has(terrain) ? FIELDS : STREETS
  return kinds[hash(`${terrain}/${tile.letter}`) % kinds.length]!
}
