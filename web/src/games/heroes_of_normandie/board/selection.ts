// What the person at the screen looks at: a unit (its card lies open), the square under the pointer, a line between two
// squares.

import { Look } from '$ui/map/look.svelte'

export const look = new Look<number, string>()
