// How long each event is shown, which dice it rolled, which sound it makes.

import { named, numberOf } from '$lib/net/facts'
import type { Pips } from '../../face'
import type { EventName, Happened } from '../types'

/** The time to read an event's sentence, for events that the table shows in no other way. */
const ORDINARY = 450

/** Milliseconds; 0: not shown. An event that is missing here does not compile. */
const PAUSES: Record<EventName, number> = {
  mission: 0,
  turn: 500,
  phase: 350,
  mulligan: ORDINARY,
  kept_hand: ORDINARY,
  drew: 350,
  drew_cards: ORDINARY,
  no_card_left: 600,
  extra_draw: 500,
  rejected: 900,
  played: 900,
  cancelled: 1300,
  discarded: 500,
  milled: 600,
  left_game: 400,
  saw_cards: 700,
  looked_at_top: 600,
  top_cards: ORDINARY,
  took_one_of_top: ORDINARY,
  took_card: ORDINARY,
  taken_back: 700,
  brought: 700,
  tokens_gained: 500,
  token_returned: 500,
  token_paid: 500,
  token_played: 800,
  token_sure: 600,
  dice_for_unit: 900,
  die: 900,
  dice: 900,
  terrain_taken: 1000,
  terrain_turned: 900,
  size_changed: 800,
  draws_changed: 500,
  building_marked: 500,
  committed: 500,
  attached: 600,
  suppressed: 600,
  ability_paid: 500,
  bonus_laid: 600,
  next_combat_bonus: 500,
  first_unit_changed: 500,
  tokens_forbidden: 600,
  second_forbidden: 600,
  values: 450,
  gave_up: 900,
  abandoned: 1000,
  combat_won: 1100,
  unit_removed: 900,
  assault_won: 1300,
  points: 900,
  recovery_tried: 900,
  heroic_taken: 500,
  heroic_chosen: ORDINARY,
  permanent_taken: 500,
  permanent_chosen: ORDINARY,
  permanent_played: 800,
  permanent_used: 700,
  permanent_destroyed: 900,
  column_chosen: 500,
  front_turned: 700,
  terrain_discarded: 500,
  stays_in_sector: 700,
  counter_prepared: 600,
  counter_unit: ORDINARY,
  counter_launched: 1100,
  counter_lost: 700,
  counter_taken: 700,
  terrain_kept: 700,
  terrain_removed: ORDINARY,
  arm_laid: ORDINARY,
  markers_placed: ORDINARY,
  markers_chosen: ORDINARY,
  attacked: ORDINARY,
  diverted: ORDINARY,
  production_blocked: ORDINARY,
  produced: ORDINARY,
  site_recovered: ORDINARY,
  reopened: ORDINARY,
  circle_held: ORDINARY,
  marker_revealed: ORDINARY,
  barricade_placed: ORDINARY,
  barricade_removed: ORDINARY,
  lock_placed: ORDINARY,
  layout_announced: ORDINARY,
  field_laid: ORDINARY,
  pir_dropped: ORDINARY,
  pir_drifted: ORDINARY,
  pir_landed: ORDINARY,
  pir_activated: ORDINARY,
  pir_refreshed: ORDINARY,
  pir_fatigue: ORDINARY,
  scouted: ORDINARY,
  scout_saw: ORDINARY,
  pir_moved: ORDINARY,
  pir_pushed: ORDINARY,
  pir_redeployed: ORDINARY,
  pir_blocked: ORDINARY,
  pir_placed: ORDINARY,
  pir_left: ORDINARY,
  control_promised: ORDINARY,
  chooser_named: ORDINARY,
  victory: 1200,
  draw: 1200,
}

export const pause = (event: Happened): number => PAUSES[event.name]

/** The faces of the dice, from the number of dice and of successes. The game's die has no numbers, only success or neutral. */
function rolled(event: Happened): [successes: number, dice: number] | null {
  const { facts } = event
  switch (event.name) {
    case 'token_played':
      return [Number(numberOf(facts, 'value') === BEST[named(facts, 'token')]), 1]
    case 'die':
    case 'recovery_tried':
      return [numberOf(facts, 'success'), 1]
    case 'dice':
    case 'dice_for_unit':
      return [numberOf(facts, 'successes'), numberOf(facts, 'number')]
  }
  return null
}

const BEST: Record<string, number> = { light: 1, dark: 1, plus12: 2, zero3: 3 }

export function dice(event: Happened): { faces: Pips[]; against: boolean } | null {
  const roll = rolled(event)
  if (!roll) return null
  const [successes, number] = roll
  return { faces: Array.from({ length: number }, (_, at) => (at < successes ? 'hit' : 'nil')), against: false }
}

type Sound = 'knock' | 'thud' | 'alarm_on' | 'alarm_off' | 'card'

const SOUNDS: Partial<Record<EventName, Sound>> = {
  played: 'card',
  drew: 'card',
  discarded: 'card',
  committed: 'knock',
  terrain_taken: 'card',
  tokens_gained: 'knock',
  token_played: 'knock',
  token_sure: 'knock',
  cancelled: 'thud',
  combat_won: 'thud',
  unit_removed: 'thud',
  assault_won: 'thud',
  counter_launched: 'alarm_on',
}

export const sound = (event: Happened): Sound | null => SOUNDS[event.name] ?? null
