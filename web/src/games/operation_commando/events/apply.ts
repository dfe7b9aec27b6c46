// Moves the cards and tokens of a view as one event tells, so that it can be seen before the true view comes. Never a rule:
// what an event does not say stays as it is.

import type { Happened } from '$gen/types'
import { named, numberOf } from '$lib/net/facts'
import { listOf, type SideName, SIDES } from '../board/lookup'
import { printed } from '../pieces/printed-cards'
import type { OC } from '../types'

type View = OC.View
type Deed = (view: View, side: SideName, event: Happened) => View

const withSide = (view: View, side: SideName, change: (had: OC.Side) => Partial<OC.Side>): View => ({
  ...view,
  [side]: { ...view[side], ...change(view[side]) },
})

function counted(counts: Record<string, number>, name: string, by: number): Record<string, number> {
  const { [name]: had = 0, ...rest } = counts
  return had + by > 0 ? { ...rest, [name]: had + by } : rest
}

const held = (view: View, side: SideName, event: Happened, by: number): View =>
  withSide(view, side, (had) => ({ tokens: counted(had.tokens, named(event.facts, 'token'), by) }))

/** From the bank, or back to it. */
const tokens = (view: View, side: SideName, event: Happened, by: number): View => ({
  ...held(view, side, event, by),
  bank: counted(view.bank, named(event.facts, 'token'), -by),
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

const NO_FORCE: OC.Force = { units: [], carried: 0, total: 0, tokens_forbidden: false, second_forbidden: false, reach: [] }

const fighting = (view: View): OC.Combat =>
  view.combat ?? { number: (view.assault?.fought ?? 0) + 1, ahead: 'us', us: NO_FORCE, de: NO_FORCE }

function committed(view: View, side: SideName, event: Happened): View {
  const card = printed(named(event.facts, 'card'))
  const combat = fighting(view)
  const had = combat[side]
  const unit: OC.Unit = { card, value: card.vc, points: [], suppressed: false }
  const force = { ...had, units: [...had.units, unit], total: had.total + card.vc, reach: [] }
  const assault = view.assault && { ...view.assault, fought: combat.number }
  const after = { ...combat, [side]: force }
  return { ...view, assault, combat: { ...after, ahead: after.us.total >= after.de.total ? 'us' : 'de' } }
}

/** The units of a Combat that is over are tilted. */
function combatWon(view: View): View {
  let after: View = { ...view, combat: null }
  for (const side of SIDES)
    after = withSide(after, side, (had) => ({
      tilted: [...had.tilted, ...(view.combat?.[side].units.map((unit) => unit.card) ?? [])],
    }))
  return after
}

function values(view: View, _side: SideName, event: Happened): View {
  if (!view.combat) return view
  const us = numberOf(event.facts, 'us')
  const de = numberOf(event.facts, 'de')
  return {
    ...view,
    combat: {
      ...view.combat,
      ahead: us >= de ? 'us' : 'de',
      us: { ...view.combat.us, total: us, reach: [] },
      de: { ...view.combat.de, total: de, reach: [] },
    },
  }
}

function drew(view: View, side: SideName, event: Happened): View {
  const number = numberOf(event.facts, 'number')
  return withSide(view, side, (had) => ({ hand_size: had.hand_size + number, draw_pile: Math.max(0, had.draw_pile - number) }))
}

const inHand = (view: View, cards: string[]): View => {
  const side = cards[0]?.startsWith('de') ? 'de' : 'us'
  return view.seat === null ? view : withSide(view, side, (had) => ({ hand: [...had.hand, ...cards.map(printed)] }))
}

const played: Deed = (view, side, event) => fromHand(view, side, named(event.facts, 'card'))
const spent: Deed = (view, side, event) => tokens(view, side, event, -1)
/** A token that brings something stays by its unit until the Assault is over. */
const laid: Deed = (view, side, event) =>
  numberOf(event.facts, 'value') ? held(view, side, event, -1) : spent(view, side, event)
const discarded: Deed = (view, side, event) =>
  onDiscard(fromHand(view, side, named(event.facts, 'card')), side, named(event.facts, 'card'))

const DEEDS: Record<string, Deed> = {
  played,
  committed,
  values,
  drew,
  discarded,
  rejected: discarded,
  drew_cards: (view, _side, event) => inHand(view, listOf(event.facts, 'cards')),
  milled: (view, side, event) =>
    withSide(onDiscard(view, side, named(event.facts, 'card')), side, (had) => ({ draw_pile: Math.max(0, had.draw_pile - 1) })),
  cancelled: (view, side, event) =>
    onDiscard(fromHand(view, side, named(event.facts, 'card')), side, named(event.facts, 'card')),
  tokens_gained: (view, side, event) => tokens(view, side, event, numberOf(event.facts, 'number')),
  token_returned: spent,
  token_paid: spent,
  token_played: laid,
  token_sure: laid,
  combat_won: combatWon,
  size_changed: (view, _side, event) =>
    view.assault ? { ...view, assault: { ...view.assault, size: numberOf(event.facts, 'size') } } : view,
  points: (view, _side, event) =>
    withSide(
      withSide(view, 'us', () => ({ points: numberOf(event.facts, 'us') })),
      'de',
      () => ({ points: numberOf(event.facts, 'de') }),
    ),
  turn: (view, _side, event) => ({ ...view, turn: numberOf(event.facts, 'number') }),
  phase: (view, _side, event) => ({ ...view, phase: named(event.facts, 'phase') || view.phase }),
}

export function apply(view: View, event: Happened): View {
  const side: SideName = named(event.facts, 'side') === 'de' ? 'de' : 'us'
  return DEEDS[event.name]?.(view, side, event) ?? view
}
