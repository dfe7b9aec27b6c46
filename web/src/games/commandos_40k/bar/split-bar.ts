// The bar where attacks are dealt out: a number for each target, and one button for all of them.

import { named, numbered } from '$lib/net/facts'
import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { asksAbout } from '../board/asked-about'
import { gapBetween, inches } from '../board/lengths'
import type { Choice, Game, KT, Question } from '../types'
import { kindOf, modelOf, shortName } from '../words/names'
import { atHand } from './at-hand.svelte'
import { allOn, allOnFirst, oneLess, oneMore, type Split } from './split'

/** So many targets stand in the bar; others keep what they have. */
const SHOWN = 5

/** The number that an option gives: "allot 2", "number 3". */
const numberOf = (choice: Choice): number => Number(choice.action.split(' ')[1] ?? 0)

/** Which attacks are dealt out: those of one model, weapon and target. */
const keyOf = (question: Question): string => JSON.stringify(question.about)

/** The targets that are asked about one after the other; of shots the one that was named first. */
function targetsOf(question: Question): string[] {
  const rest = 'rest' in question.about && Array.isArray(question.about.rest) ? question.about.rest.map(String) : []
  const first = named(question.about, 'other')
  return [...(first ? [first] : []), named(question.about, 'foe'), ...rest]
}

/** How the attacks of a question are dealt out now. */
export function splitOf(question: Question, options: Choice[]): Split {
  const kept = atHand.splitOf(keyOf(question))
  if (kept) return kept
  const ids = targetsOf(question)
  if (ids.length > 1) {
    const first = named(question.about, 'other')
    return allOnFirst(ids, numbered(question.about, 'number'), (id) => (id === first ? 1 : 0))
  }
  // Several weapons strike: each pair of weapon and target is asked about for itself.
  const numbers = options.map(numberOf)
  return { targets: [{ id: ids[0] ?? '', number: Math.max(...numbers), least: Math.min(...numbers) }] }
}

/** One attack more on a target, by a touch on the table. */
export function giveOne(question: Question, options: Choice[], id: string): void {
  atHand.deal(keyOf(question), oneMore(splitOf(question, options), id))
}

const gap = (view: KT.View, model: KT.ModelView, foe: KT.ModelView): string =>
  inches(gapBetween(model, foe, kindOf(view, model).radius + kindOf(view, foe).radius))

export function splitBar({ view, question, all, plan }: BarProps<Game>): OwnBar | null {
  const model = modelOf(view, asksAbout(question))
  if (!model) return null
  const split = splitOf(question, all)
  const deal = (next: Split): void => atHand.deal(keyOf(question), next)
  const alone = split.targets.length === 1
  const most = Math.max(...all.map(numberOf))
  const slots = split.targets.slice(0, SHOWN).flatMap((target, at): OwnSlot[] => {
    const foe = modelOf(view, target.id)
    if (!foe) return []
    const to = (number: number): void => deal({ targets: [{ ...target, number }] })
    const [less, more] = alone
      ? [() => to(target.number - 1), () => to(target.number + 1)]
      : [() => deal(oneLess(split, target.id)), () => deal(oneMore(split, target.id))]
    const canGet = alone
      ? target.number < most
      : split.targets.some((each) => each.id !== target.id && each.number > each.least)
    return [
      {
        id: target.id,
        label: shortName(view, foe),
        short: foe.id,
        note: gap(view, model, foe),
        key: String(at + 1),
        count: { value: target.number, less: target.number > target.least ? less : null, more: canGet ? more : null },
        press: alone ? more : () => deal(allOn(split, target.id)),
      },
    ]
  })
  const shares = split.targets.map((target) => target.number)
  const go: OwnSlot = {
    id: 'go',
    icon: 'target',
    label: say('web-kt-split-go', { shares: shares.join(' + ') }),
    short: say('web-kt-split-go.short'),
    note: say(alone ? 'web-kt-split-of' : 'web-kt-split-all', { n: numbered(question.about, 'number') }),
    key: 't',
    filled: true,
    press: () => plan(dealt(question, split)),
  }
  return { slots: [...slots, go], standing: say('web-kt-split-how'), back: () => atHand.forget() }
}

/** Answers each question about these attacks with the number that its target has. */
export const dealt =
  (asked: Question, split: Split) =>
  (question: Question): Choice | 'stop' => {
    const number = split.targets.find((target) => target.id === named(question.about, 'foe'))?.number
    const same = question.kind === asked.kind && asksAbout(question) === asksAbout(asked)
    return (same && question.options.find((choice) => numberOf(choice) === number)) || 'stop'
  }
