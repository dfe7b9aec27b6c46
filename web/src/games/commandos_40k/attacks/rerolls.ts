// What another throw of the same dice would bring.

import type { Throw } from './last-attack'

const [BEST, WORST] = [2, 6]
/** KT-TRAUMA-07: up to this a trauma roll is a light wound. */
const LIGHT_AT_MOST = 3

/** The chance that it succeeds, or that a trauma roll is only a light wound (which a fourth one never is); null: nobody can
 * say. */
export function betterChance(thrown: Throw, light: number): number | null {
  if (thrown.roll === 'advance' || thrown.roll === 'charge') return null
  if (thrown.roll === 'trauma') {
    const most = Math.max(0, Math.min(WORST, LIGHT_AT_MOST - thrown.bonus))
    return light >= LIGHT_AT_MOST ? 0 : (most / WORST) ** thrown.dice.length
  }
  const face = Math.max(BEST, Math.min(thrown.roll === 'save' ? WORST + 1 : WORST, (thrown.need ?? WORST) - thrown.bonus))
  return (WORST + 1 - face) / WORST
}
