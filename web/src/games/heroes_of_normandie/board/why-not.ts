// What a click that plays nothing was meant for: the action whose refusal the server explains.

import { typeOf } from '../pieces/counter-looks'
import type { HN, Question } from '../types'
import { placeOf } from './squares'
import { actorOf, unitOf } from './targets'

interface Click {
  view: HN.View
  question: Question
  square: string
  /** The unit on the square. */
  who: HN.UnitView | undefined
  mayMove: boolean
  mayFire: boolean
  /** The token in hand, while orders are placed. */
  token: string
}

/** Questions that ask for a square of the own zone. */
const PLACING = new Set(['deploy_where', 'lay_position', 'place_horn'])

/** The number of a counter as actions name it. */
const nameOf = (unit: HN.UnitView): string => `u${unit.id + 1}`

/** The action that would have had to be possible; empty if the click can mean something else, or nothing. */
export function meantBy(click: Click): string {
  const { view, question, who } = click
  const mine = who !== undefined && who.seat === view.me
  if (question.kind === 'place_order') return mine && click.token ? `order ${click.token} ${nameOf(who)}` : ''
  if (question.kind === 'reserve_unit') return mine ? `activate ${nameOf(who)}` : ''
  if (PLACING.has(question.kind)) return `place ${click.square}`
  const actor = unitOf(view, actorOf(question))
  if (!actor || question.window) return ''
  if (who) return who.side === actor.side ? '' : against(click, actor)
  return click.mayMove ? towards(view, actor, click.square) : ''
}

function towards(view: HN.View, actor: HN.UnitView, square: string): string {
  const drives = typeOf(view, actor)?.kind !== 'infantry'
  return drives ? `drive ${square} ${actor.facing}` : `step ${square}`
}

/** An enemy: an assault if it is beside a unit that is on its way, else a shot. */
function against({ question, square, mayMove, mayFire }: Click, actor: HN.UnitView): string {
  if (question.kind === 'reserve_move') return `assault ${square}`
  if (question.kind === 'move' && !mayFire && mayMove && isBeside(actor.square, square)) return `assault ${square}`
  return mayMove || mayFire || question.kind.startsWith('aim') ? `at ${square}` : ''
}

function isBeside(one: string, two: string): boolean {
  const [a, b] = [placeOf(one), placeOf(two)]
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1
}
