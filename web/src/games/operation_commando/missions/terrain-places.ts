// Where the places of a mission's map are drawn, and what the German lays out at Utah Beach. No rules: only positions.

import { named } from '$lib/net/facts'
import type { Choice, OC, Verb } from '../types'

const TAKEN = new Set(['bonus', 'end_effects', 'recovery', 'mission_end', 'turn_end'])

/** The terrain of this turn's Assault, until a side has taken it. */
export const foughtFor = (view: OC.View): OC.Terrain | null => (TAKEN.has(view.phase) ? null : (view.assault?.terrain ?? null))

export interface At {
  row: number
  column: number
}

const COLUMNS = 'abcd'

/** The position of a square of Utah Beach: `b3` is the second column, third row from the sea. */
export const squareAt = (name: string): At => ({ row: Number(name[1]), column: COLUMNS.indexOf(name[0]!) + 1 })

export const SQUARES: readonly string[] = [1, 2, 3, 4].flatMap((row) => [...COLUMNS].map((column) => `${column}${row}`))

const STEPS: Record<string, readonly [number, number]> = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] }
const MIDDLE = 4
const CIRCLES = 3

/** The position of a place of Graignes on a grid of 7 × 7: circle 3 is the village in the middle. */
export function crossAt(name: string): At {
  const [down, right] = STEPS[name[0]!]!
  const far = CIRCLES + 1 - Number(name[1])
  return { row: MIDDLE + down * far, column: MIDDLE + right * far }
}

/** The position on a narrow screen, without room for the cross: a row for each circle, the outermost on top, in compass
 * order. */
export const rowAt = (name: string): At => ({ row: 2 * Number(name[1]), column: 'nesw'.indexOf(name[0]!) + 1 })

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The nearest place in the direction of an arrow key, straight ahead before sideways; undefined if there is none. */
export function next(from: string, key: string, places: Iterable<[name: string, at: At]>): string {
  const step = ARROWS[key]
  const all = new Map(places)
  const start = all.get(from)
  if (!step || !start) return ''
  let best = ''
  let nearest = Infinity
  for (const [name, at] of all) {
    const [down, right] = [at.row - start.row, at.column - start.column]
    const ahead = down * step[0] + right * step[1]
    const aside = Math.abs(down * step[1]) + Math.abs(right * step[0])
    if (ahead <= 0 || ahead + 2 * aside >= nearest) continue
    nearest = ahead + 2 * aside
    best = name
  }
  return best
}

/** The question that the German answers while he lays out the field. */
export interface LayOut {
  /** The terrain that needs a square; empty if the question is not about one. */
  terrain: string
  /** The square that needs a terrain; empty if the question is not about one. */
  square: string
  /** The options that are chosen beside the field: terrains, numbers of columns, a layout. */
  choices: Choice[]
}

const LAYING = new Set<Verb>(['put', 'number', 'lay_rest', 'layout'])

export function layOut(options: Choice[]): LayOut | null {
  if (!options.length || !options.every((choice) => LAYING.has(choice.verb))) return null
  const others = options.filter((choice) => choice.verb !== 'lay_rest')
  const terrains = new Set(others.map((choice) => named(choice.about, 'terrain')))
  const squares = new Set(others.map((choice) => named(choice.about, 'place')))
  const one = (set: Set<string>): string => (set.size === 1 ? [...set][0]! : '')
  const square = one(squares)
  const terrain = square ? '' : one(terrains)
  return { terrain, square, choices: terrain ? [] : others }
}

/** The option that hides the two objectives of Graignes at these places. */
export const hides = (options: Choice[], places: readonly string[]): Choice | undefined =>
  options.find(
    (choice) => choice.verb === 'hide' && places.includes(choice.about.place) && places.includes(choice.about.place2),
  )
