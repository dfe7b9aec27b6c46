// A die in a picture and in words.

import type { Pips } from '$games/face'
import { say } from '$lib/words/words.svelte'

/** Our dice are light, the opponent's dark; a die with signs instead of figures has one look. */
export const dieSign = (face: Pips, against: boolean): string => `${against && typeof face === 'number' ? 'db' : 'd'}-${face}`

export const tellFaces = (faces: Pips[]): string =>
  faces.map((face) => (typeof face === 'number' ? face : say(`web-game-die-${face}`))).join(', ')
