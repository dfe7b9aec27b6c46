// How long each event is shown, which dice it has rolled, what it sounds like.

import type { Happened } from '$gen/types'
import { numbered } from '$lib/net/facts'
import type { Pips } from '../../face'
import { numbers } from '../board/asked-about'

const PAUSES: Record<string, number> = {
  round: 600,
  phase: 450,
  sub_phase: 350,
  roll_off: 500,
  initiative_rolled: 500,
  morale_rolled: 700,
  broken: 900,
  nerve_rolled: 450,
  shaken: 600,
  calm: 250,
  recon_shown: 900,
  deployed: 160,
  marker_placed: 200,
  moved: 520,
  stayed: 160,
  prepared: 220,
  advance_rolled: 450,
  charge_declared: 700,
  overwatch: 600,
  retreated: 350,
  no_reaction: 250,
  charge_rolled: 700,
  charged: 450,
  charge_failed: 600,
  danger: 500,
  trap: 700,
  escaped: 700,
  slipped: 600,
  shoots: 250,
  attacks: 450,
  strikes: 450,
  hit_rolled: 320,
  auto_hit: 220,
  wound_rolled: 320,
  save_rolled: 380,
  fnp_rolled: 380,
  damaged: 450,
  mortal: 500,
  trauma_rolled: 700,
  light_wound: 700,
  out: 850,
  hazard_rolled: 450,
  first_aid: 500,
  healed: 400,
  rerolled: 450,
  tactic_used: 800,
  tactic_on: 800,
  flipped: 700,
  marker_found: 800,
  sabotaged: 800,
  defused: 800,
  goes_on_rolled: 600,
  scored: 500,
  over: 900,
}

export const pause = (event: Happened): number => PAUSES[event.name] ?? 0

/** Dice stand in an event as `dice`, or as one `die` (a roll-off has two). */
function facesOf(event: Happened): number[] {
  const dice = numbers(event.facts, 'dice')
  return dice.length ? dice : [...numbers(event.facts, 'die'), ...numbers(event.facts, 'die2')]
}

/** The models of the second seat begin with b; else an event says whose roll it was. */
const isSecond = (event: Happened): boolean =>
  typeof event.facts.model === 'string' ? event.facts.model.startsWith('b') : numbered(event.facts, 'seat') === 1

export function dice(event: Happened): { faces: Pips[]; against: boolean } | null {
  if (event.name === 'rerolled') return null // the roll itself is told again
  const faces = facesOf(event).filter((face) => face > 0)
  return faces.length ? { faces, against: isSecond(event) } : null
}

const SOUNDS: Record<string, 'knock' | 'thud' | 'card'> = {
  moved: 'knock',
  deployed: 'knock',
  marker_placed: 'knock',
  out: 'thud',
  damaged: 'thud',
  light_wound: 'thud',
  mortal: 'thud',
  tactic_used: 'card',
  tactic_on: 'card',
  recon_shown: 'card',
  sabotaged: 'thud',
}

export const sound = (event: Happened): 'knock' | 'thud' | 'card' | null => SOUNDS[event.name] ?? null
