// A summary of the combat: where each point comes from and which chances are worth showing. The server computes the numbers.

import type { OC } from '../types'

export interface Line {
  card: OC.Card
  /** The printed value. */
  base: number
  value: number
  suppressed: boolean
  points: OC.Point[]
}

/** The units of a side with all modifiers; modifiers of 0 are left out, equal ones are added up. */
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

/** A number with its sign; the minus is a true minus sign. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

/** The chances worth showing: from the first number of tokens that helps to the first that is certain. */
export function telling(reach: OC.Reach[]): OC.Reach[] {
  const from = reach.findIndex((each) => each.chance > 0)
  if (from < 0) return []
  const sure = reach.findIndex((each) => each.chance >= 1)
  return reach.slice(from, sure < 0 ? undefined : sure + 1)
}
