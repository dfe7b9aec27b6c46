// The order token that is held over the map: taken from the tray, placed on the next unit that is clicked.

import { named } from '$lib/net/facts'
import { byToken } from '../pieces/token-order'
import type { Choice } from '../types'

class Held {
  token = $state('')
  /** The seat that holds it: at one screen the next player must not see what the last one has placed. */
  private seat = $state(-1)

  take(token: string, seat: number): void {
    this.token = token
    this.seat = seat
  }

  /** The token that a seat holds; empty if it holds none. */
  of = (seat: number | undefined): string => (seat === this.seat ? this.token : '')
}

export const held = new Held()

/** The tokens that may be placed now, each kind once. */
export const tokensIn = (options: Choice[]): string[] =>
  [...new Set(options.map((choice) => named(choice.about, 'token')).filter(Boolean))].sort(byToken)

/** The held token, else the first that can be placed; empty if no tokens are being placed. */
export function tokenOf(options: Choice[]): string {
  const found = tokensIn(options.filter((choice) => choice.verb === 'order'))
  const token = held.of(options[0]?.seat)
  return found.includes(token) ? token : (found[0] ?? '')
}
