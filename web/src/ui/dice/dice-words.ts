// The icon of a die, and its words.

import type { Pips } from '$games/face'
import { say } from '$lib/words/words.svelte'

/** Our dice are light, the opponent's dark. A die with symbols instead of pips has one look. */
export const dieSign = (face: Pips, against: boolean): string => `${against && typeof face === 'number' ? 'db' : 'd'}-${face}`

export const tellFaces = (faces: Pips[]): string =>
  faces.map((face) => (typeof face === 'number' ? face : say(`web-game-die-${face}`))).join(', ')
