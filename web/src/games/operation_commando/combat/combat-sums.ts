// What the fight says at a glance: how each point arose and which chances are worth telling. The numbers are the server's.

import type { OC } from '../types'

export interface Line {
  card: OC.Card
  /** What is printed on it. */
  base: number
  value: number
  suppressed: boolean
  points: OC.Point[]
}

/** The units of a side with all that changes them; what changes nothing is left out, like points are put together. */
export function linesOf(force: OC.Force): Line[] {
  return force.units.map((unit) => ({
    card: unit.card,
    base: unit.card.vc,
    value: unit.value,
    suppressed: unit.suppressed,
    points: joined(unit.points),
  }))
}

function joined(points: OC.Point[]): OC.Point[] {
  const found = new Map<string, OC.Point>()
  for (const point of points) {
    const key = `${point.kind} ${point.source}`
    found.set(key, { ...point, amount: (found.get(key)?.amount ?? 0) + point.amount })
  }
  return [...found.values()].filter((point) => point.amount !== 0 || point.kind === 'token')
}

/** With its sign, and a true minus. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** The reach that is worth telling: from the first number of tokens that helps to the first that is sure. */
export function telling(reach: OC.Reach[]): OC.Reach[] {
  const from = reach.findIndex((each) => each.chance > 0)
  if (from < 0) return []
  const sure = reach.findIndex((each) => each.chance >= 1)
  return reach.slice(from, sure < 0 ? undefined : sure + 1)
}
