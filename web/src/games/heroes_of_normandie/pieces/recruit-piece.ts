// A unit that is not on the map yet, drawn as it will look there.

import type { HN } from '../types'
import { recruitType } from '../words/names'

export const pieceOf = (seat: HN.SeatView, recruit: string): HN.UnitView => ({
  id: -1,
  seat: seat.seat,
  side: seat.side,
  type: recruitType(recruit),
  square: '',
  squares: [],
  facing: 'e',
  face: 'front',
  hidden: '',
  carrier: null,
  suppressed: 0,
  damage: [],
  token: '',
  order: 'fresh',
  bombs: 0,
  mine: true,
  moving: false,
  prisoner: false,
})
