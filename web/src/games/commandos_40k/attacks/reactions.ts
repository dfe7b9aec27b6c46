// Reactions to a charge: which models may still react, and what the surveys tell about each reaction.

import { named } from '$lib/net/facts'
import { asksAbout, modelIn } from '../board/asked-about'
import { aboutCharge } from '../board/surveys'
import type { Choice, KT, Question, Verb } from '../types'

const REACTIONS = new Set<Verb>(['overwatch', 'retreat', 'none'])

export const isReaction = (choice: Choice): boolean => REACTIONS.has(choice.verb)

/** The models that may still react. */
export const reacting = (options: Choice[]): string[] => [...new Set(options.filter(isReaction).map(modelIn))]

const CHARGES = new Set<string>(['charge_targets', 'react'])

/** Whether a charge has been rolled, and may be rolled again. */
const isRolled = (question: Question): boolean => question.kind === 'reroll' && named(question.about, 'roll') === 'charge'

/** The survey to ask when a charge is being declared, may be reacted to or may be rolled again. */
export const aboutCharging = (question: Question | null, options: Choice[]): string =>
  question && (CHARGES.has(question.kind) || isRolled(question)) && options.length ? aboutCharge(asksAbout(question)) : ''

export interface ReactionOdds {
  /** The expected hits, and the chance that they put the charger out of action; null if nobody shoots. */
  hits: number | null
  out: number | null
  /** The chance that the charger still arrives. After a retreat it is not known until the retreat is made. */
  arrives: number | null
}

export function oddsOf(charge: KT.ChargeOf | null, choice: Choice): ReactionOdds {
  const threat = charge?.threats.find((each) => each.foe === modelIn(choice))
  if (!threat || choice.verb === 'retreat') return { hits: null, out: null, arrives: null }
  return choice.verb === 'overwatch'
    ? { hits: threat.hits, out: threat.out, arrives: threat.arrives_under_fire }
    : { hits: null, out: null, arrives: threat.arrives }
}
