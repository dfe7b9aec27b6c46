// Commandos 40 000 for the shell: its board, its left column, and the few functions that the shell needs.

import { named, numbered } from '$lib/net/facts'
import { say } from '$lib/words/words.svelte'
import type { Face, Phase, Sign as TopSign } from '../face'
import { reacting } from './attacks/reactions'
import { bar } from './bar/bar'
import { asksAbout } from './board/asked-about'
import Board from './board/Board.svelte'
import { inches } from './board/lengths'
import { forces, scores } from './brief/forces'
import Chart from './brief/StartMap.svelte'
import { apply } from './events/apply'
import { dice, pause, sound } from './events/presentation'
import Asker from './panels/Asker.svelte'
import Mine from './panels/Mine.svelte'
import Sign from './pieces/Sign.svelte'
import { LEGEND } from './pieces/sign-pieces'
import type { Choice, Game, Happened, KT, Question } from './types'
import { tellDeeds, tellHarm } from './words/descriptions'
import { fullName, kindOf, modelOf, tacticText } from './words/names'
import { noted, onlyTarget, ordered } from './words/option-notes'

const PHASES = ['command', 'movement', 'shooting', 'fight']

function phases(view: KT.View): Phase[] {
  const now = view.phase === 'round_end' ? PHASES.length : PHASES.indexOf(view.phase)
  const before: Phase[] = view.round ? [] : [{ key: 'web-kt-before', state: 'now' }]
  const battle: Phase[] = PHASES.map((phase, at) => ({
    key: `web-kt-phase-${phase}`,
    state: at > now ? 'next' : at < now ? 'done' : 'now',
  }))
  return [...before, ...battle]
}

const signs = (view: KT.View): TopSign[] =>
  view.teams.map((team) => ({
    text: say('web-kt-sign', { who: say(`seat-${team.seat + 1}`), cp: team.cp }),
    alarm: team.broken,
    narrow: true,
  }))

/** The line under the question: how far the model can go, what it has done, its wounds. */
function standing(view: KT.View, question: Question): string {
  const model = modelOf(view, asksAbout(question))
  if (!model) return say(view.sub ? `sub-${view.sub}` : `phase-${view.phase}`)
  const goes = say('web-kt-standing-move', { move: inches(kindOf(view, model).move) })
  if (question.kind === 'react') {
    // If there are several models, their names are on their slots.
    const charged = reacting(question.options).flatMap((id) => modelOf(view, id) ?? [])
    return [
      ...(charged.length === 1 ? charged : []).map((each) => say('web-kt-standing-charged', { name: fullName(view, each) })),
      goes,
    ].join(' · ')
  }
  return [goes, ...tellHarm(view, model), ...tellDeeds(view, model)].join(' · ')
}

/** Models of the second seat have names with b; other events say whose action it is. */
function doer({ facts }: Happened): number | undefined {
  const [model, seat] = [named(facts, 'model'), numbered(facts, 'seat')]
  if (model) return model.startsWith('b') ? 1 : 0
  return seat >= 0 ? seat : undefined
}

function explains(view: KT.View, choice: Choice, surveyed: Map<string, unknown>): string {
  const tactic = named(choice.about, 'tactic')
  return tactic ? tacticText(view, choice.seat, tactic) : onlyTarget(view, choice, surveyed)
}

const keys: [keys: string[], words: string][] = [
  [['+', '-'], 'web-kt-key-zoom'],
  [['R'], 'web-kt-key-tape'],
  [['I'], 'web-kt-key-card'],
  [['web-key-space'], 'web-kt-key-next'],
  [['←', '→'], 'web-kt-key-nudge'],
  [['W'], 'web-kt-key-waypoint'],
  [['PgUp', 'PgDn'], 'web-kt-key-level'],
]

export const face: Face<Game> = {
  Board,
  Mine,
  Asker,
  Chart,
  forces,
  scores,
  Sign,
  legend: LEGEND,
  keys,
  tabs: { board: 'web-kt-tab-board', mine: 'web-kt-tab-mine' },
  side: (seat) => say(`seat-${seat + 1}`),
  noted,
  explains,
  ordered,
  bar,
  drawn: new Set(['path', 'leave', 'at', 'marker']),
  phases,
  turn: (view) => view.round,
  turnWord: 'web-kt-round-word',
  turnsWord: 'web-kt-rounds-played',
  signs,
  standing,
  apply,
  doer,
  pause,
  sound,
  dice,
}
