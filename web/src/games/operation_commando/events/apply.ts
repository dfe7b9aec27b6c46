// Changes a view as one event tells, so that the event can be seen before the true view comes. Never a rule: what an event does
// not tell stays as it is.

import { changed, type Changes, unmoved } from '$lib/net/wire'
import { type SideName, SIDES } from '../board/lookup'
import { printed } from '../pieces/printed-cards'
import type { Game, Happened, OC } from '../types'

type View = OC.View
/** A change of the view, for events that have at least these facts. */
type Deed<Facts> = (view: View, facts: Facts) => View

interface OfSide {
  side: SideName
}

const withSide = (view: View, side: SideName, change: (had: OC.Side) => Partial<OC.Side>): View => ({
  ...view,
  [side]: { ...view[side], ...change(view[side]) },
})

function counted(counts: Record<string, number>, name: string, by: number): Record<string, number> {
  const { [name]: had = 0, ...rest } = counts
  return had + by > 0 ? { ...rest, [name]: had + by } : rest
}

const held = (view: View, side: SideName, token: string, by: number): View =>
  withSide(view, side, (had) => ({ tokens: counted(had.tokens, token, by) }))

/** Moves tokens from the bank, or back to it. */
const tokens = (view: View, side: SideName, token: string, by: number): View => ({
  ...held(view, side, token, by),
  bank: counted(view.bank, token, -by),
})

const without = (cards: OC.Card[], id: string): OC.Card[] => {
  const at = cards.findIndex((card) => card.id === id)
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

const fromHand = (view: View, side: SideName, id: string): View =>
  withSide(view, side, (had) => ({
    hand: without(had.hand, id),
    hand_size: Math.max(0, had.hand_size - 1),
    heroics_in_hand: Math.max(0, had.heroics_in_hand - Number(printed(id).heroic)),
  }))

const onDiscard = (view: View, side: SideName, id: string): View =>
  withSide(view, side, (had) => ({
    discard: had.discard.length === had.discard_size ? [...had.discard, printed(id)] : [printed(id)],
    discard_size: had.discard_size + 1,
  }))

const NO_FORCE: OC.Force = {
  units: [],
  carried: 0,
  total: 0,
  missing: 0,
  lead: 0,
  tokens_forbidden: false,
  second_forbidden: false,
  reach: [],
}

const fighting = (view: View): OC.Combat =>
  view.combat ?? { number: (view.assault?.fought ?? 0) + 1, ahead: 'us', us: NO_FORCE, de: NO_FORCE }

function committed(view: View, { side, card: id }: OfSide & { card: string }): View {
  const card = printed(id)
  const combat = fighting(view)
  const had = combat[side]
  const unit: OC.Unit = { card, value: card.vc, points: [], suppressed: false }
  const force = { ...had, units: [...had.units, unit], total: had.total + card.vc, reach: [] }
  const assault = view.assault && { ...view.assault, fought: combat.number }
  return { ...view, assault, combat: { ...combat, [side]: force } }
}

/** The units of a finished Combat are tilted. */
function combatWon(view: View): View {
  let after: View = { ...view, combat: null }
  for (const side of SIDES)
    after = withSide(after, side, (had) => ({
      tilted: [...had.tilted, ...(view.combat?.[side].units.map((unit) => unit.card) ?? [])],
    }))
  return after
}

interface Values {
  us: number
  de: number
  ahead: SideName
  /** The points that the losing side lacks. */
  missing: number
}

function values(view: View, { us, de, ahead, missing }: Values): View {
  if (!view.combat) return view
  const lead = Math.abs(us - de)
  const standing = (side: SideName) => (side === ahead ? { missing: 0, lead } : { missing, lead: 0 })
  return {
    ...view,
    combat: {
      ...view.combat,
      ahead,
      us: { ...view.combat.us, ...standing('us'), total: us, reach: [] },
      de: { ...view.combat.de, ...standing('de'), total: de, reach: [] },
    },
  }
}

function drew(view: View, { side, number }: OfSide & { number: number }): View {
  return withSide(view, side, (had) => ({ hand_size: had.hand_size + number, draw_pile: Math.max(0, had.draw_pile - number) }))
}

const inHand = (view: View, cards: string[]): View => {
  const side = cards[0]?.startsWith('de') ? 'de' : 'us'
  return view.seat === null ? view : withSide(view, side, (had) => ({ hand: [...had.hand, ...cards.map(printed)] }))
}

const played: Deed<OfSide & { card: string }> = (view, { side, card }) => fromHand(view, side, card)
const spent: Deed<OfSide & { token: string }> = (view, { side, token }) => tokens(view, side, token, -1)
/** A token with an effect stays beside its unit until the Assault is over. */
const laid: Deed<OfSide & { token: string; value: number }> = (view, facts) =>
  facts.value ? held(view, facts.side, facts.token, -1) : spent(view, facts)
const discarded: Deed<OfSide & { card: string }> = (view, { side, card }) => onDiscard(fromHand(view, side, card), side, card)

const CHANGES: Changes<Game> = {
  played,
  committed,
  values,
  drew,
  discarded,
  rejected: discarded,
  drew_cards: (view, { cards }) => inHand(view, cards),
  milled: (view, { side, card }) =>
    withSide(onDiscard(view, side, card), side, (had) => ({ draw_pile: Math.max(0, had.draw_pile - 1) })),
  cancelled: discarded,
  tokens_gained: (view, { side, token, number }) => tokens(view, side, token, number),
  token_returned: spent,
  token_paid: spent,
  token_played: laid,
  token_sure: laid,
  combat_won: combatWon,
  size_changed: (view, { size }) => (view.assault ? { ...view, assault: { ...view.assault, size } } : view),
  points: (view, { us, de }) =>
    withSide(
      withSide(view, 'us', () => ({ points: us })),
      'de',
      () => ({ points: de }),
    ),
  turn: (view, { number }) => ({ ...view, turn: number }),
  phase: (view, { phase }) => ({ ...view, phase }),
  ...unmoved(
    'mission',
    'mulligan',
    'kept_hand',
    'no_card_left',
    'extra_draw',
    'left_game',
    'saw_cards',
    'looked_at_top',
    'top_cards',
    'took_one_of_top',
    'took_card',
    'taken_back',
    'brought',
    'dice_for_unit',
    'die',
    'dice',
    'terrain_taken',
    'terrain_turned',
    'draws_changed',
    'building_marked',
    'attached',
    'suppressed',
    'ability_paid',
    'bonus_laid',
    'next_combat_bonus',
    'first_unit_changed',
    'tokens_forbidden',
    'second_forbidden',
    'gave_up',
    'abandoned',
    'unit_removed',
    'assault_won',
    'recovery_tried',
    'heroic_taken',
    'heroic_chosen',
    'permanent_taken',
    'permanent_chosen',
    'permanent_played',
    'permanent_used',
    'permanent_destroyed',
    'column_chosen',
    'front_turned',
    'terrain_discarded',
    'stays_in_sector',
    'counter_prepared',
    'counter_unit',
    'counter_launched',
    'counter_lost',
    'counter_taken',
    'terrain_kept',
    'terrain_removed',
    'arm_laid',
    'markers_placed',
    'markers_chosen',
    'attacked',
    'diverted',
    'production_blocked',
    'produced',
    'site_recovered',
    'reopened',
    'circle_held',
    'marker_revealed',
    'barricade_placed',
    'barricade_removed',
    'lock_placed',
    'layout_announced',
    'field_laid',
    'pir_dropped',
    'pir_drifted',
    'pir_landed',
    'pir_activated',
    'pir_refreshed',
    'pir_fatigue',
    'scouted',
    'scout_saw',
    'pir_moved',
    'pir_pushed',
    'pir_redeployed',
    'pir_blocked',
    'pir_placed',
    'pir_left',
    'control_promised',
    'chooser_named',
    'victory',
    'draw',
  ),
}

export const apply = (view: View, event: Happened): View => changed(CHANGES, view, event)
