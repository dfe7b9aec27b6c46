// What the player looks at: the selected unit (its card is open), the square under the pointer, a line between two squares.

import { Look } from '$ui/map/look.svelte'

export const look = new Look<number, string>()
