// Pieces moved as one event tells, so that it can be seen; the true view follows at the end. Never a rule.

import type { Happened } from '$gen/types'
import { named, numbered } from '$lib/net/facts'
import { squaresAt } from '../board/squares'
import { unitOf } from '../board/targets'
import type { HN } from '../types'

const MOVES = new Set(['stepped', 'drove', 'left_vehicle', 'spilled', 'pushed', 'retreated', 'occupied', 'arrived'])
const GONE = new Set(['eliminated', 'destroyed', 'exited', 'decoy_gone', 'crushed'])

export function apply(view: HN.View, event: Happened): HN.View {
  const after = TABLE[event.name]?.(view, event) ?? view
  const id = numbered(event.facts, 'unit')
  const unit = unitOf(after, id)
  if (!unit) return after
  const changed = change(after, unit, event)
  return changed === unit
    ? after
    : { ...after, units: after.units.flatMap((each) => (each.id !== id ? [each] : changed ? [changed] : [])) }
}

// --- the table ------------------------------------------------------------------------------------------------------------

const withSeat = (view: HN.View, number: number, change: (seat: HN.SeatView) => Partial<HN.SeatView>): HN.View => ({
  ...view,
  seats: view.seats.map((seat) => (seat.seat === number ? { ...seat, ...change(seat) } : seat)),
})

const handed = (view: HN.View, event: Happened, number: number): HN.View =>
  withSeat(view, numbered(event.facts, 'seat'), (seat) => ({ hand_size: Math.max(0, seat.hand_size + number) }))

function played(view: HN.View, event: Happened): HN.View {
  const [card, number] = [named(event.facts, 'card'), numbered(event.facts, 'seat')]
  const after = withSeat(handed(view, event, -1), number, (seat) => {
    const at = seat.hand.indexOf(card)
    return { hand: at < 0 ? seat.hand : seat.hand.toSpliced(at, 1) }
  })
  return { ...after, stack: [...view.stack, { card, seat: number }] }
}

const TABLE: Record<string, (view: HN.View, event: Happened) => HN.View> = {
  turn: (view, event) => ({ ...view, turn: numbered(event.facts, 'number') }),
  phase: (view, event) => ({ ...view, phase: named(event.facts, 'phase') || view.phase }),
  initiative: (view, event) => ({ ...view, initiative: named(event.facts, 'side') }),
  initiative_passed: (view, event) => ({ ...view, initiative: named(event.facts, 'side') }),
  scored: (view, event) => ({
    ...view,
    score: {
      ...view.score,
      [named(event.facts, 'side')]: (view.score[named(event.facts, 'side')] ?? 0) + numbered(event.facts, 'number'),
    },
  }),
  card_played: played,
  card_cancelled: (view) => ({ ...view, stack: view.stack.slice(0, -1) }),
  card_lost: (view) => ({ ...view, stack: view.stack.slice(0, -1) }),
  drew: (view, event) => handed(view, event, numbered(event.facts, 'number')),
  ordered: (view, event) =>
    withSeat(view, numbered(event.facts, 'unit_seat'), (seat) => ({ tokens_left: Math.max(0, seat.tokens_left - 1) })),
  smoke_placed: (view, event) => ({
    ...view,
    smoke: [...view.smoke, { point: named(event.facts, 'point'), malus: numbered(event.facts, 'number'), seat: event.by }],
  }),
}

// --- a counter ------------------------------------------------------------------------------------------------------------

/** The counter afterwards; nothing if it is gone. */
function change(view: HN.View, unit: HN.UnitView, event: Happened): HN.UnitView | null {
  if (MOVES.has(event.name)) return moved(view, unit, event)
  if (GONE.has(event.name)) return null
  switch (event.name) {
    case 'suppressed':
      return { ...unit, suppressed: unit.suppressed + numbered(event.facts, 'number') }
    case 'recovered':
      return { ...unit, suppressed: Math.max(0, unit.suppressed - numbered(event.facts, 'number')) }
    case 'damaged':
      return { ...unit, damage: [...unit.damage, named(event.facts, 'damage')] }
    case 'repaired':
      return { ...unit, damage: unit.damage.filter((each) => each !== named(event.facts, 'damage')) }
    case 'step_lost':
      return { ...unit, face: 'back' }
    case 'ordered':
      return { ...unit, token: unit.token || '?' }
    case 'order_was':
      return { ...unit, token: named(event.facts, 'token') }
    case 'token_lost':
      return { ...unit, token: '' }
    case 'revealed':
      return { ...unit, token: named(event.facts, 'token'), order: 'acted' }
    case 'active_marker':
      return { ...unit, order: 'active', token: '' }
    case 'embarked':
      return { ...unit, square: '', squares: [], carrier: numbered(event.facts, 'foe') }
    case 'aimed':
      return { ...unit, facing: named(event.facts, 'direction') }
    default:
      return unit
  }
}

function moved(view: HN.View, unit: HN.UnitView, event: Happened): HN.UnitView {
  const square = named(event.facts, 'square')
  const facing = named(event.facts, 'direction') || unit.facing
  const footprint = view.types.find((type) => type.id === unit.type)?.footprint ?? 1
  return square ? { ...unit, square, facing, carrier: null, squares: squaresAt(square, facing, footprint) } : unit
}
