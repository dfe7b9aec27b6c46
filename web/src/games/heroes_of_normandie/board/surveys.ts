// What is asked of the server about units: how far one goes, who could shoot it there, what a line of sight meets.

import type { HN } from '../types'

export const aboutUnit = (unit: number): string => `unit ${unit}`
export const aboutThreat = (unit: number, square: string): string => `threat ${unit} ${square}`
export const aboutLine = (from: string, to: string): string => `line ${from} ${to}`

/** Less than this is what sums of sixths leave behind. */
const NOTHING = 1e-9

/** The chance that a shot does anything. */
export function chanceOf(shot: HN.Shoot): number {
  const chance = 1 - (shot.chances.miss ?? 0)
  return chance < NOTHING ? 0 : chance
}

/** The best shot at each enemy. */
export function bestShots(shots: HN.Shoot[]): Map<number, HN.Shoot> {
  const best = new Map<number, HN.Shoot>()
  for (const shot of shots) {
    const known = best.get(shot.foe)
    if (!known || chanceOf(shot) > chanceOf(known)) best.set(shot.foe, shot)
  }
  return best
}

/** What can be reached, square by square: several facings, the cheapest first. */
export function reachBySquare(reach: HN.Place[]): Map<string, HN.Place[]> {
  const found = new Map<string, HN.Place[]>()
  for (const place of reach) found.set(place.square, [...(found.get(place.square) ?? []), place])
  return found
}
