// A unit that is not on the map yet, drawn as it will look there.

import type { HN } from '../types'
import { recruitType } from '../words/names'

/** A unit in the open that has done nothing and carries no marks, but for what is known of it. */
export const freshUnit = (known: Partial<HN.UnitView>): HN.UnitView => ({
  id: 0,
  seat: 0,
  side: 'us',
  type: '',
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
  ...known,
})

export const pieceOf = (seat: HN.SeatView, recruit: string): HN.UnitView =>
  freshUnit({ id: -1, seat: seat.seat, side: seat.side, type: recruitType(recruit) })
