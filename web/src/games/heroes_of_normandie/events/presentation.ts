// How long each event is shown, which dice it has rolled, what it sounds like.

import type { Happened } from '$gen/types'
import type { Pips } from '../../face'

const PAUSES: Record<string, number> = {
  turn: 500,
  phase: 420,
  stepped: 260,
  drove: 300,
  turned: 300,
  revealed: 500,
  activated: 250,
  fired: 250,
  aimed_at: 500,
  aimed_point: 500,
  rolled: 600,
  rerolled: 600,
  shot: 500,
  missed: 500,
  suppressed: 600,
  step_lost: 700,
  eliminated: 800,
  destroyed: 900,
  damaged: 700,
  direct_hit: 700,
  assaulted: 600,
  clashed: 700,
  repulsed: 500,
  assault_won: 600,
  retreated: 300,
  occupied: 300,
  exploded: 700,
  scattered: 500,
  structure_fell: 700,
  structure_hit: 500,
  card_played: 900,
  card_cancelled: 700,
  spotted: 600,
  decoy_gone: 500,
  crushed: 700,
  exited: 500,
  embarked: 300,
  left_vehicle: 300,
  smoke_placed: 500,
  scored: 600,
  broken: 700,
  game_over: 800,
  game_drawn: 800,
  deployed: 120,
  deployed_hidden: 120,
}

export const pause = (event: Happened): number => PAUSES[event.name] ?? 0

export function dice(event: Happened): { faces: Pips[]; against: boolean } | null {
  const faces = event.facts.dice
  return Array.isArray(faces) ? { faces: faces.map(Number), against: event.facts.seat_side === 'ge' } : null
}

const SOUNDS: Record<string, 'knock' | 'thud' | 'card'> = {
  stepped: 'knock',
  drove: 'knock',
  deployed: 'knock',
  ordered: 'knock',
  step_lost: 'thud',
  eliminated: 'thud',
  destroyed: 'thud',
  exploded: 'thud',
  structure_fell: 'thud',
  damaged: 'thud',
  card_played: 'card',
  drew: 'card',
}

export const sound = (event: Happened): 'knock' | 'thud' | 'card' | null => SOUNDS[event.name] ?? null
