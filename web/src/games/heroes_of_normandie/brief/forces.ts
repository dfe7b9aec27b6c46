// What each player starts with, and what each has achieved.

import { say } from '$lib/words/words.svelte'
import type { Force } from '../../face'
import type { HN } from '../types'
import { seatName } from '../words/names'

export const forces = (view: HN.View): Force[] =>
  view.seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(view, seat.seat),
    mark: seat.side === 'ge' ? 'b' : 'a',
    text: [
      ...seat.tiles.map((tile) => say(`tile-${tile.id}`)),
      say('web-hn-brief-cards', { n: seat.hand_size }),
      ...(view.initiative === seat.side ? [say('web-hn-brief-first')] : []),
    ].join(' · '),
  }))

export const scores = (view: HN.View): Force[] =>
  view.seats.map((seat) => ({
    seat: seat.seat,
    name: seatName(view, seat.seat),
    mark: seat.side === 'ge' ? 'b' : 'a',
    text: say('web-hn-result', {
      points: view.score[seat.side] ?? 0,
      units: view.units.filter((unit) => unit.seat === seat.seat).length,
    }),
  }))
