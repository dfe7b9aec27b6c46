// What is drawn about one model: whom it sees, whom it can hit or reach and how likely; put together from surveys and options.

import { percent } from '$lib/words/words.svelte'
import type { MenuEntry } from '$ui/menu/menu-keys'
import { type Drawn, isAt } from '../ground/terrain-looks'
import type { Choice, KT, Verb } from '../types'
import { modelOf } from '../words/names'
import { modelIn } from './asked-about'
import { isPlace, isWay } from './drawing-tasks'
import { inches } from './lengths'

export interface Aim {
  model: KT.ModelView
  /** An enemy of the person at the screen, or of who is looked at. */
  foe: boolean
  /** Whether it can be chosen now. */
  legal: boolean
  /** clear, obscured or hidden; empty: not asked. */
  sight: string
  label: string
}

const ID = /^[ab]\d+$/
/** Whom an option can be chosen on: the target where it has one, else who does it. */
export const markedBy = (choice: Choice): string => {
  const ids = choice.action
    .split(' ')
    .slice(1)
    .filter((word) => ID.test(word))
  return ids.at(-1) ?? modelIn(choice)
}

/** All that a click on a model may choose. */
export const choicesOn = (options: Choice[], id: string): Choice[] =>
  options.filter((choice) => !isWay(choice) && !isPlace(choice) && markedBy(choice) === id)

/** What can be chosen on a marker, by its name. */
export const choicesNaming = (options: Choice[], name: string): Choice[] =>
  options.filter((choice) => choice.action.split(' ')[1] === name)

/** What can be chosen on a part of the terrain: to lay a trap there. */
export const choicesAt = (options: Choice[], part: Drawn): Choice[] =>
  options.filter((choice) => choice.verb === 'trap' && isAt(part, choice.action.split(' ')[1] ?? ''))

const best = (attacks: KT.Attack[]): KT.Attack | undefined =>
  attacks.reduce<KT.Attack | undefined>((one, two) => (!one || two.chances.harm > one.chances.harm ? two : one), undefined)

/** The chance of an attack that an option stands for: "fire service_rifle b2", "with knife". */
export function chanceFor(choice: Choice, survey: KT.Survey | null, foe: string): number | null {
  if (choice.verb !== 'fire' && choice.verb !== 'with') return null
  const weapon = choice.action.split(' ')[1]
  const found = [...(survey?.shots ?? []), ...(survey?.blows ?? [])].find(
    (attack) => attack.weapon === weapon && attack.foe === foe,
  )
  return found ? found.chances.harm : null
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

/** Those that can be chosen, ringed; of enemies that are seen, how well and how likely they are hit. */
export function aimsOf(
  view: KT.View,
  options: Choice[],
  survey: KT.Survey | null,
  charge: KT.ChargeOf | null,
  mine: number,
  looking: boolean,
  plans: Record<string, string>,
): Aim[] {
  const legal = new Set(
    options
      .filter((choice) => !isWay(choice) && !isPlace(choice))
      .map(markedBy)
      .filter(Boolean)
      .concat(Object.keys(plans)),
  )
  const fires = options.some((choice) => choice.verb === 'fire')
  const glances = new Map((looking || fires || charge ? (survey?.glances ?? []) : []).map((glance) => [glance.foe, glance]))
  return [...new Set([...legal, ...glances.keys()])].flatMap((id): Aim[] => {
    const model = modelOf(view, id)
    if (!model || model.where !== 'table') return []
    const glance = glances.get(id)
    const aim = charge?.aims.find((each) => each.foe === id)
    const shot =
      fires && legal.has(id) ? best((survey?.shots ?? []).filter((attack) => attack.foe === id && !attack.rule)) : undefined
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
    return [{ model, foe: glance ? true : model.seat !== mine, legal: legal.has(id), sight: glance?.state ?? '', label }]
  })
}
