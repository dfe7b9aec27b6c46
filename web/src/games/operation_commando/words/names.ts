// Names of cards, terrains and sides from the game's texts.

import { has, say } from '$lib/words/words.svelte'
import type { OC } from '../types'

const NOTHING = '—'

export const cardName = (id: string): string => say(`card-${id}`)
/** Inserts places where a long name may break on a card. */
const JOINTS = [
  'Panzer|grenadiers',
  'Fallschirm|jäger',
  'Sturm|geschütz',
  'Schrapnell|mine',
  'reconnais|sance',
  'Granat|werfer',
]
export const breakable = (name: string): string =>
  JOINTS.reduce((text, joint) => text.replace(joint.replace('|', ''), joint.replace('|', '\u00ad')), name)

export const terrainName = (id: string): string => say(`terrain-${id}`)
export const sideName = (side: string): string => say(`side-${side}`)

const told = (key: string): string => {
  const text = has(key) ? say(key) : ''
  return text === NOTHING ? '' : text
}
export const cardText = (id: string): string => told(`card-${id}.text`)
export const cardShort = (id: string): string => told(`card-${id}.short`)
export const terrainText = (id: string): string => told(`terrain-${id}.text`)
export const terrainShort = (id: string): string => told(`terrain-${id}.short`)

/** "Véhicule · SS", or the kind of a card that is no unit. */
export const typeLine = (card: OC.Card): string =>
  card.types.length
    ? card.types.map((type) => say(type === 'Para' ? 'web-oc-para' : `type-${type}`)).join(' · ')
    : say(`web-oc-kind-${card.kind}`)

/** A card in one sentence for screen readers: name, V.C., type, effect. */
export function tellCard(card: OC.Card): string {
  const parts = [cardName(card.id)]
  if (card.kind === 'unit') parts.push(say('web-oc-vc', { n: card.vc }))
  parts.push(typeLine(card))
  if (card.support) parts.push(say('web-oc-support'))
  if (card.star) parts.push(say('web-oc-heroic'))
  return [parts.join(', '), cardText(card.id)].filter(Boolean).join('. ')
}

/** The source of a point, in words. */
export function pointName(point: OC.Point): string {
  if (point.kind === 'token') return say('web-oc-point-token', { token: say(`token-${point.source}`) })
  if (point.kind === 'card') return cardName(point.source)
  if (point.kind === 'terrain') return terrainName(point.source)
  return say(point.kind === 'floor' ? 'web-oc-point-floor' : 'web-oc-point-first')
}
