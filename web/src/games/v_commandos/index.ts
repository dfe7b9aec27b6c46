// V-Commandos for the shell: its board, its left column, and the few functions that the shell needs.

import type { QuestionOf } from '$lib/net/wire'
import { say } from '$lib/words/words.svelte'
import type { Face, Phase, Sign as TopSign } from '../face'
import Board from './board/Board.svelte'
import Defs from './board/Defs.svelte'
import { inPlay } from './board/lookup'
import { apply } from './events/apply'
import { dice, pause, sound, told } from './events/presentation'
import Asker from './panels/Asker.svelte'
import Mine from './panels/Mine.svelte'
import Sign, { LEGEND } from './pieces/Sign.svelte'
import type { Game, VC } from './types'
import { capital, standing, terrainName } from './words/descriptions'

const TRACK: [key: string, phases: string[]][] = [
  ['web-vc-phase-events', ['start_turn', 'events']],
  ['web-vc-phase-commandos', ['commandos']],
  [
    'web-vc-phase-enemy',
    ['before_reinforcement', 'reinforcement', 'before_movement', 'movement', 'before_fire', 'fire', 'after_fire'],
  ],
  ['web-vc-phase-end', ['end_turn']],
]

function phases(view: VC.View): Phase[] {
  const now = TRACK.findIndex(([, names]) => names.includes(view.phase))
  return TRACK.map(([key], at) => ({ key, state: now < 0 || at > now ? 'next' : at < now ? 'done' : 'now' }))
}

/** Of each terrain whether its alarm is on. A single terrain is named by the title already; two share the room. */
const signs = (view: VC.View): TopSign[] =>
  inPlay(view).map((terrain, _, { length }) => {
    const alarm = terrain.alarm ? 'web-vc-alarm' : 'web-vc-quiet'
    const text =
      length > 1 ? say('web-vc-sign', { terrain: terrainName(terrain), alarm: say(`${alarm}.short`) }) : capital(say(alarm))
    return { text, alarm: terrain.alarm }
  })

/** A window that passes keeps the saved actions, if there are any. */
const leadsTo = (view: VC.View, question: QuestionOf<Game>): string =>
  question.kind === 'window' && view.commandos.some((each) => each.plus) ? say('web-vc-exit-to-window') : ''

const wide = (view: VC.View): boolean => inPlay(view).length > 1

export const face: Face<Game> = {
  Board,
  Mine,
  Asker,
  Sign,
  Defs,
  legend: LEGEND,
  phases,
  turn: (view) => view.turn,
  signs,
  standing,
  leadsTo,
  apply,
  pause,
  told,
  wide,
  sound,
  dice,
}
