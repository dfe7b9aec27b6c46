// Squares, units and shots in words, for screen readers, titles and cards.

import { has, percent, say } from '$lib/words/words.svelte'
import { placeOf, shown } from '../board/squares'
import { passengers, unitAt } from '../board/targets'
import { faceOf, typeOf } from '../pieces/counter-looks'
import type { Choice, HN } from '../types'
import { seatName } from './names'

const GLYPHS: Record<string, string> = {
  '.': 'open',
  '=': 'road',
  B: 'bocage',
  f: 'forest_edge',
  F: 'forest',
  g: 'grove',
  w: 'water',
  b: 'bridge',
  h: 'building',
  r: 'ruins',
  x: 'rock',
}

export function terrainsAt(map: HN.MapView, square: string): string[] {
  const { x, y } = placeOf(square)
  const laid = map.changed.find((each) => each.square === square)?.overlays ?? []
  return [GLYPHS[map.rows[y]?.[x] ?? '.'] ?? 'open', ...laid]
}

export const unitName = (unit: HN.UnitView): string => say(unit.type ? `unit-${unit.type}` : 'unit-hidden')

/** The states of a counter, each in a few words. */
export function tellStates(unit: HN.UnitView): string[] {
  return [
    ...(unit.face === 'back' && unit.type ? [say('counter-face-back')] : []),
    ...(unit.hidden && unit.type ? [say('web-hn-ambushed')] : []),
    ...(unit.suppressed ? [say('web-hn-suppressed', { n: unit.suppressed })] : []),
    ...unit.damage.map((damage) => say(`damage-${damage}`)),
    ...(unit.bombs ? [say('web-hn-bombs', { n: unit.bombs })] : []),
    ...(unit.prisoner ? [say('web-hn-prisoner')] : []),
    ...(unit.token ? [tellToken(unit.token)] : []),
    ...(unit.order === 'active' ? [say('web-hn-active')] : unit.order === 'acted' ? [say('web-hn-acted')] : []),
  ]
}

export function tellToken(token: string): string {
  if (token === '?') return say('web-hn-order-hidden')
  return token === 'bluff' || token === 'special' ? say(`token-${token}`) : say('token-numbered', { number: Number(token) })
}

export function tellUnit(view: HN.View, unit: HN.UnitView): string {
  const facing =
    unit.facing && typeOf(view, unit)?.kind !== 'infantry' && unit.type
      ? [say('web-hn-facing', { way: say(`direction-${unit.facing}.to`) })]
      : []
  return [say('web-hn-unit', { name: unitName(unit), side: seatName(view, unit.seat) }), ...facing, ...tellStates(unit)].join(
    ', ',
  )
}

/** "F6, lisière, Soutien A (Américain), ordre 3 ; 2 choix". */
export function tellSquare(view: HN.View, square: string, points: number | null, choices: Choice[]): string {
  const unit = unitAt(view, square)
  const objective = view.objectives.find((each) => each.squares.includes(square))
  return [
    shown(square),
    ...terrainsAt(view.map, square).map((terrain) => say(`terrain-${terrain}`)),
    ...(objective ? [say('web-hn-objective')] : []),
    ...(unit
      ? [tellUnit(view, unit), ...passengers(view, unit).map((each) => say('web-hn-aboard', { name: unitName(each) }))]
      : []),
    ...(points !== null ? [say('web-hn-costs', { n: points })] : []),
    ...choices.slice(0, 3).map((choice) => choice.label),
  ].join(', ')
}

/** "Dégagée, 6 cases". */
export const tellSight = (sight: string, distance: number): string =>
  say('web-hn-sight', { sight: say(`web-hn-sight-${sight}`), n: distance })

const BLOCKED = 99

/** What a line of sight meets, and what it loses by it. */
export const tellCrossing = ({ square, what, loss }: HN.Crossing): string =>
  say(loss >= BLOCKED ? 'web-hn-crossing-blocks' : 'web-hn-crossing', {
    square: shown(square),
    what: nameOfCrossing(what),
    n: loss,
  })

const nameOfCrossing = (what: string): string => say(has(`terrain-${what}`) ? `terrain-${what}` : `web-hn-crossing-${what}`)

/** What a line meets, within a sentence: "building", "a wall". */
export const tellWhat = (what: string): string => {
  const name = nameOfCrossing(what)
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}

const ORDER = ['miss', 'marker1', 'marker2', 'marker3', 'hit', 'hit_marker', 'double', 'win', 'tie', 'lose']

/** The possible outcomes with their names, in a fixed order. */
export const outcomesOf = (chances: Record<string, number>): { name: string; chance: number; text: string }[] =>
  Object.entries(chances)
    .sort(([one], [two]) => ORDER.indexOf(one) - ORDER.indexOf(two))
    .map(([name, chance]) => ({
      name,
      chance,
      text: say('web-hn-outcome', { what: outcomeName(name), chance: percent(chance) }),
    }))

function outcomeName(name: string): string {
  const markers = /^marker(\d+)$/.exec(name)?.[1]
  return markers ? say('web-hn-outcome-markers', { n: Number(markers) }) : say(`web-hn-outcome-${name}`)
}

export const movementOf = (view: HN.View, unit: HN.UnitView): number => {
  const type = typeOf(view, unit)
  return type ? faceOf(type, unit).move : 0
}
