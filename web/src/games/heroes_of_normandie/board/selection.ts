// What the player looks at: the selected unit (its card is open), the square under the pointer, a line between two squares.

import { Look } from '$ui/map/look.svelte'

export const look = new Look<number, string>()

/** The enemy's square whose ways of attack are shown: a verb that is chosen in the bar then means it. */
export const meant = { square: '' }
