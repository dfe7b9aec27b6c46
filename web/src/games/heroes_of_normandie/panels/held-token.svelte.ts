// The order token that is held over the map: taken from the tray, placed on the next unit that is clicked.

import { named } from '$lib/net/facts'
import { byToken } from '../pieces/token-order'
import type { Choice } from '../types'

class Held {
  token = $state('')
}

export const held = new Held()

/** The tokens that may be placed now, each kind once. */
export const tokensIn = (options: Choice[]): string[] =>
  [...new Set(options.map((choice) => named(choice.about, 'token')).filter(Boolean))].sort(byToken)

/** The held token, else the first that can be placed; empty if no tokens are being placed. */
export function tokenOf(options: Choice[]): string {
  const found = tokensIn(options.filter((choice) => choice.verb === 'order'))
  return found.includes(held.token) ? held.token : (found[0] ?? '')
}
