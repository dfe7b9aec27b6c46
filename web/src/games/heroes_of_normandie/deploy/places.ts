// Deployment: which unit is placed, where it may stand, and how the switches for facing and face are set.

import { named } from '$lib/net/facts'
import type { Answerer, Switch, SwitchProps } from '../../face'
import { setTo } from '../board/set-to'
import { DIRECTIONS } from '../board/squares'
import type { Choice, Game, HN, Question } from '../types'

export const aboutRecruit = (recruit: string): string => `deploy ${recruit}`

/** The unit that is placed now, or would come next; empty if nothing is deployed. */
export function recruitOf(view: HN.View, question: Question | null): string {
  if (!question?.kind.startsWith('deploy')) return ''
  const placing = named(question.about, 'recruit')
  return placing || ((view.me === null ? undefined : view.seats[view.me]?.deploying[0]) ?? '')
}

export const deploymentOf = (surveyed: Map<string, unknown>, recruit: string): HN.Deployment | null =>
  (surveyed.get(aboutRecruit(recruit)) as HN.Survey | null | undefined)?.deployment ?? null

/** The fact of the switch for a unit whose faces are postures: each posture has its own words. */
const POSTURES: Record<string, string> = { ambush: 'face', tripod: 'tripod' }

/** The facing and the face of the unit that is placed: each is a switch if the unit has the choice. */
export function deploySwitches({ view, surveyed, question, how }: SwitchProps<Game>): Switch[] {
  const told = question.kind === 'deploy_where' ? deploymentOf(surveyed, recruitOf(view, question)) : null
  if (!told) return []
  const turned = new Set(Object.values(told.squares).flat())
  const facings = DIRECTIONS.filter((facing) => turned.has(facing))
  const usual = told.best.find((answer) => answer.startsWith('side '))?.slice('side '.length) ?? ''
  return [
    ...switchOf('direction', facings, how, told.facing),
    ...switchOf(POSTURES[told.posture] ?? 'face', told.faces, how, usual),
  ]
}

function switchOf(fact: string, values: readonly string[], how: Record<string, string>, usual: string): Switch[] {
  if (values.length < 2) return []
  const set = how[fact] ?? usual
  return [{ fact, values: [...values], value: values.includes(set) ? set : values[0]! }]
}

/** The face that the switches say; empty if the unit has no choice. */
export const faceIn = (switches: Switch[]): string => setTo(switches, 'face') || setTo(switches, 'tripod')

/** After a square the switches answer the questions for facing and face. A facing that is impossible there is asked for. */
export function follows(choice: Choice, switches: Switch[]): Answerer<Game> | null {
  if (choice.verb !== 'place') return null
  const wanted: Record<string, string> = {
    deploy_facing: `face ${setTo(switches, 'direction')}`,
    deploy_side: `side ${faceIn(switches)}`,
  }
  return (question) => {
    const answer = wanted[question.kind]
    if (!answer) return 'stop'
    const [only, ...others] = question.options
    return question.options.find((option) => option.action === answer) ?? (only && !others.length ? only : 'wait')
  }
}

/** Chooses a unit, then gives these answers. A unit that can lie in ambush is chosen in two answers, so that others are not
 * told which it is. */
export function chooser(recruit: string, then: readonly string[] = []): Answerer<Game> {
  const left = [...then]
  let chosen = false
  return (question) => {
    const find = (action: string | undefined) => question.options.find((option) => option.action === action)
    if (chosen) return find(left.shift()) ?? 'stop'
    const unit = find(`deploy ${recruit}`)
    chosen = unit !== undefined
    return unit ?? find('deploy_ambush') ?? 'stop'
  }
}
