// The bar for reactions to a charge: one plan for all targets, sent with one button.

import { narrow } from '$lib/browser/narrow.svelte'
import { percent, say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { oddsOf, reacting } from '../attacks/reactions'
import { asksAbout, modelIn } from '../board/asked-about'
import { type Entry, entryOf } from '../board/model-outlook'
import { aboutCharge } from '../board/surveys'
import type { Choice, Game, KT, Question } from '../types'
import { modelOf, shortName } from '../words/names'
import { atHand } from './at-hand.svelte'
import { lettered } from './slot-keys'

/** At most this many targets have a slot. The others are changed on the table, in the left column or by their digit; on a phone
 * all are, if there are more. */
const SHOWN = 3
/** With more targets than this a slot has no room for the name of its model, only for its number. */
const ROOMY = 2
/** Questions that come after the last reaction to a charge. */
const OVER = new Set(['move', 'charge_tactic', 'charge_path', 'failed_charge_path', 'shoot_start', 'shoot_next'])

export const ICONS: Record<string, string> = { overwatch: 'target', retreat: 'back', none: 'shield' }

export type Plan = Map<string, Choice>

const chargeOf = (question: Question): string => `charge ${asksAbout(question)}`
const optionsOf = (options: Choice[], id: string): Choice[] => options.filter((choice) => modelIn(choice) === id)
const first = (options: Choice[], ...verbs: string[]): Choice | undefined =>
  verbs.flatMap((verb) => options.find((choice) => choice.verb === verb) ?? [])[0]

/** What each target does: as changed by hand, else it fires, else it retreats from who can reach it, else it holds. */
export function planOf(question: Question, options: Choice[], charge: KT.ChargeOf | null): Plan {
  const changed = atHand.reactionsOf(chargeOf(question))
  const isSafe = (id: string): boolean => charge?.threats.find((threat) => threat.foe === id)?.arrives === 0
  return planned(options, (id) => [changed[id] ?? '', 'overwatch', isSafe(id) ? 'none' : 'retreat', 'none'])
}

/** The digit that changes what a target does. */
export const digitOf = (plan: Plan, id: string): string => {
  const at = [...plan.keys()].indexOf(id)
  return at >= 0 && at < 9 ? String(at + 1) : ''
}

/** Each target takes the first of these reactions that is open to it. */
export function planned(options: Choice[], wishes: (id: string) => string[]): Plan {
  return new Map(
    reacting(options).flatMap((id) => {
      const found = first(optionsOf(options, id), ...wishes(id))
      return found ? [[id, found] as const] : []
    }),
  )
}

/** Changes the reaction of one target. */
export const change = (question: Question, choice: Choice): void =>
  atHand.react(chargeOf(question), modelIn(choice), choice.verb)

/** Sends the plan for each target in turn. Other questions in between go to the player, except a shot with only one option. */
export const answering =
  (asked: Question, plan: Plan) =>
  (question: Question): Choice | 'wait' | 'stop' => {
    if (OVER.has(question.kind)) return 'stop'
    if (question.kind === 'react') {
      if (asksAbout(question) !== asksAbout(asked)) return 'stop'
      const wanted = new Set([...plan.values()].map((choice) => choice.action))
      return question.options.find((choice) => wanted.has(choice.action)) ?? 'stop'
    }
    const shots = question.options.filter((choice) => choice.verb === 'fire')
    return question.kind === 'overwatch' && plan.has(asksAbout(question)) && shots.length === 1 ? shots[0]! : 'wait'
  }

const count = (plan: Plan, verb: string): number => [...plan.values()].filter((choice) => choice.verb === verb).length

/** "5 shots, 1 retreat". */
function told(plan: Plan): string {
  const parts = ['overwatch', 'retreat', 'none'].flatMap((verb) =>
    count(plan, verb) ? [say(`web-kt-plan-${verb}`, { n: count(plan, verb) })] : [],
  )
  return parts.slice(0, 2).join(', ')
}

/** What one reaction may bring, on the model's mark: how likely the charger still comes. A bare chance beside "Fire" would be
 * read as that of the shot. */
export function outlook(charge: KT.ChargeOf | null, choice: Choice): string {
  return withArrival(say(`web-kt-react-short-${choice.verb}`), charge, choice)
}

/** A reaction in the menu of a model. */
export const answerEntry = (charge: KT.ChargeOf | null, choice: Choice): Entry => ({
  ...entryOf(choice, null),
  label: withArrival(choice.label, charge, choice),
})

function withArrival(words: string, charge: KT.ChargeOf | null, choice: Choice): string {
  const { arrives } = oddsOf(charge, choice)
  return arrives ? `${words} · ${say('web-kt-note-arrives', { chance: percent(arrives) })}` : words
}

/** The same for a button, where there is room to say whose chance it is. */
const noteOf = (charge: KT.ChargeOf | null, choice: Choice): string =>
  [say(`web-kt-react-short-${choice.verb}`), arrivalOf(charge, choice)].filter(Boolean).join(' · ')

function arrivalOf(charge: KT.ChargeOf | null, choice: Choice): string {
  const { arrives } = oddsOf(charge, choice)
  return arrives ? say('web-kt-plan-arrives', { chance: percent(arrives) }) : ''
}

/** One target alone needs no plan: each of its reactions is a button. */
function singleBar(
  view: KT.View,
  question: Question,
  all: Choice[],
  charge: KT.ChargeOf | null,
  plan: BarProps<Game>['plan'],
): OwnBar {
  const send = (choice: Choice) => () => plan(answering(question, new Map([[modelIn(choice), choice]])))
  const [holds, acts] = [all.find(({ verb }) => verb === 'none'), all.filter(({ verb }) => verb !== 'none')]
  const slots = acts.map((choice) => ({
    id: choice.verb,
    icon: ICONS[choice.verb],
    label: say(`web-kt-react-short-${choice.verb}`),
    short: say(`web-kt-react-short-${choice.verb}`),
    note: arrivalOf(charge, choice),
    action: choice.action,
    holds: all.map(({ action }) => action),
    press: send(choice),
  }))
  const model = modelOf(view, all[0] ? modelIn(all[0]) : '')
  return {
    window: true,
    slots: lettered(slots),
    standing: model ? say('web-kt-standing-charged', { name: shortName(view, model) }) : '',
    exit: holds && {
      label: say('web-kt-react-short-none'),
      note: arrivalOf(charge, holds),
      action: holds.action,
      press: send(holds),
    },
  }
}

export function reactionsBar({ view, question, all, surveyed, plan }: BarProps<Game>): OwnBar {
  const charge = (surveyed.get(aboutCharge(asksAbout(question))) as KT.Survey | null | undefined)?.charge ?? null
  const now = planOf(question, all, charge)
  if (now.size === 1) return singleBar(view, question, all, charge, plan)
  const fire = planned(all, () => ['overwatch', 'none'])
  const hold = planned(all, () => ['none'])
  const crowded = now.size > ROOMY && !narrow.now
  const send = (which: Plan) => () => plan(answering(question, which))
  const buttons: OwnSlot[] = lettered([
    {
      id: 'answer',
      icon: 'check',
      label: say('web-kt-plan-go'),
      short: say('web-kt-plan-go.short'),
      note: told(now),
      filled: true,
      // At a desk the left column has the whole plan, and the table each model of it.
      holds: narrow.now ? [] : all.map((choice) => choice.action),
      press: send(now),
    },
    {
      id: 'fire',
      icon: 'target',
      label: say('web-kt-plan-fire'),
      short: say('web-kt-plan-fire.short'),
      note: crowded
        ? `${count(fire, 'overwatch')}/${fire.size}`
        : say('web-kt-plan-able', { n: count(fire, 'overwatch'), of: fire.size }),
      idle: !count(fire, 'overwatch'),
      press: send(fire),
    },
  ])
  const models = [...now].flatMap(([id, choice]): OwnSlot[] => {
    const model = modelOf(view, id)
    const answers = optionsOf(all, id)
    const next = answers[(answers.indexOf(choice) + 1) % answers.length]
    if (!model || !next) return []
    const verb = say(`web-kt-react-short-${choice.verb}`)
    const label = crowded ? `${id} · ${verb}` : shortName(view, model)
    const [icon, key] = [ICONS[choice.verb], digitOf(now, id)]
    return [
      {
        id,
        icon,
        label,
        short: id,
        note: crowded ? arrivalOf(charge, choice) : noteOf(charge, choice),
        key,
        press: () => change(question, next),
      },
    ]
  })
  return {
    window: true,
    slots: [...buttons, ...(narrow.now && models.length > SHOWN ? [] : models.slice(0, SHOWN))],
    unseen: models,
    standing: say('web-kt-plan-how', { n: now.size }),
    exit: {
      label: say('web-kt-plan-hold'),
      note: charge ? say('web-kt-plan-arrives', { chance: percent(charge.chance) }) : '',
      press: send(hold),
    },
    back: () => atHand.forget(),
  }
}
