// What can be drawn now, read from the question and its options.

import { named, numbered } from '$lib/net/facts'
import type { Choice, KT, Question } from '../types'
import { kindOf, modelOf } from '../words/names'
import { asksAbout, modelIn } from './asked-about'
import { type Place, placesIn } from './lengths'
import type { Task } from './path-drawing.svelte'

const PATH = '_path'
const NOWHERE: Place = { x: 0, y: 0, z: 0 }

export const isWay = (choice: Choice): boolean => choice.verb === 'path' || choice.verb === 'leave'
export const isPlace = (choice: Choice): boolean => choice.verb === 'at' || choice.verb === 'marker'

const edgeFor = (view: KT.View, model: KT.ModelView): number =>
  view.teams[model.seat]?.role === 'defender' ? view.evacuation : -1

/** A path for a model, with the number that its surveys need. */
function wayOf(view: KT.View, model: KT.ModelView, kind: string, number: string, options: Choice[]): Task {
  const start = { x: model.x, y: model.y, z: model.z }
  const offered = options.filter((choice) => choice.verb === 'path').map((choice) => placesIn(choice.action, start.z))
  return {
    verb: 'path',
    kind,
    number,
    model: model.id,
    radius: kindOf(view, model).radius,
    start,
    offered,
    before: '',
    edge: edgeFor(view, model),
  }
}

/** The drawing task of a question. */
export function taskOf(view: KT.View, question: Question | null, options: Choice[]): Task | null {
  if (!question || !options.length) return null
  const model = modelOf(view, asksAbout(question))
  if (question.kind.endsWith(PATH) && model) {
    const number =
      question.kind === 'retreat_path' ? named(question.about, 'foe') : String(Math.max(0, numbered(question.about, 'number')))
    return wayOf(view, model, question.kind.slice(0, -PATH.length), number, options)
  }
  if (question.kind === 'deploy') return setUpOf(view, options)
  const offered = options.filter(isPlace).map((choice) => placesIn(choice.action, 0))
  if (question.kind === 'deploy_at' && model)
    return {
      verb: 'at',
      kind: 'deploy',
      number: String(Math.max(0, numbered(question.about, 'die'))),
      model: model.id,
      radius: kindOf(view, model).radius,
      start: offered[0]?.[0] ?? NOWHERE,
      offered,
      before: '',
      edge: -1,
    }
  if (question.kind === 'marker')
    return {
      verb: 'marker',
      kind: 'marker',
      number: '',
      model: '',
      radius: view.table.marker_radius,
      start: offered[0]?.[0] ?? NOWHERE,
      offered,
      before: '',
      edge: -1,
    }
  return null
}

/** Whether a die says in which quarter a seat's models land (KT-MISSION1-05): then no place is known before it is rolled. */
export const lands = (view: KT.View, seat: number): boolean =>
  view.mission === 'air_assault' && view.teams[seat]?.role === 'attacker'

/** The next model to set up: a place for it may be drawn before the model is chosen. */
export function setUpOf(view: KT.View, options: Choice[]): Task | null {
  const first = options.find((choice) => choice.verb === 'deploy')
  const model = modelOf(view, first ? modelIn(first) : '')
  if (!first || !model || lands(view, model.seat)) return null
  const radius = kindOf(view, model).radius
  const before = first.action
  return { verb: 'at', kind: 'deploy', number: '0', model: model.id, radius, start: NOWHERE, offered: [], before, edge: -1 }
}

/** A normal move that is not announced yet: it is announced when its path has been drawn. */
export function moveOf(view: KT.View, id: string, options: Choice[]): Task | null {
  const model = modelOf(view, id)
  const before = `normal ${id}`
  if (!model || !options.some((choice) => choice.action === before)) return null
  return { ...wayOf(view, model, 'normal', '0', []), before }
}

/** The survey for where something may be set down before the battle; empty if nothing is set down. */
export function zoneOf(question: Question): string {
  if (question.kind === 'marker') return 'zone marker'
  if (question.kind !== 'deploy_at') return ''
  return `zone ${asksAbout(question)} ${Math.max(0, numbered(question.about, 'die'))}`
}

export const reachOf = (task: Task): string => `reach ${task.kind} ${task.model} ${task.number}`
