// Changes a view as one event tells, so that the event can be seen. The true view follows after the last event. Never a rule.

import { changed, type Changes, unmoved } from '$lib/net/wire'
import { squaresAt } from '../board/squares'
import { unitOf } from '../board/targets'
import type { Game, Happened, HN } from '../types'

// --- seats and cards -----------------------------------------------------------------------------------------------------

const withSeat = (view: HN.View, number: number, change: (seat: HN.SeatView) => Partial<HN.SeatView>): HN.View => ({
  ...view,
  seats: view.seats.map((seat) => (seat.seat === number ? { ...seat, ...change(seat) } : seat)),
})

const handed = (view: HN.View, seat: number, number: number): HN.View =>
  withSeat(view, seat, (had) => ({ hand_size: Math.max(0, had.hand_size + number) }))

function played(view: HN.View, { seat: number, card }: { seat: number; card: string }): HN.View {
  const after = withSeat(handed(view, number, -1), number, (seat) => {
    const at = seat.hand.indexOf(card)
    return { hand: at < 0 ? seat.hand : seat.hand.toSpliced(at, 1) }
  })
  return { ...after, stack: [...view.stack, { card, seat: number }] }
}

const offStack = (view: HN.View): HN.View => ({ ...view, stack: view.stack.slice(0, -1) })

// --- counters ------------------------------------------------------------------------------------------------------------

/** The facts of an event about a counter. The number is missing if this seat may not know which counter it is. */
interface OfUnit {
  unit?: number
}

/** Changes the counter that an event names; a `change` that returns null removes it. */
const ofUnit =
  <Facts extends OfUnit>(change: (unit: HN.UnitView, facts: Facts, view: HN.View) => HN.UnitView | null) =>
  (view: HN.View, facts: Facts): HN.View => {
    const unit = unitOf(view, facts.unit ?? -1)
    if (!unit) return view
    const after = change(unit, facts, view)
    return { ...view, units: view.units.flatMap((each) => (each.id !== unit.id ? [each] : after ? [after] : [])) }
  }

const moves = ofUnit((unit, { square, direction }: OfUnit & { square: string; direction?: string }, view) => {
  const facing = direction || unit.facing
  const footprint = view.types.find((type) => type.id === unit.type)?.footprint ?? 1
  return square ? { ...unit, square, facing, carrier: null, squares: squaresAt(square, facing, footprint) } : unit
})
const goes = ofUnit(() => null)

const CHANGES: Changes<Game> = {
  turn: (view, { number }) => ({ ...view, turn: number }),
  phase: (view, { phase }) => ({ ...view, phase: phase || view.phase }),
  initiative: (view, { side }) => ({ ...view, initiative: side }),
  initiative_passed: (view, { side }) => ({ ...view, initiative: side }),
  scored: (view, { side, number }) => ({ ...view, score: { ...view.score, [side]: (view.score[side] ?? 0) + number } }),
  card_played: played,
  card_cancelled: offStack,
  card_lost: offStack,
  drew: (view, { seat, number }) => handed(view, seat, number),
  ordered: (view, facts) =>
    ofUnit((unit) => ({ ...unit, token: unit.token || '?' }))(
      withSeat(view, facts.unit_seat ?? -1, (seat) => ({ tokens_left: Math.max(0, seat.tokens_left - 1) })),
      facts,
    ),
  smoke_placed: (view, { point, number }, by) => ({ ...view, smoke: [...view.smoke, { point, malus: number, seat: by }] }),
  stepped: moves,
  drove: moves,
  left_vehicle: moves,
  spilled: moves,
  redeployed: moves,
  pushed: moves,
  retreated: moves,
  occupied: moves,
  arrived: moves,
  eliminated: goes,
  destroyed: goes,
  exited: goes,
  decoy_gone: goes,
  crushed: goes,
  suppressed: ofUnit((unit, { number }) => ({ ...unit, suppressed: unit.suppressed + number })),
  recovered: ofUnit((unit, { number }) => ({ ...unit, suppressed: Math.max(0, unit.suppressed - number) })),
  damaged: ofUnit((unit, { damage }) => ({ ...unit, damage: [...unit.damage, damage] })),
  repaired: ofUnit((unit, { damage }) => ({ ...unit, damage: unit.damage.filter((each) => each !== damage) })),
  step_lost: ofUnit((unit) => ({ ...unit, face: 'back' })),
  order_was: ofUnit((unit, { token }) => ({ ...unit, token })),
  token_lost: ofUnit((unit) => ({ ...unit, token: '' })),
  revealed: ofUnit((unit, { token }) => ({ ...unit, token, order: 'acted' })),
  active_marker: ofUnit((unit) => ({ ...unit, order: 'active', token: '' })),
  embarked: ofUnit((unit, { foe }) => ({ ...unit, square: '', squares: [], carrier: foe ?? -1 })),
  aimed: ofUnit((unit, { direction }) => ({ ...unit, facing: direction })),
  ...unmoved(
    'drew_cards',
    'replaced_card',
    'reshuffled',
    'deployed',
    'deployed_hidden',
    'deployed_aboard',
    'deployed_position',
    'horn_placed',
    'directives_chosen',
    'playing_order',
    'marker',
    'tokens_taken',
    'smoke_ordered',
    'tokens_swapped',
    'token_moved',
    'shared',
    'shared_special',
    'shared_bluff',
    'directed',
    'smoke_turn',
    'activated',
    'autonomous',
    'declined',
    'again',
    'turned',
    'hid',
    'concealed',
    'watched',
    'stopped',
    'stopped_by',
    'barred',
    'spotted',
    'cut_hedge',
    'dug_in',
    'moved_on',
    'fired',
    'aimed_at',
    'aimed_structure',
    'aimed_point',
    'rolled',
    'rerolled',
    'shot',
    'missed',
    'shot_lost',
    'direct_hit',
    'stood_in',
    'saved',
    'corrected',
    'scattered',
    'off_board',
    'exploded',
    'exploded_inside',
    'structure_hit',
    'structure_fell',
    'smoke_faded',
    'assaulted',
    'clashed',
    'repulsed',
    'assault_won',
    'retreated_aboard',
    'cards_discarded',
    'card_swapped',
    'aa_rolled',
    'token_spent',
    'tokens_back',
    'bomb_attached',
    'bomb_exploded',
    'charge_placed',
    'charge_exploded',
    'tactic_taken',
    'tactic_was',
    'tactic_used',
    'effect',
    'broken',
    'prisoner_taken',
    'prisoner_lost',
    'initiative_kept',
    'game_over',
    'game_drawn',
  ),
}

export const apply = (view: HN.View, event: Happened): HN.View => changed(CHANGES, view, event)
