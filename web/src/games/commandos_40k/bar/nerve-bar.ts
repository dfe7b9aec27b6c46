// The bar for nerve tests: who tests first seldom matters, so one button has all of them tested.

import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { modelIn } from '../board/asked-about'
import type { Choice, Game, Question } from '../types'
import { modelOf, shortName } from '../words/names'
import { lettered } from './slot-keys'

/** At most this many models have a slot; the others are touched on the table or stand under *others*. */
const SHOWN = 4
/** With fewer models than this each is tested by itself. */
const SEVERAL = 3
/** Windows that a test may open: the player answers them himself. */
const BETWEEN = new Set(['reroll', 'trauma_again'])

/** Has all models tested, in the order in which the server names them, until a tactic is to be decided about. */
export const testingAll = (question: Question): Choice | 'wait' | 'stop' => {
  if (question.kind !== 'nerve') return BETWEEN.has(question.kind) ? 'wait' : 'stop'
  return question.options.every((choice) => choice.verb === 'test') ? question.options[0]! : 'stop'
}

/** The models that have a slot, with their digits: they bear them on the table, too. */
export function nerveDigits(all: Choice[]): Record<string, string> {
  if (all.length < SEVERAL || all.some((choice) => choice.verb !== 'test')) return {}
  return Object.fromEntries(all.slice(0, SHOWN).map((choice, at) => [modelIn(choice), String(at + 1)]))
}

/** Null if there is a tactic to decide about, or too few models. */
export function nerveBar({ view, all, choose, plan }: BarProps<Game>): OwnBar | null {
  const digits = nerveDigits(all)
  if (!Object.keys(digits).length) return null
  const every = lettered([
    {
      id: 'all',
      icon: 'test',
      label: say('web-kt-nerve-all', { n: all.length }),
      short: say('web-kt-nerve-all.short'),
      note: say('web-kt-nerve-order'),
      press: () => plan(testingAll),
    },
  ])
  const models = all.flatMap((choice): OwnSlot[] => {
    const [model, key] = [modelOf(view, modelIn(choice)), digits[modelIn(choice)]]
    if (!model || !key) return []
    const label = shortName(view, model)
    return [{ id: model.id, label, short: model.id, note: '', key, action: choice.action, press: () => choose(choice) }]
  })
  return { slots: [...every, ...models] }
}
