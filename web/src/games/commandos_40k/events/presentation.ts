// How long each event is shown, which dice it rolled, and its sound.

import { named, numbered, numbersIn } from '$lib/net/facts'
import type { Pips } from '../../face'
import type { EventName, Happened } from '../types'

/** Milliseconds; 0: not shown. An event that is missing here does not compile. */
const PAUSES: Record<EventName, number> = {
  roll_off: 500,
  role: 0,
  edge: 0,
  half: 0,
  marker_placed: 200,
  recon_chosen: 0,
  recon_shown: 900,
  recon_void: 0,
  traps_counted: 0,
  trap_laid: 0,
  trap_laid_at: 0,
  no_trap_laid: 0,
  traps_disarmed: 0,
  held_back: 0,
  landing: 0,
  lands_nearer: 0,
  zone_grows: 0,
  deployed: 160,
  sought_rolled: 0,
  round: 600,
  phase: 450,
  part: 0,
  sub_phase: 350,
  morale_rolled: 700,
  broken: 900,
  steadfast: 0,
  nerve_rolled: 450,
  nerve_sure: 0,
  shaken: 600,
  calm: 250,
  points_gained: 0,
  initiative_rolled: 500,
  initiative: 0,
  tactic_used: 800,
  tactic_on: 800,
  rerolled: 450,
  stayed: 160,
  prepared: 220,
  moved: 520,
  halted: 0,
  advance_rolled: 450,
  fell_back: 0,
  charge_declared: 700,
  no_reaction: 250,
  overwatch: 600,
  retreated: 350,
  charge_rolled: 700,
  charged: 450,
  charge_failed: 600,
  danger: 500,
  trap_met: 0,
  trap: 700,
  trap_spent: 0,
  saved_by_survey: 0,
  escaped: 700,
  slipped: 600,
  shoots: 250,
  fired: 0,
  attacks_rolled: 0,
  attacks: 450,
  channelled: 0,
  fights: 0,
  strikes: 450,
  hit_rolled: 320,
  auto_hit: 220,
  more_hits: 0,
  wound_rolled: 320,
  auto_wound: 0,
  no_save: 0,
  save_rolled: 380,
  damage_rolled: 0,
  fnp_rolled: 380,
  damaged: 450,
  mortal: 500,
  trauma_rolled: 700,
  light_wound: 700,
  out: 850,
  hazard_rolled: 450,
  first_aid: 500,
  healed: 400,
  ceased: 0,
  passed: 0,
  flipped: 700,
  marker_removed: 0,
  marker_found: 800,
  sabotaged: 800,
  defused: 800,
  goes_on_rolled: 600,
  scored: 500,
  over: 900,
}

export const pause = (event: Happened): number => PAUSES[event.name]

/** An event has its dice as `dice`, or as one `die` (a roll-off has two). */
function facesOf({ facts }: Happened): number[] {
  const dice = numbersIn(facts, 'dice')
  return dice.length ? dice : [numbered(facts, 'die'), numbered(facts, 'die2')]
}

/** Models of the second seat have names with b; other events say whose roll it was. */
function isSecond({ facts }: Happened): boolean {
  const model = named(facts, 'model')
  return model ? model.startsWith('b') : numbered(facts, 'seat') === 1
}

export function dice(event: Happened): { faces: Pips[]; against: boolean } | null {
  if (event.name === 'rerolled') return null // another event tells the new roll
  const faces = facesOf(event).filter((face) => face > 0)
  return faces.length ? { faces, against: isSecond(event) } : null
}

const SOUNDS: Partial<Record<EventName, 'knock' | 'thud' | 'card'>> = {
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
