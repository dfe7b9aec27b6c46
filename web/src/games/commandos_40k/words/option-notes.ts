// What the table has told about an option, in a few words for its button: the odds of a reaction.

import { percent, say } from '$lib/words/words.svelte'
import { aboutCharging, isReaction, oddsOf } from '../attacks/reactions'
import type { Choice, KT, Question } from '../types'

/** How likely the charger falls, and still arrives. */
export function noted(question: Question, choice: Choice, surveyed: Map<string, unknown>): string[] {
  if (question.kind !== 'react' || !isReaction(choice)) return []
  if (choice.verb === 'retreat') return [say('web-kt-note-retreat')]
  const told = surveyed.get(aboutCharging(question, question.options)) as KT.Survey | null | undefined
  const { out, arrives } = oddsOf(told?.charge ?? null, choice)
  return [
    ...(out === null ? [] : [say('web-kt-note-out', { chance: percent(out) })]),
    ...(arrives === null ? [] : [say('web-kt-note-arrives', { chance: percent(arrives) })]),
  ]
}
