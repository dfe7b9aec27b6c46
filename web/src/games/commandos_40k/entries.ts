// What the decision bar lists: of many models only the one that is looked at, of many places none.

import type { Choice } from '../../gen/types'
import { modelIn } from './facts'
import { look } from './select.svelte'

/** So many options fit into the bar as they are. */
const FEW = 8
/** Places are chosen on the table; the bar would only list numbers. */
const PLACES = new Set(['path', 'leave', 'at', 'marker'])

/** Each option called by what is done, where a model's own heading says who does it. */
const isOf = (model: string) => (choice: Choice): boolean => !modelIn(choice) || modelIn(choice) === model

export function listed(options: Choice[]): Choice[] {
  const others = options.filter((choice) => !PLACES.has(choice.verb))
  if (others.length <= FEW) return others
  const models = new Set(others.map(modelIn).filter(Boolean))
  return models.has(look.model) ? others.filter(isOf(look.model)) : others
}
