// What the map asks the server about units: how far one can go, who could shoot it there, what a line of sight meets.

import { named } from '$lib/net/facts'
import type { Choice, HN } from '../types'

export const aboutUnit = (unit: number): string => `unit ${unit}`
export const aboutThreat = (unit: number, square: string): string => `threat ${unit} ${square}`
/** Who of ours watches, but cannot fire at that unit. */
export const aboutWatch = (unit: number): string => `watch ${unit}`
export const aboutLine = (from: string, to: string): string => `line ${from} ${to}`

/** The shot of an option for opportunity fire. */
export const answerShot = (choice: Choice, survey: HN.Survey | null, foe: number): HN.Shoot | undefined =>
  survey?.shots.find(
    (shot) =>
      shot.foe === foe && shot.weapon === named(choice.about, 'weapon') && shot.manner === named(choice.about, 'manner'),
  )

/** The places that a unit can reach, by square. A square can have several facings; the cheapest comes first. */
export function reachBySquare(reach: HN.Place[]): Map<string, HN.Place[]> {
  const found = new Map<string, HN.Place[]>()
  for (const place of reach) found.set(place.square, [...(found.get(place.square) ?? []), place])
  return found
}
