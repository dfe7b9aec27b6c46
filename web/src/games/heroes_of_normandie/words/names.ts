// Names of cards, players, tiles and stocks from the game's texts.

import { say } from '$lib/words/words.svelte'
import { rankOf } from '../pieces/counter-looks'
import type { HN } from '../types'

export const cardName = (id: string): string => say(`card-${id}`)
export const cardText = (id: string): string => say(`card-${id}.text`)
export const cardShort = (id: string): string => say(`card-${id}.short`)

/** The name of a seat: "the American"; if several play that side, "the first American", "the second American". */
export function seatName(view: HN.View, seat: number): string {
  const [side, rank] = [view.seats[seat]?.side ?? 'us', rankOf(view, seat)]
  return say(rank ? `ally-${side}-${rank}` : `side-${side}`)
}

/** The name without the number behind the point, which only tells equal ones apart. */
const plain = (name: string): string => name.split('.')[0] ?? name

export const stockName = (option: string): string => say(`recruit-${plain(option)}`)
export const recruitType = (recruit: string): string => plain(recruit)

/** "Order 3", "Bluff". */
export const tokenName = (token: string): string =>
  token === 'bluff' || token === 'special' ? say(`token-${token}`) : say('token-numbered', { number: Number(token) })

/** What the turn's event marker brings, and to which side. */
export const markerText = (marker: HN.MarkerView): string =>
  say(`web-hn-marker-${marker.what}`, { side: say(marker.side ? `side-${marker.side}` : 'camp-both') })

/** The number of a unit to deploy, if the army has several of its type: "us_fire_team.2". */
export const recruitNumber = (recruit: string): string => recruit.split('.')[1] ?? ''
