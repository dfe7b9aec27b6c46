// Opération Commando for the shell: its table, its left column, and the few functions that the shell needs.

import { named } from '$lib/net/facts'
import { say } from '$lib/words/words.svelte'
import type { Face, Phase, Sign as TopSign } from '../face'
import Board from './board/Board.svelte'
import { ordered, sideOfSeat } from './board/lookup'
import { forces, scores } from './brief/forces'
import { lenses } from './combat/lenses'
import { apply } from './events/apply'
import { dice, pause, sound } from './events/presentation'
import Asker from './panels/Asker.svelte'
import Mine from './panels/Mine.svelte'
import Sign, { LEGEND } from './pieces/Sign.svelte'
import type { Game, Happened, OC, Question } from './types'
import { sideName } from './words/names'

const BEFORE = ['deal', 'lay_out', 'markers', 'hands', 'mulligan_us', 'mulligan_de', 'drop']
const TRACK: [key: string, phases: string[]][] = [
  ['web-oc-phase-progression', ['start_turn', 'take_terrain', 'terrain_effect', 'progression_events', 'production']],
  ['web-oc-phase-us', ['us_draw', 'us_events']],
  ['web-oc-phase-de', ['de_draw', 'de_reject', 'counter_column', 'de_events']],
  ['web-oc-phase-assault', ['commit', 'de_opening', 'us_answer', 'us_bid', 'de_bid', 'destroyed', 'replace', 'assault_won']],
  ['web-oc-phase-end', []],
]

/** The phases after an Assault differ by mission: every phase that is not listed belongs there. */
function phases(view: OC.View): Phase[] {
  const found = TRACK.findIndex(([, names]) => names.includes(view.phase))
  const now = BEFORE.includes(view.phase) ? -1 : found < 0 ? TRACK.length - 1 : found
  return TRACK.map(([key], at) => ({ key, state: at > now ? 'next' : at < now ? 'done' : 'now' }))
}

const signs = (view: OC.View): TopSign[] =>
  (['us', 'de'] as const).map((side) => ({ text: `${sideName(side)} ${view[side].points}`, alarm: false, narrow: true }))

/** The line under the question: which Combat, its value, what stopping means. */
function standing(view: OC.View, _question: Question): string {
  const { assault, combat } = view
  if (assault && combat)
    return say('web-oc-standing-combat', {
      number: combat.number,
      size: assault.size,
      us: combat.us.total,
      de: combat.de.total,
    })
  if (assault)
    return say('web-oc-standing-assault', {
      terrain: say(`terrain-${assault.terrain.id}`),
      size: assault.size,
      fought: assault.fought,
    })
  return say(`phase-${view.phase}`)
}

const side = (seat: number): string => sideName(sideOfSeat(seat))

/** The side that an event's sentence names; it may not be the side that made the choice. */
function doer(event: Happened): number | undefined {
  const side = named(event.facts, 'side')
  return side === 'us' ? 0 : side === 'de' ? 1 : undefined
}

export const face: Face<Game> = {
  Board,
  Mine,
  Asker,
  Sign,
  legend: LEGEND,
  forces,
  scores,
  tabs: { board: 'web-oc-tab-board', mine: 'web-oc-tab-mine' },
  side,
  phases,
  turn: (view) => view.turn,
  signs,
  ordered,
  standing,
  lenses,
  apply,
  doer,
  pause,
  sound,
  dice,
}
