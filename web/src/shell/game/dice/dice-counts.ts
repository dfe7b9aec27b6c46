// Statistics of a game's dice, counted from its log.

import type { Face } from '$games/face'
import type { Happened } from '$gen/types'
import type { AnyGame } from '$lib/net/wire'

export interface Luck {
  /** How often each face came up, from one to six. */
  counts: number[]
  rolled: number
  mean: number
}

export function luckOf(log: Happened[], face: Face<AnyGame>, against: boolean): Luck {
  const faces = log.flatMap((event) => {
    const roll = face.dice(event)
    return roll && roll.against === against ? roll.faces.filter((pips) => typeof pips === 'number') : []
  })
  const counts = [1, 2, 3, 4, 5, 6].map((pips) => faces.filter((shown) => shown === pips).length)
  const sum = faces.reduce((total, pips) => total + pips, 0)
  return { counts, rolled: faces.length, mean: faces.length ? sum / faces.length : 0 }
}
