// Heroes of Normandie for the shell: its table, its left column, and the few functions that the shell needs.

import { narrow } from '$lib/browser/narrow.svelte'
import { numbered } from '$lib/net/facts'
import { say } from '$lib/words/words.svelte'
import type { Face, Phase, Sign as TopSign } from '../face'
import { aimAt } from './attacks/aim-at-meant'
import Board from './board/Board.svelte'
import { meant } from './board/selection'
import { shown } from './board/squares'
import { switches } from './board/switches'
import { actorOf, unitOf } from './board/targets'
import { forces, scores } from './brief/forces'
import Chart from './brief/StartMap.svelte'
import Pieces from './brief/StartPieces.svelte'
import { bar, ends } from './deploy/deploy-bar'
import { follows } from './deploy/places'
import { apply } from './events/apply'
import { joined } from './events/joined'
import { dice, pause, sound } from './events/presentation'
import Asker from './panels/Asker.svelte'
import { tokenOf } from './panels/held-token.svelte'
import Mine from './panels/Mine.svelte'
import SeatMark from './pieces/SeatMark.svelte'
import Sign from './pieces/Sign.svelte'
import { LEGEND } from './pieces/sign-pieces'
import type { Game, Happened, HN, Question } from './types'
import { movementOf, tellStates } from './words/descriptions'
import { cardName, seatName, tokenName } from './words/names'
import { noted, ordered } from './words/noted'

const BEFORE = ['deal', 'choose_directives', 'playing_order', 'deploy']
const ORDERS = ['turn_start', 'order_start', 'shared_token', 'place_orders', 'order_end', 'directives']
const RESERVE = [
  'reserve_start',
  'discard_bluffs',
  'reserve_moves',
  'reserve_end',
  'refill',
  'swap_cards',
  'victory',
  'take_tokens',
  'pass_initiative',
  'over',
]

/** Every phase that is not listed is part of an activation. */
function phases(view: HN.View): Phase[] {
  const now = BEFORE.includes(view.phase) ? -1 : ORDERS.includes(view.phase) ? 0 : RESERVE.includes(view.phase) ? 2 : 1
  return ['web-hn-phase-orders', 'web-hn-phase-activation', 'web-hn-phase-reserve'].map((key, at) => ({
    key,
    state: at > now ? 'next' : at < now ? 'done' : 'now',
  }))
}

const signs = (view: HN.View): TopSign[] =>
  ['us', 'ge'].map((side) => ({
    text: say('web-hn-score', { side: say(`side-${side}`), n: view.score[side] ?? 0 }),
    alarm: false,
    narrow: true,
  }))

/** What letting a movement pass leads to: the points that the unit has left, and where it is. Null if no known unit moves. */
function goesOn(view: HN.View, question: Question): { left: number; square: string } | null {
  const { movement } = view
  const unit = question.window && movement?.unit === actorOf(question) ? unitOf(view, movement.unit) : undefined
  return movement && unit?.type ? { left: movement.stopped ? 0 : movement.points, square: shown(unit.square) } : null
}

/** The line under the question: what the unit has left, and its states; in a window what letting it pass leads to. */
function standing(view: HN.View, question: Question): string {
  const going = goesOn(view, question)
  if (going) return say('web-hn-let-pass', going)
  if (question.kind === 'place_order') return say('web-hn-standing-token', { token: tokenName(tokenOf(question.options)) })
  const unit = unitOf(view, actorOf(question))
  if (!unit?.type) return say(`phase-${view.phase}`)
  const move = view.movement?.unit === unit.id ? view.movement.points : movementOf(view, unit)
  return [say('web-hn-standing-move', { n: move }), ...tellStates({ ...unit, order: 'fresh' })].join(' · ')
}

/** Cards on the stack take effect after all players have passed; then a unit on the move goes on. */
function leadsTo(view: HN.View, question: Question): string {
  const top = question.window ? view.stack.at(-1) : undefined
  if (top) return say(narrow.now ? 'web-hn-exit-card.short' : 'web-hn-exit-card', { card: cardName(top.card) })
  const going = goesOn(view, question)
  return going ? say('web-hn-exit-move', going) : ''
}

/** The points of a unit on the move, in the server's question: they stand in the line below. */
const POINTS = /\s\(\d+ [^)]*\)/

/** A card that another player has just laid on the stack is what the question is about. Of a unit on the move the line below
 * tells the points. */
function asks(view: HN.View, question: Question): string {
  const mover = question.kind === 'move' || question.kind === 'reserve_move' ? unitOf(view, actorOf(question)) : undefined
  if (mover?.type) return question.text.replace(POINTS, '')
  const top = question.window ? view.stack.at(-1) : undefined
  return top && top.seat !== view.me ? say('web-hn-ask-card', { who: seatName(view, top.seat), card: cardName(top.card) }) : ''
}

function doer({ facts }: Happened): number | undefined {
  const [owner, seat] = [numbered(facts, 'unit_seat'), numbered(facts, 'seat')]
  return owner >= 0 ? owner : seat >= 0 ? seat : undefined
}

const keys: [keys: string[], words: string][] = [
  [['+', '-'], 'web-hn-key-zoom'],
  [['R'], 'web-hn-key-ruler'],
  [['I'], 'web-hn-key-card'],
]

export const face: Face<Game> = {
  Board,
  Mine,
  Asker,
  Chart,
  Pieces,
  forces,
  scores,
  SeatMark,
  Sign,
  legend: LEGEND,
  keys,
  tabs: { board: 'web-hn-tab-board', mine: 'web-hn-tab-mine' },
  side: (seat, view) => seatName(view, seat),
  noted,
  leadsTo,
  asks,
  joined,
  bar,
  ends,
  switches,
  follows: (choice, set) => aimAt(choice, meant.square) ?? follows(choice, set),
  ordered,
  phases,
  turn: (view) => view.turn,
  signs,
  standing,
  apply,
  doer,
  pause,
  sound,
  dice,
}
