// What is drawn about one model: whom it sees, whom it can hit or reach, and with what chance. It comes from surveys and
// options.

import { named } from '$lib/net/facts'
import { percent } from '$lib/words/words.svelte'
import type { MenuEntry } from '$ui/menu/menu-keys'
import { type Drawn, isAt } from '../ground/terrain-looks'
import type { Choice, KT, Question, Verb } from '../types'
import { modelOf } from '../words/names'
import { modelIn } from './asked-about'
import { isPlace, isWay } from './drawing-tasks'
import { inches } from './lengths'

export interface Aim {
  model: KT.ModelView
  /** Whether it is an enemy of the player at the screen, or of the selected model. */
  foe: boolean
  /** Whether it can be chosen now. */
  legal: boolean
  /** clear, obscured or hidden; empty if that has not been asked. */
  sight: string
  label: string
  /** The digit that chooses it in the bar; empty: none. */
  digit: string
}

const ID = /^[ab]\d+$/
/** The model on which an option is chosen: its target, else the model that acts. */
export const markedBy = (choice: Choice): string => {
  const ids = choice.action
    .split(' ')
    .slice(1)
    .filter((word) => ID.test(word))
  return ids.at(-1) ?? modelIn(choice)
}

/** All options for a click on a model. */
export const choicesOn = (options: Choice[], id: string): Choice[] =>
  options.filter((choice) => !isWay(choice) && !isPlace(choice) && markedBy(choice) === id)

/** The options on a marker, by its name. */
export const choicesNaming = (options: Choice[], name: string): Choice[] =>
  options.filter((choice) => choice.action.split(' ')[1] === name)

/** The options on a part of the terrain: to set a trap there. */
export const choicesAt = (options: Choice[], part: Drawn): Choice[] =>
  options.filter((choice) => choice.verb === 'trap' && isAt(part, choice.action.split(' ')[1] ?? ''))

const best = (attacks: KT.Attack[]): KT.Attack | undefined =>
  attacks.reduce<KT.Attack | undefined>((one, two) => (!one || two.chances.harm > one.chances.harm ? two : one), undefined)

/** The attack that an option stands for: "fire service_rifle b2", or "with knife" against the enemy that is asked about. */
export function attackOf(choice: Choice, survey: KT.Survey | null, question: Question): KT.Attack | undefined {
  if (choice.verb !== 'fire' && choice.verb !== 'with') return undefined
  const weapon = choice.action.split(' ')[1]
  const foe = named(choice.about, 'foe') || named(question.about, 'foe')
  return [...(survey?.shots ?? []), ...(survey?.blows ?? [])].find(
    (attack) => attack.weapon === weapon && (attack.foe === foe || !foe),
  )
}

/** The phases in which a model only shoots, or only strikes. */
const SHOTS = 'shooting'
const BLOWS = 'fight'

/** What a model may do to an enemy, as its card tells it: in the Shooting phase and on overwatch with what it shoots, in the
 * Fight phase with what it strikes. */
export function attacksOn(foe: string, survey: KT.Survey | null, phase: string, fires: boolean): KT.Attack[] {
  const shots = phase === BLOWS ? [] : (survey?.shots ?? [])
  const blows = fires || phase === SHOTS ? [] : (survey?.blows ?? [])
  return [...shots, ...blows].filter((attack) => attack.foe === foe)
}

export interface Entry extends MenuEntry {
  choice: Choice
}

const ATTACKS = new Set<Verb>(['fire', 'with', 'fight', 'charge', 'target', 'overwatch', 'shoot'])

export const entryOf = (choice: Choice, chance: number | null): Entry => ({
  key: choice.action,
  label: choice.label,
  chance,
  attack: ATTACKS.has(choice.verb),
  choice,
})

/** Models that can be chosen get a ring; visible enemies show how well they are seen and the chance to hit them. */
export function aimsOf(
  view: KT.View,
  options: Choice[],
  survey: KT.Survey | null,
  charge: KT.ChargeOf | null,
  mine: number,
  looking: boolean,
  plans: Record<string, string>,
  digits: Record<string, string>,
): Aim[] {
  const legal = new Set(
    options
      .filter((choice) => !isWay(choice) && !isPlace(choice))
      .map(markedBy)
      .filter(Boolean)
      .concat(Object.keys(plans)),
  )
  const fires = options.some((choice) => choice.verb === 'fire')
  const offered = new Set(options.map((choice) => choice.action.split(' ').slice(1).join('')))
  const glances = new Map((looking || fires || charge ? (survey?.glances ?? []) : []).map((glance) => [glance.foe, glance]))
  return [...new Set([...legal, ...glances.keys()])].flatMap((id): Aim[] => {
    const model = modelOf(view, id)
    if (!model || model.where !== 'table') return []
    const glance = glances.get(id)
    const aim = charge?.aims.find((each) => each.foe === id)
    const shot =
      fires && legal.has(id)
        ? best((survey?.shots ?? []).filter((attack) => attack.foe === id && offered.has(attack.weapon + id)))
        : undefined
    const label = plans[id]
      ? plans[id]
      : aim
        ? aim.total
          ? `${aim.total}+ ${percent(aim.chance)}`
          : '–'
        : shot
          ? percent(shot.chances.harm)
          : glance
            ? inches(glance.gap)
            : ''
    return [
      {
        model,
        foe: glance ? true : model.seat !== mine,
        legal: legal.has(id),
        sight: glance?.state ?? '',
        label,
        digit: digits[id] ?? '',
      },
    ]
  })
}
