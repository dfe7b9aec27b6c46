// What the player looks at: the selected model (on the table or in a list), the one under the pointer, a measuring tape.

import { Look } from '$ui/map/look.svelte'
import type { Place } from './lengths'

/** An end of the tape: a place, or the base of a model. */
export interface End extends Place {
  radius: number
}

export const look = new Look<string, End>()
