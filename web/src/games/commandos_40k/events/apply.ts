// Changes a view as one event tells, so that the event can be seen. The true view follows after the last event. Never a rule.

import { changed, type Changes, unmoved } from '$lib/net/wire'
import type { Place } from '../board/lengths'
import type { Game, Happened, KT } from '../types'

/** An event lists places as x, y and z of each, one after the other. */
export const placesTold = (flat: number[]): Place[] =>
  Array.from({ length: Math.floor(flat.length / 3) }, (_, at) => ({
    x: flat[3 * at]!,
    y: flat[3 * at + 1]!,
    z: flat[3 * at + 2]!,
  }))

// --- a model --------------------------------------------------------------------------------------------------------------

interface OfModel {
  model?: string
}

/** Changes the model that an event names. */
const ofModel =
  <Facts extends OfModel>(change: (model: KT.ModelView, facts: Facts) => Partial<KT.ModelView>) =>
  (view: KT.View, facts: Facts): KT.View => {
    const model = facts.model ? view.models.find((each) => each.id === facts.model) : undefined
    if (!model) return view
    const after = { ...model, ...change(model, facts) }
    return { ...view, models: view.models.map((each) => (each === model ? after : each)) }
  }

const marked = (token: string) =>
  ofModel((model) => ({ tokens: model.tokens.includes(token) ? model.tokens : [...model.tokens, token] }))

function stands(flat: number[]): Partial<KT.ModelView> {
  const end = placesTold(flat).at(-1)
  return end ? { where: 'table', ...end } : {}
}

// --- the table ------------------------------------------------------------------------------------------------------------

function withTeam(view: KT.View, seat: number, change: (team: KT.TeamView) => Partial<KT.TeamView>): KT.View {
  const [first, second] = view.teams.map((team) => (team.seat === seat ? { ...team, ...change(team) } : team))
  return first && second ? { ...view, teams: [first, second] } : view
}

const withMarker =
  (state: string) =>
  (view: KT.View, facts: { marker?: string }): KT.View => ({
    ...view,
    markers: view.markers.map((marker) => (marker.id === facts.marker ? { ...marker, state } : marker)),
  })

/** The cost of a tactic is paid at once. */
const paid = (view: KT.View, facts: { seat: number; cost: number; tactic?: string }): KT.View =>
  withTeam(view, facts.seat, (team) => ({
    cp: Math.max(0, team.cp - Math.max(0, facts.cost)),
    tactics: team.tactics.map((tactic) => (tactic.id === facts.tactic ? { ...tactic, used: true } : tactic)),
  }))

function placed(view: KT.View, { place, marker: id }: { place: number[]; marker?: string }): KT.View {
  const at = placesTold(place).at(-1)
  if (!at || !id || view.markers.some((marker) => marker.id === id)) return view
  return { ...view, markers: [...view.markers, { id, x: at.x, y: at.y, state: 'intact', control: -1, near: [0, 0] }] }
}

/** Models that have acted may act again in the next phase. */
const fresh = (view: KT.View): KT.ModelView[] => view.models.map((model) => (model.done ? { ...model, done: false } : model))

const CHANGES: Changes<Game> = {
  moved: ofModel((_, { path }) => stands(path)),
  deployed: ofModel((_, { place }) => stands(place)),
  held_back: ofModel(() => ({ held: true })),
  stayed: marked('stationary'),
  prepared: marked('prepared'),
  advance_rolled: marked('advanced'),
  fell_back: marked('fell_back'),
  retreated: marked('retreated'),
  charged: marked('charged'),
  charge_failed: marked('tried'),
  shoots: marked('shot'),
  shaken: ofModel(() => ({ shaken: true })),
  calm: ofModel(() => ({ shaken: false })),
  damaged: ofModel((_, { left }) => ({ hp: Math.max(0, left) })),
  light_wound: ofModel((_, { number }) => ({ light: number, hp: 1 })),
  healed: ofModel((_, { hp }) => ({ hp })),
  out: ofModel(() => ({ where: 'out', hp: 0 })),
  escaped: ofModel(() => ({ where: 'escaped' })),
  round: (view, { number }) => ({ ...view, round: number }),
  phase: (view, { phase }) => ({ ...view, phase: phase ?? view.phase, sub: '', models: fresh(view) }),
  sub_phase: (view, { sub }) => ({ ...view, sub: sub ?? '' }),
  initiative: (view, { seat }) => ({ ...view, initiative: seat }),
  points_gained: (view, { seat, total }) => withTeam(view, seat, () => ({ cp: total })),
  broken: (view, { seat }) => withTeam(view, seat, () => ({ broken: true })),
  recon_shown: (view, { seat, card }) => withTeam(view, seat, () => ({ recon: card ?? '' })),
  tactic_used: paid,
  tactic_on: paid,
  marker_placed: placed,
  marker_removed: withMarker('removed'),
  marker_found: withMarker('sought'),
  sabotaged: withMarker('sabotaged'),
  defused: withMarker('intact'),
  sought_rolled: (view, { die }) => ({ ...view, sought: die }),
  ...unmoved(
    'roll_off',
    'role',
    'edge',
    'half',
    'recon_chosen',
    'recon_void',
    'traps_counted',
    'trap_laid',
    'trap_laid_at',
    'no_trap_laid',
    'traps_disarmed',
    'landing',
    'lands_nearer',
    'zone_grows',
    'part',
    'morale_rolled',
    'steadfast',
    'nerve_rolled',
    'nerve_sure',
    'initiative_rolled',
    'rerolled',
    'halted',
    'charge_declared',
    'no_reaction',
    'overwatch',
    'charge_rolled',
    'danger',
    'trap_met',
    'trap',
    'trap_spent',
    'saved_by_survey',
    'slipped',
    'fired',
    'attacks_rolled',
    'attacks',
    'channelled',
    'fights',
    'strikes',
    'hit_rolled',
    'auto_hit',
    'more_hits',
    'wound_rolled',
    'auto_wound',
    'no_save',
    'save_rolled',
    'damage_rolled',
    'fnp_rolled',
    'mortal',
    'trauma_rolled',
    'hazard_rolled',
    'first_aid',
    'ceased',
    'passed',
    'flipped',
    'goes_on_rolled',
    'scored',
    'over',
  ),
}

export const apply = (view: KT.View, event: Happened): KT.View => changed(CHANGES, view, event)
