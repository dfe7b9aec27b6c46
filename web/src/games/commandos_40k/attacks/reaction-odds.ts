// Reactions to a charge: what each may bring; the numbers come with a survey of the charge.

import { asksAbout, modelIn } from '../board/asked-about'
import { aboutCharge } from '../board/surveys'
import type { Choice, KT, Question, Verb } from '../types'

const REACTIONS = new Set<Verb>(['overwatch', 'retreat', 'none'])

export const isReaction = (choice: Choice): boolean => REACTIONS.has(choice.verb)

/** The models that may still react. */
export const reacting = (options: Choice[]): string[] => [...new Set(options.filter(isReaction).map(modelIn))]

/** What to ask of the table where a charge may be reacted to. */
export const aboutReaction = (question: Question | null, options: Choice[]): string =>
  question?.kind === 'react' && options.length ? aboutCharge(asksAbout(question), reacting(options)) : ''

export interface ReactionOdds {
  /** Expected hits, and how likely they put the charger out of action; null: nobody shoots. */
  hits: number | null
  out: number | null
  /** How likely the charger still arrives. After a retreat nobody knows before it is made. */
  arrives: number | null
}

export function oddsOf(charge: KT.ChargeOf | null, choice: Choice): ReactionOdds {
  const id = modelIn(choice)
  const aim = charge?.aims.find((each) => each.foe === id)
  const threat = choice.verb === 'overwatch' ? charge?.threats.find((each) => each.foe === id) : undefined
  const arrives = !aim || choice.verb === 'retreat' ? null : aim.chance * (1 - (threat?.out ?? 0))
  return { hits: threat?.hits ?? null, out: threat?.out ?? null, arrives }
}
