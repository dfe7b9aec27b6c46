// The last shot or assault, collected from the log: attacker, target, dice, totals, result.

import { named, numbered } from '$lib/net/facts'
import type { EventName, Happened } from '../types'

export interface Throw {
  seat: number
  dice: number[]
}

export interface Duel {
  kind: 'shot' | 'assault'
  /** The number of the duel's first event. */
  n: number
  unit: number
  foe: number
  /** The types that the log names; empty if they are hidden from this seat. */
  unitType: string
  foeType: string
  throws: Throw[]
  /** The attacker's total, and what it is compared with: the defence against a shot, the defender's total in an assault. */
  total: number | null
  against: number | null
  /** What the attacker adds to the dice; in an assault also what the defender adds. */
  added: number | null
  addedAgainst: number | null
  results: Happened[]
}

/** Events that begin a new duel; the following events belong to it. */
const BEGINS = new Set<EventName>(['fired', 'assaulted', 'aimed_at'])
const ENDS = new Set<EventName>([
  'revealed',
  'stepped',
  'drove',
  'turn',
  'phase',
  'activated',
  'autonomous',
  'exploded',
  'exploded_inside',
])
const RESULTS = new Set<EventName>([
  'missed',
  'shot_lost',
  'suppressed',
  'step_lost',
  'eliminated',
  'destroyed',
  'direct_hit',
  'damaged',
  'saved',
  'stood_in',
  'repulsed',
  'assault_won',
  'structure_hit',
  'structure_fell',
  'retreated',
  'occupied',
])

const empty = (event: Happened): Duel => ({
  kind: event.name === 'assaulted' ? 'assault' : 'shot',
  n: event.n,
  unit: numbered(event.facts, 'unit'),
  foe: numbered(event.facts, 'foe'),
  unitType: named(event.facts, 'unit_type'),
  foeType: named(event.facts, 'foe_type'),
  throws: [],
  total: null,
  against: null,
  added: null,
  addedAgainst: null,
  results: [],
})

/** The last duel with dice; null if there has been none. */
export function duelOf(log: Happened[]): Duel | null {
  let last: Duel | null = null
  log.reduce<Duel | null>((before, event) => {
    const now = after(before, event)
    if (now?.throws.length) last = now
    return now
  }, null)
  return last
}

function after(duel: Duel | null, event: Happened): Duel | null {
  if (ENDS.has(event.name)) return null
  if (!BEGINS.has(event.name)) return duel && added(duel, event)
  // The log first announces a shot and then names its target: both belong to one duel.
  return event.name === 'aimed_at' && duel && !duel.throws.length ? { ...empty(event), n: duel.n } : empty(event)
}

function added(duel: Duel, event: Happened): Duel {
  const { facts, name } = event
  if ((name === 'rolled' || name === 'rerolled') && Array.isArray(facts.dice)) {
    const thrown = { seat: numbered(facts, 'seat'), dice: facts.dice.map(Number) }
    return { ...duel, throws: name === 'rolled' ? [...duel.throws, thrown] : rolledAgain(duel.throws, thrown) }
  }
  if (name === 'shot')
    return {
      ...duel,
      foe: numbered(facts, 'foe'),
      foeType: named(facts, 'foe_type'),
      total: numbered(facts, 'total'),
      against: numbered(facts, 'defence'),
      added: Number(facts.added),
    }
  if (name === 'clashed')
    return {
      ...duel,
      total: numbered(facts, 'total'),
      against: numbered(facts, 'total2'),
      added: Number(facts.added),
      addedAgainst: Number(facts.added2),
    }
  return RESULTS.has(name) ? { ...duel, results: [...duel.results, event] } : duel
}

/** The dice that were rolled again, in place of those before. Whoever has them rolled again need not be whose dice they are: of
 * two rolls it is the one with as many dice, else that player's own. */
function rolledAgain(throws: Throw[], again: Throw): Throw[] {
  const alike = throws.filter((each) => each.dice.length === again.dice.length)
  const meant = alike.length > 1 ? (alike.find((each) => each.seat === again.seat) ?? alike[0]) : (alike[0] ?? throws[0])
  return throws.map((each) => (each === meant ? { ...each, dice: again.dice } : each))
}
