// The last attack, collected from the log: attacker, weapon, target, each die, and the result.

import { named, numbered, numberOf, numbersIn } from '$lib/net/facts'
import type { EventName, Happened } from '../types'

export interface Throw {
  roll: 'hit' | 'wound' | 'save' | 'fnp' | 'trauma' | 'nerve' | 'advance' | 'charge'
  dice: number[]
  bonus: number
  /** The number needed; null if a high roll is bad. */
  need: number | null
  /** Whether the roll was good for the one who rolled; null if it is neither good nor bad. */
  good: boolean | null
  /** Whether it was rerolled, so that this roll does not count. */
  void: boolean
}

export interface Duel {
  kind: 'shot' | 'blow'
  /** The number of the attack's first event. */
  n: number
  model: string
  foe: string
  weapon: string
  number: number
  /** The rolls of each single attack. */
  attacks: Throw[][]
  results: Happened[]
}

const BEGINS: Partial<Record<EventName, Duel['kind']>> = { attacks: 'shot', strikes: 'blow' }
const ENDS = new Set<EventName>(['round', 'phase', 'sub_phase', 'part', 'moved', 'shoots', 'fights', 'charge_declared'])
const RESULTS = new Set<EventName>(['damaged', 'light_wound', 'out', 'hazard_rolled', 'no_save', 'more_hits'])
const GOOD: Partial<Record<EventName, [roll: Throw['roll'], good: 'hit' | 'wounds' | 'saved' | 'ignored']>> = {
  hit_rolled: ['hit', 'hit'],
  wound_rolled: ['wound', 'wounds'],
  save_rolled: ['save', 'saved'],
  fnp_rolled: ['fnp', 'ignored'],
}

/** The last attack with dice; null if there has been none. */
export function duelOf(log: Happened[]): Duel | null {
  let last: Duel | null = null
  log.reduce<Duel | null>((before, event) => {
    const now = after(before, event)
    if (now?.attacks.length) last = now
    return now
  }, null)
  return last
}

function after(duel: Duel | null, event: Happened): Duel | null {
  const kind = BEGINS[event.name]
  if (kind) {
    const { facts, n } = event
    return {
      kind,
      n,
      model: named(facts, 'model'),
      foe: named(facts, 'foe'),
      weapon: named(facts, 'weapon'),
      number: numbered(facts, 'number'),
      attacks: [],
      results: [],
    }
  }
  if (ENDS.has(event.name)) return null
  return duel && added(duel, event)
}

function added(duel: Duel, event: Happened): Duel {
  if (event.name === 'auto_hit') return { ...duel, attacks: [...duel.attacks, []] }
  if (event.name === 'rerolled') return { ...duel, attacks: voided(duel.attacks) }
  const thrown = throwOf(event)
  if (!thrown || !OF_ATTACKS.has(thrown.roll))
    return RESULTS.has(event.name) ? { ...duel, results: [...duel.results, event] } : duel
  const last = duel.attacks.at(-1)
  // A hit roll begins a new attack, unless it rerolls the last one.
  if (!last || (thrown.roll === 'hit' && !last.at(-1)?.void)) return { ...duel, attacks: [...duel.attacks, [thrown]] }
  return { ...duel, attacks: [...duel.attacks.slice(0, -1), [...last, thrown]] }
}

/** Marks the last roll as rerolled. */
function voided(attacks: Throw[][]): Throw[][] {
  const last = attacks.at(-1)
  const thrown = last?.at(-1)
  return last && thrown ? [...attacks.slice(0, -1), [...last.slice(0, -1), { ...thrown, void: true }]] : attacks
}

/** The kinds of rolls that belong to an attack. */
const OF_ATTACKS = new Set<Throw['roll']>(['hit', 'wound', 'save', 'fnp', 'trauma'])
const SUMS: Partial<Record<EventName, Throw['roll']>> = {
  trauma_rolled: 'trauma',
  advance_rolled: 'advance',
  charge_rolled: 'charge',
}

/** The roll in an event, if it is one that can be rerolled, or a roll against pain. */
export function throwOf(event: Happened): Throw | null {
  const { facts, name } = event
  const bonus = numberOf(facts, 'bonus')
  const sum = SUMS[name]
  if (sum)
    return {
      roll: sum,
      dice: numbersIn(facts, 'dice'),
      bonus: sum === 'trauma' ? bonus : 0,
      need: null,
      good: null,
      void: false,
    }
  if (name === 'nerve_rolled')
    return { roll: 'nerve', dice: [numbered(facts, 'die')], bonus, need: numbered(facts, 'need'), good: null, void: false }
  const known = GOOD[name]
  if (!known) return null
  const [roll, good] = known
  return {
    roll,
    dice: [numbered(facts, 'die')],
    bonus,
    need: numbered(facts, 'need'),
    good: numbered(facts, good) > 0,
    void: false,
  }
}
