// What the decision bar lists: places wait on the table; of many models the one that is looked at comes alone.

import { isReaction } from '../attacks/reactions'
import type { Choice, Verb } from '../types'
import { modelIn, tacticIn } from './asked-about'
import { look } from './selection'

/** Places are chosen on the table; the bar would only list numbers. */
const PLACES = new Set<Verb>(['path', 'leave', 'at', 'marker'])

/** More than so many deeds of several models would cover the table: a model is chosen there, or in the list, first. */
const MANY = 9

/** "Mouvement normal : Lancier (a3)" is what is done, and who does it. */
function parted(choice: Choice): Choice {
  const model = modelIn(choice)
  const found = model ? /^(.*?)\s?:\s(.+)$/.exec(choice.label) : null
  return found?.[2]?.includes(`(${model})`) ? { ...choice, label: found[1]!, who: found[2] } : choice
}

/** "Tirer sur Cogneur (b2) : Fusil" is a shot, under the weapon that fires it. */
function byWeapon(choice: Choice): Choice {
  const found = choice.verb === 'fire' ? /^(.*?\([ab]\d+\))\s?:\s(.+)$/.exec(choice.label) : null
  return found ? { ...choice, label: found[1]!, who: found[2]! } : choice
}

/** Where the same is asked of several models, each is called by its name alone. */
function byName(options: Choice[]): Choice[] {
  const isNamed = (choice: Choice): boolean => choice.who !== '' && choice.who.includes(`(${modelIn(choice)})`)
  const labels = new Set(options.filter(isNamed).map((choice) => choice.label))
  return labels.size === 1
    ? options.map((choice) => (isNamed(choice) ? { ...choice, label: choice.who, who: '' } : choice))
    : options
}

/** Tactics to choose from, each a heading over the models that it can be used on; a single one stands under the question. */
function byTactic(options: Choice[]): Choice[] {
  if (options.length < 2) return options
  const heading = onlyTactic(options) === ''
  return options
    .map(parted)
    .map((choice) => (choice.who ? { ...choice, label: choice.who, who: heading ? choice.label : '' } : choice))
}

/** "Mouvement décisif (1 PC)", where nothing else than this is asked of several models. */
export function onlyTactic(options: Choice[]): string {
  const uses = options.filter((choice) => choice.verb === 'use')
  const [first] = uses
  if (!first || uses.length < 2 || new Set(uses.map(tacticIn)).size > 1) return ''
  const { label, who } = parted(first)
  return who ? label : ''
}

/** A heading over all of them would not be shown: then each says whose it is. */
function named(options: Choice[], whole: Choice[]): Choice[] {
  const names = new Set(options.map((choice) => choice.who).filter(Boolean))
  return names.size > 1
    ? options
    : options.map((choice) =>
        choice.verb === 'fire' || isReaction(choice) ? choice : (whole.find((each) => each.action === choice.action) ?? choice),
      )
}

export function listed(options: Choice[]): Choice[] {
  const uses = options.filter((choice) => choice.verb === 'use')
  if (uses.length && options.every((choice) => choice.verb === 'use' || choice.verb === 'pass'))
    return [...byTactic(uses), ...options.filter((choice) => choice.verb === 'pass')]
  const others = options.filter((choice) => !PLACES.has(choice.verb)).map((choice) => byWeapon(parted(choice)))
  const own = others.filter((choice) => choice.who && modelIn(choice) === (look.chosen ?? ''))
  if (own.length > 1) return [...own, ...others.filter((choice) => !choice.who)]
  const found = byName(others)
  if (found === others && others.filter((choice) => choice.who).length > MANY) return others.filter((choice) => !choice.who)
  return found === others ? named(others, options) : found
}
