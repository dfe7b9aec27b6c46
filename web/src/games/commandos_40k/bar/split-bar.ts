// The bar for splitting attacks: a number for each target, and one button that sends all.

import { named, numbered } from '$lib/net/facts'
import { percent, say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { asksAbout } from '../board/asked-about'
import { gapBetween, inches } from '../board/lengths'
import { aboutShares } from '../board/surveys'
import type { Choice, Game, Happened, KT, Question } from '../types'
import { kindOf, modelOf, shortName } from '../words/names'
import { atHand } from './at-hand.svelte'
import { allOn, allOnFirst, oneLess, oneMore, type Split } from './split'

/** At most this many targets have a slot; the others keep their number. With the sending button that is six. */
const SHOWN = 5
/** With more targets than this a slot has room for the sign of its model only, and for its chance. */
const ROOMY = 2

/** The number in an option: "allot 2", "number 3". */
const numberOf = (choice: Choice): number => Number(choice.action.split(' ')[1] ?? 0)

/** An id for the attacks being split: those of one model, weapon and target. */
const keyOf = (question: Question): string => JSON.stringify(question.about)

/** The targets in the order in which the server asks about them; for shots, the target that was named comes first. */
function targetsOf(question: Question): string[] {
  const rest = 'rest' in question.about && Array.isArray(question.about.rest) ? question.about.rest.map(String) : []
  const first = named(question.about, 'other')
  return [...(first ? [first] : []), named(question.about, 'foe'), ...rest]
}

/** The current split of the attacks of a question. */
export function splitOf(question: Question, options: Choice[]): Split {
  const kept = atHand.splitOf(keyOf(question))
  if (kept) return kept
  const ids = targetsOf(question)
  if (ids.length > 1) {
    const first = named(question.about, 'other')
    return allOnFirst(ids, numbered(question.about, 'number'), (id) => (id === first ? 1 : 0))
  }
  // With several weapons the server asks about each pair of weapon and target separately.
  const numbers = options.map(numberOf)
  return { targets: [{ id: ids[0] ?? '', number: Math.max(...numbers), least: Math.min(...numbers) }] }
}

/** The attacks on one target, and what takes one away or gives one more; null if that cannot be. */
export interface Share {
  id: string
  number: number
  less: (() => void) | null
  more: (() => void) | null
  /** All attacks that can be spared go to this target. */
  all: () => void
}

/** The share of each target. With one target alone (several weapons), what it does not get is left for the next weapon. */
export function sharesOf(question: Question, options: Choice[]): Share[] {
  const split = splitOf(question, options)
  const deal = (next: Split): void => atHand.deal(keyOf(question), next)
  const most = Math.max(...options.map(numberOf))
  const alone = split.targets.length === 1
  return split.targets.map((target) => {
    const { id, number, least } = target
    const to = (changed: number) => () => deal({ targets: [{ ...target, number: changed }] })
    const canGet = alone ? number < most : split.targets.some((each) => each.id !== id && each.number > each.least)
    return {
      id,
      number,
      less: number > least ? (alone ? to(number - 1) : () => deal(oneLess(split, id))) : null,
      more: canGet ? (alone ? to(number + 1) : () => deal(oneMore(split, id))) : null,
      all: alone ? to(most) : () => deal(allOn(split, id)),
    }
  })
}

/** The weapon whose attacks are split: the question names that of blows, the log that of shots. */
export const splitWeapon = (question: Question, log: Happened[]): string =>
  named(question.about, 'weapon') || named(log.findLast((event) => event.name === 'fired')?.facts ?? {}, 'weapon')

/** The surveys about the chances of each target. */
export const aboutSplit = (question: Question, options: Choice[], log: Happened[]): string[] =>
  splitOf(question, options).targets.map(({ id }) =>
    aboutShares(asksAbout(question), id, numbered(question.about, 'number'), splitWeapon(question, log)),
  )

/** The chance that a target is out of action after so many attacks; null while it is not known. */
export function chanceOf(surveyed: Map<string, unknown>, question: Question, foe: string, number: number): number | null {
  const begins = `shares ${asksAbout(question)} ${foe} `
  const about = [...surveyed.keys()].find((each) => each.startsWith(begins))
  const told = about ? (surveyed.get(about) as KT.Survey | null) : null
  return told ? (number > 0 ? (told.shares[number - 1] ?? null) : 0) : null
}

/** How far a target is, and the chance that its share puts it out of action. */
export function outlookOf(
  view: KT.View,
  question: Question,
  surveyed: Map<string, unknown>,
  { id, number }: Pick<Share, 'id' | 'number'>,
): string {
  const [model, foe] = [modelOf(view, asksAbout(question)), modelOf(view, id)]
  if (!model || !foe) return ''
  const far = inches(gapBetween(model, foe, kindOf(view, model).radius + kindOf(view, foe).radius))
  const chance = number > 0 ? chanceOf(surveyed, question, id, number) : null
  return chance === null ? far : `${far} · ${percent(chance)}`
}

/** The chance of a share alone, where there is no room for the distance. */
function chanceTold(surveyed: Map<string, unknown>, question: Question, { id, number }: Share): string {
  const chance = number > 0 ? chanceOf(surveyed, question, id, number) : null
  return chance === null ? '' : percent(chance)
}

export function splitBar({ view, question, all, surveyed, plan, undo }: BarProps<Game>): OwnBar | null {
  const model = modelOf(view, asksAbout(question))
  if (!model) return null
  const shares = sharesOf(question, all)
  const alone = shares.length === 1
  const crowded = shares.length > ROOMY
  const slots = shares.slice(0, SHOWN).flatMap((share, at): OwnSlot[] => {
    const foe = modelOf(view, share.id)
    if (!foe) return []
    return [
      {
        id: share.id,
        label: crowded ? foe.id : shortName(view, foe),
        short: crowded ? foe.id : shortName(view, foe),
        note: crowded ? chanceTold(surveyed, question, share) : outlookOf(view, question, surveyed, share),
        key: String(at + 1),
        count: { value: share.number, less: share.less, more: share.more },
        press: crowded ? (share.more ?? share.all) : share.all,
      },
    ]
  })
  const blows = question.kind === 'allot_blows' ? 'blows' : 'shots'
  const numbers = shares.map((share) => share.number)
  const short = say('web-kt-split-go.short', { kind: blows })
  const label = crowded ? short : say('web-kt-split-go', { kind: blows, shares: numbers.join(' + ') })
  const go: OwnSlot = {
    id: 'go',
    icon: 'target',
    label,
    short: crowded ? short : label,
    note: crowded
      ? numbers.join('+')
      : say(alone ? 'web-kt-split-of' : 'web-kt-split-all', { n: numbered(question.about, 'number') }),
    key: 't',
    filled: true,
    holds: all.map((choice) => choice.action),
    press: () => plan(dealt(question, splitOf(question, all))),
  }
  const ask = alone
    ? undefined
    : say('web-kt-split-ask', { model: shortName(view, model), n: numbered(question.about, 'number') })
  return {
    slots: [...slots, go],
    ask,
    standing: say(alone ? 'web-kt-split-one' : 'web-kt-split-how'),
    exit: undo ? { label: say('web-kt-split-back'), note: say('web-kt-split-back.note'), press: undo } : undefined,
    back: () => atHand.forget(),
  }
}

/** Answers each question about these attacks with the number of its target. */
export const dealt =
  (asked: Question, split: Split) =>
  (question: Question): Choice | 'stop' => {
    const number = split.targets.find((target) => target.id === named(question.about, 'foe'))?.number
    const same = question.kind === asked.kind && asksAbout(question) === asksAbout(asked)
    return (same && question.options.find((choice) => numberOf(choice) === number)) || 'stop'
  }
