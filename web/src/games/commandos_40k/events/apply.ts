// Models moved and marked as one event tells, so that it can be seen; the true view follows at the end. Never a rule.

import type { Happened } from '$gen/types'
import { named, numbered } from '$lib/net/facts'
import { numbers } from '../board/asked-about'
import type { Place } from '../board/lengths'
import type { KT } from '../types'

/** The places that an event names: x, y and z of each, one after the other. */
export function placesOf(event: Happened): Place[] {
  const flat = numbers(event.facts, event.facts.path === undefined ? 'place' : 'path')
  return Array.from({ length: Math.floor(flat.length / 3) }, (_, at) => ({
    x: flat[3 * at]!,
    y: flat[3 * at + 1]!,
    z: flat[3 * at + 2]!,
  }))
}

export function apply(view: KT.View, event: Happened): KT.View {
  const after = TABLE[event.name]?.(view, event) ?? view
  const id = named(event.facts, 'model')
  const model = id ? after.models.find((each) => each.id === id) : undefined
  const changed = model && MODELS[event.name]?.(model, event)
  return changed ? { ...after, models: after.models.map((each) => (each.id === id ? { ...each, ...changed } : each)) } : after
}

// --- a model --------------------------------------------------------------------------------------------------------------

type Change = (model: KT.ModelView, event: Happened) => Partial<KT.ModelView>

const marked =
  (token: string): Change =>
  (model) => ({ tokens: model.tokens.includes(token) ? model.tokens : [...model.tokens, token] })

const stands: Change = (_, event) => {
  const end = placesOf(event).at(-1)
  return end ? { where: 'table', ...end } : {}
}

const MODELS: Record<string, Change> = {
  moved: stands,
  deployed: stands,
  held_back: () => ({ held: true }),
  stayed: marked('stationary'),
  prepared: marked('prepared'),
  advance_rolled: marked('advanced'),
  fell_back: marked('fell_back'),
  retreated: marked('retreated'),
  charged: marked('charged'),
  charge_failed: marked('tried'),
  shoots: marked('shot'),
  shaken: () => ({ shaken: true }),
  calm: () => ({ shaken: false }),
  damaged: (_, event) => ({ hp: Math.max(0, numbered(event.facts, 'left')) }),
  light_wound: (_, event) => ({ light: numbered(event.facts, 'number'), hp: 1 }),
  healed: (_, event) => ({ hp: numbered(event.facts, 'hp') }),
  out: () => ({ where: 'out', hp: 0 }),
  escaped: () => ({ where: 'escaped' }),
}

// --- the table ------------------------------------------------------------------------------------------------------------

type Laid = (view: KT.View, event: Happened) => KT.View

const seatOf = (event: Happened): number => numbered(event.facts, 'seat')

function withTeam(view: KT.View, seat: number, change: (team: KT.TeamView) => Partial<KT.TeamView>): KT.View {
  const [first, second] = view.teams.map((team) => (team.seat === seat ? { ...team, ...change(team) } : team))
  return first && second ? { ...view, teams: [first, second] } : view
}

const withMarker =
  (state: string): Laid =>
  (view, event) => ({
    ...view,
    markers: view.markers.map((marker) => (marker.id === named(event.facts, 'marker') ? { ...marker, state } : marker)),
  })

/** What a tactic costs is paid at once. */
const paid: Laid = (view, event) =>
  withTeam(view, seatOf(event), (team) => ({
    cp: Math.max(0, team.cp - Math.max(0, numbered(event.facts, 'cost'))),
    tactics: team.tactics.map((tactic) => (tactic.id === named(event.facts, 'tactic') ? { ...tactic, used: true } : tactic)),
  }))

function placed(view: KT.View, event: Happened): KT.View {
  const [at, id] = [placesOf(event).at(-1), named(event.facts, 'marker')]
  if (!at || !id || view.markers.some((marker) => marker.id === id)) return view
  return { ...view, markers: [...view.markers, { id, x: at.x, y: at.y, state: 'intact', control: -1, near: [0, 0] }] }
}

/** Those that have acted may act again in the next phase. */
const fresh = (view: KT.View): KT.ModelView[] => view.models.map((model) => (model.done ? { ...model, done: false } : model))

const TABLE: Record<string, Laid> = {
  round: (view, event) => ({ ...view, round: numbered(event.facts, 'number') }),
  phase: (view, event) => ({ ...view, phase: named(event.facts, 'phase') || view.phase, sub: '', models: fresh(view) }),
  sub_phase: (view, event) => ({ ...view, sub: named(event.facts, 'sub') }),
  initiative: (view, event) => ({ ...view, initiative: seatOf(event) }),
  points_gained: (view, event) => withTeam(view, seatOf(event), () => ({ cp: numbered(event.facts, 'total') })),
  broken: (view, event) => withTeam(view, seatOf(event), () => ({ broken: true })),
  recon_shown: (view, event) => withTeam(view, seatOf(event), () => ({ recon: named(event.facts, 'card') })),
  tactic_used: paid,
  tactic_on: paid,
  marker_placed: placed,
  marker_removed: withMarker('removed'),
  marker_found: withMarker('sought'),
  sabotaged: withMarker('sabotaged'),
  defused: withMarker('intact'),
  sought_rolled: (view, event) => ({ ...view, sought: numbered(event.facts, 'die') }),
}
