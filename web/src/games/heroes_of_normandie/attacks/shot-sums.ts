// Numbers of a shot or an assault, added up.

import type { HN } from '../types'

export const totalOf = (mods: HN.Modifier[], ...parts: string[]): number =>
  mods.filter((mod) => parts.includes(mod.part)).reduce((sum, mod) => sum + mod.amount, 0)

/** What is added to the die: the bonus (doubled by suppressive fire), less what the shot loses. */
export function attackOf(shot: HN.Shoot): number {
  const bonus = shot.manner === 'sniper' ? 0 : totalOf(shot.modifiers, 'bonus')
  return (shot.manner.endsWith('suppressive') && bonus > 0 ? 2 * bonus : bonus) + totalOf(shot.modifiers, 'malus')
}

const SNIPED = 2 // the least result of a sniper that does anything

/** The least figure of the die that does anything; a dash where none does. */
export function dieFor(shot: HN.Shoot): string {
  const least = (shot.manner === 'sniper' ? SNIPED : Math.max(1, totalOf(shot.modifiers, 'defence'))) - attackOf(shot)
  return least > 6 ? '–' : `${Math.max(1, least)}+`
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
