// The log says one deed in one sentence: the steps of a movement, a shot with its target, a card with its target.

import { named, numbered } from '$lib/net/facts'
import { shown } from '../board/squares'
import type { Happened } from '../types'
import { cardName } from '../words/names'

const unitOf = ({ facts }: Happened): number => numbered(facts, 'unit')
const open = ({ text }: Happened): string => text.replace(/\.$/, '')

/** What an event says after the name of its unit. */
const said = ({ text }: Happened): string => text.replace(/^.*?\s?:\s/, '')

/** Two events of the log in one sentence; empty if they are different deeds. */
export function joined(before: Happened, event: Happened): string {
  if (before.name === 'stepped' && event.name === 'stepped' && unitOf(before) === unitOf(event))
    return `${open(before)}, ${shown(named(event.facts, 'square'))}.`
  if (before.name === 'drove' && event.name === 'drove' && unitOf(before) === unitOf(event)) return drivenOn(before, event)
  if (before.name === 'fired' && event.name === 'aimed_at' && unitOf(before) === unitOf(event))
    return `${open(before)}, ${said(event)}`
  if (before.name === 'card_played') return withTarget(before, event)
  return ''
}

/** The squares of a drive in their order; only the last facing counts: "drives to I13, I12, facing north". */
function drivenOn(before: Happened, event: Happened): string {
  const square = shown(named(event.facts, 'square'))
  const [, facing = ''] = event.text.split(square)
  const soFar = before.text.slice(0, before.text.lastIndexOf(','))
  return `${soFar}, ${square}${facing}`
}

/** A card and then its effect: the card is named once. */
function withTarget(before: Happened, event: Happened): string {
  const name = cardName(named(before.facts, 'card'))
  const at = event.text.indexOf(name)
  const after = event.text.slice(at + name.length)
  // Only a sentence that begins with the card, in its quotation marks, goes on where the other one ends.
  return at >= 0 && at <= 2 && event.name !== 'card_played' && /^\s?[»”]\s?: /.test(after)
    ? `${open(before)}${after.replace(/^\s?[»”]/, '')}`
    : ''
}
