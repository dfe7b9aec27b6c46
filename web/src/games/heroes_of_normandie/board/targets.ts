// Where on the map each option can be clicked. This only compares names; the server has decided what is allowed.

import { named, numbered } from '$lib/net/facts'
import type { Choice, HN, Question, Verb } from '../types'
import { placeOf } from './squares'

export interface Targets {
  squares: Map<string, Choice[]>
  units: Map<number, Choice[]>
  points: Map<string, Choice[]>
}

/** Verbs of movement. They are offered through the squares that the unit can reach, including far ones. */
const WAYS = new Set<Verb>(['step', 'drive'])

export const isWay = (choice: Choice): boolean => WAYS.has(choice.verb)

function add<K>(to: Map<K, Choice[]>, key: K, choice: Choice): void {
  to.set(key, [...(to.get(key) ?? []), choice])
}

/** The most exact place that an option names: an intersection, else a square, else a unit. */
export function targetsOf(options: Choice[]): Targets {
  const found: Targets = { squares: new Map(), units: new Map(), points: new Map() }
  for (const choice of options) {
    const [point, square, unit] = [named(choice.about, 'point'), named(choice.about, 'square'), numbered(choice.about, 'unit')]
    if (point) add(found.points, point, choice)
    else if (square) add(found.squares, square, choice)
    else if (unit >= 0) add(found.units, unit, choice)
  }
  return found
}

/** The unit on a square; passengers of a vehicle do not count. */
export const unitAt = (view: HN.View, square: string): HN.UnitView | undefined =>
  view.units.find((unit) => unit.carrier === null && unit.squares.includes(square))

export const unitOf = (view: HN.View, id: number): HN.UnitView | undefined => view.units.find((unit) => unit.id === id)

export const passengers = (view: HN.View, unit: HN.UnitView): HN.UnitView[] =>
  view.units.filter((each) => each.carrier === unit.id)

/** All options for a click on a square: those of the square, of the unit there, of its passengers, of the square's corners. */
export function choicesOn(view: HN.View, targets: Targets, square: string): Choice[] {
  const unit = unitAt(view, square)
  const there = unit ? [unit, ...passengers(view, unit)] : []
  const { x, y } = placeOf(square)
  const isCorner = (name: string) => [0, 1].includes(placeOf(name).x - x) && [0, 1].includes(placeOf(name).y - y)
  const corners = [...targets.points].filter(([name]) => isCorner(name))
  return [
    ...(targets.squares.get(square) ?? []),
    ...there.flatMap((each) => targets.units.get(each.id) ?? []),
    ...corners.flatMap(([, choices]) => choices),
  ]
}

/** The weapon and the manner of fire whose target is being chosen. */
export const firedIn = (question: Question | null): string =>
  question ? `${named(question.about, 'weapon')} ${named(question.about, 'manner')}`.trim() : ''

/** The unit that a question is about: the one that acts, moves or shoots. */
export const actorOf = (question: Question | null): number => (question ? numbered(question.about, 'unit') : -1)
