// How long each event is shown, and which dice it rolled.

import { numbersIn } from '$lib/net/facts'
import type { EventName, Happened } from '../types'

/** Milliseconds; 0: not shown. An event that is missing here does not compile. */
const PAUSES: Record<EventName, number> = {
  chosen: 0,
  terrain_built: 500,
  turn_begins: 500,
  phase: 420,
  goes_without: 0,
  commando_goes_without: 0,
  activated: 0,
  card_drawn: 1300,
  reshuffled: 0,
  reminder: 0,
  compass_drawn: 900,
  cards_seen: 900,
  tokens_seen: 900,
  no_effect: 500,
  faces_turned: 700,
  weapon_jammed: 600,
  item_found: 600,
  item_received: 500,
  handed_in: 500,
  nothing_received: 500,
  aimed_at: 900,
  hatch_blocked: 600,
  tile_held: 600,
  moved: 300,
  sneaked: 300,
  came_up: 300,
  followed: 200,
  hidden: 350,
  seen: 700,
  tested: 750,
  undetected: 500,
  forgiven: 500,
  uniform_lost: 500,
  alarm_on: 900,
  alarm_off: 600,
  left: 350,
  unblocked: 350,
  door_opened: 350,
  door_locked: 350,
  stabbed: 400,
  fires: 350,
  shot: 750,
  shot_at_door: 450,
  rerolled: 600,
  missed: 400,
  killed: 450,
  reward: 350,
  spotted_drawn: 600,
  picked: 200,
  dropped: 200,
  gave: 250,
  swapped: 250,
  refused: 300,
  saved: 250,
  plus_spent: 0,
  plus_gained: 250,
  nest_entered: 300,
  nest_left: 250,
  forced: 350,
  barricaded: 400,
  disguised: 350,
  charge_laid: 400,
  exploded: 900,
  blast_spread: 600,
  bombed: 800,
  collapsed: 900,
  objective_done: 900,
  crate_lifted: 400,
  escort_met: 500,
  compass_turned: 600,
  wounded: 650,
  fell: 800,
  healed: 400,
  kit_kept: 400,
  kit_spent: 400,
  dressed: 400,
  eliminated: 900,
  escort_lost: 900,
  replaced: 600,
  arrived: 700,
  waits_outside: 500,
  null_drawn: 500,
  special_added: 500,
  broke_through: 800,
  guards: 450,
  direction: 900,
  heads_for: 900,
  marched: 950,
  stayed: 650,
  group_fired: 1000,
  reaction: 1000,
  hits_lost: 400,
  nobody_hit: 450,
  terrain_completed: 1000,
  success: 800,
  failure: 800,
}

export const pause = (event: Happened): number => PAUSES[event.name]

const AGAINST = new Set<EventName>(['group_fired', 'reaction', 'aimed_at'])

export function dice(event: Happened): { faces: number[]; against: boolean } | null {
  const faces = numbersIn(event.facts, 'dice')
  return faces.length ? { faces, against: AGAINST.has(event.name) } : null
}

/** The enemy's phase is shown step by step, from its reinforcements to the end of its fire. */
const TOLD = new Set<string>(['reinforcement', 'movement', 'fire'])

export const told = (heading: Happened): boolean => heading.name === 'phase' && TOLD.has(heading.facts.phase)

type Sound = 'knock' | 'thud' | 'alarm_on' | 'alarm_off' | 'card'

const SOUNDS: Partial<Record<EventName, Sound>> = {
  moved: 'knock',
  sneaked: 'knock',
  came_up: 'knock',
  marched: 'knock',
  arrived: 'knock',
  picked: 'knock',
  dropped: 'knock',
  killed: 'thud',
  wounded: 'thud',
  fell: 'thud',
  exploded: 'thud',
  bombed: 'thud',
  stabbed: 'thud',
  broke_through: 'thud',
  alarm_on: 'alarm_on',
  alarm_off: 'alarm_off',
  card_drawn: 'card',
  compass_drawn: 'card',
}

export const sound = (event: Happened): Sound | null => SOUNDS[event.name] ?? null
