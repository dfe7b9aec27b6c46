// What the decision bar lists: places wait on the table; of many models the one that is looked at comes alone.

import type { Choice } from '../../gen/types'
import { modelIn } from './facts'
import { look } from './select.svelte'

/** Places are chosen on the table; the bar would only list numbers. */
const PLACES = new Set(['path', 'leave', 'at', 'marker'])

/** "Mouvement normal : Lancier (a3)" is what is done, and who does it. */
function parted(choice: Choice): Choice {
  const model = modelIn(choice)
  const found = model ? /^(.*?)\s?:\s(.+)$/.exec(choice.label) : null
  return found?.[2]?.includes(`(${model})`) ? { ...choice, label: found[1]!, who: found[2] } : choice
}

/** Where the same is asked of several models, each is called by its name alone. */
function byName(options: Choice[]): Choice[] {
  const labels = new Set(options.filter((choice) => choice.who).map((choice) => choice.label))
  return labels.size === 1 ? options.map((choice) => (choice.who ? { ...choice, label: choice.who, who: '' } : choice)) : options
}

export function listed(options: Choice[]): Choice[] {
  const others = options.filter((choice) => !PLACES.has(choice.verb)).map(parted)
  const own = others.filter((choice) => choice.who && modelIn(choice) === look.model)
  if (own.length > 1) return [...own, ...others.filter((choice) => !choice.who)]
  return byName(others)
}
