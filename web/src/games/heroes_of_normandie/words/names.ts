// Names of cards, players, tiles and stocks in the words of the game.

import { say } from '$lib/words/words.svelte'
import { rankOf } from '../pieces/counter-looks'
import type { HN } from '../types'

export const cardName = (id: string): string => say(`card-${id}`)
export const cardText = (id: string): string => say(`card-${id}.text`)
export const cardShort = (id: string): string => say(`card-${id}.short`)

/** The American; where several play for him, the first American, the second American. */
export function seatName(view: HN.View, seat: number): string {
  const [side, rank] = [view.seats[seat]?.side ?? 'us', rankOf(view, seat)]
  return say(rank ? `ally-${side}-${rank}` : `side-${side}`)
}

/** Alike ones have a number behind a point, which only their texts need. */
const plain = (name: string): string => name.split('.')[0] ?? name

export const stockName = (option: string): string => say(`recruit-${plain(option)}`)
export const recruitType = (recruit: string): string => plain(recruit)

/** "Order 3", "Bluff". */
export const tokenName = (token: string): string =>
  token === 'bluff' || token === 'special' ? say(`token-${token}`) : say('token-numbered', { number: Number(token) })

/** What the event marker of a turn brings, and to whom. */
export const markerText = (marker: HN.MarkerView): string =>
  say(`web-hn-marker-${marker.what}`, { side: say(marker.side ? `side-${marker.side}` : 'camp-both') })
