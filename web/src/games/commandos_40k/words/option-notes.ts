// What the table has told about an option, in a few words for its button, and which of several is worth most.

import { numbered } from '$lib/net/facts'
import { percent, say } from '$lib/words/words.svelte'
import { aboutCharging, isReaction, oddsOf } from '../attacks/reactions'
import { asksAbout, modelIn } from '../board/asked-about'
import { attackOf } from '../board/model-outlook'
import { aboutCharge, aboutModel } from '../board/surveys'
import type { Choice, KT, Question } from '../types'
import { fullName, modelOf } from './names'

type Told = Map<string, unknown>

const surveyOf = (surveyed: Told, about: string): KT.Survey | null =>
  (surveyed.get(about) as KT.Survey | null | undefined) ?? null

const attackerOf = (question: Question, surveyed: Told): KT.Survey | null => surveyOf(surveyed, aboutModel(asksAbout(question)))

const aimOf = (question: Question, choice: Choice, surveyed: Told): KT.Aim | undefined =>
  surveyOf(surveyed, aboutCharging(question, question.options))?.charge?.aims.find(
    (aim) => choice.verb === 'target' && aim.foe === choice.about.foe,
  )

/** The verbs that roll dice again. */
const AGAIN = ['again', 'reroll', 'medic']

/** How likely an attack harms, a roll that is made again is better, a charge arrives, the charger falls. */
export function noted(question: Question, choice: Choice, surveyed: Told): string[] {
  const attack = attackOf(choice, attackerOf(question, surveyed), question)
  if (attack) return [say('web-kt-note-harm', { chance: percent(attack.chances.harm) })]
  const better = numbered(question.about, 'better')
  if (better >= 0 && AGAIN.includes(choice.verb)) return [say('web-kt-note-better', { chance: percent(better / 1000) })]
  if (AGAIN.includes(choice.verb)) {
    const charge = surveyOf(surveyed, aboutCharging(question, question.options))?.charge
    return charge ? [chargeNote(charge)] : []
  }
  const aim = aimOf(question, choice, surveyed)
  if (aim) return [chargeNote(aim)]
  if (question.kind !== 'react' || !isReaction(choice)) return []
  if (choice.verb === 'retreat') return [say('web-kt-note-retreat')]
  const { out, arrives } = oddsOf(surveyOf(surveyed, aboutCharging(question, question.options))?.charge ?? null, choice)
  return [
    ...(out === null ? [] : [say('web-kt-note-out', { chance: percent(out) })]),
    ...(arrives === null ? [] : [say('web-kt-note-arrives', { chance: percent(arrives) })]),
  ]
}

/** The target of a charge that can have only one: nobody is asked which, so it is said before the charge is declared. */
export function onlyTarget(view: KT.View, choice: Choice, surveyed: Told): string {
  const aims = choice.verb === 'charge' ? (surveyOf(surveyed, aboutCharge(modelIn(choice)))?.charge?.aims ?? []) : []
  const [aim, ...others] = aims
  const foe = aim && !others.length ? modelOf(view, aim.foe) : undefined
  return aim && foe ? say('web-kt-note-only', { name: fullName(view, foe), note: chargeNote(aim) }) : ''
}

const chargeNote = (aim: Pick<KT.Aim, 'total' | 'chance'>): string =>
  aim.total ? say('web-kt-note-charge', { total: aim.total, chance: percent(aim.chance) }) : say('web-kt-note-no-way')

/** The likeliest attack or charge first; all else stays in its order. */
export function ordered(options: Choice[], question: Question, surveyed: Told): Choice[] {
  const survey = attackerOf(question, surveyed)
  const worth = (choice: Choice): number =>
    attackOf(choice, survey, question)?.chances.harm ?? aimOf(question, choice, surveyed)?.chance ?? 0
  return options.toSorted((one, two) => worth(two) - worth(one))
}
