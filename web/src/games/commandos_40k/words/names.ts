// Names of models, weapons, tactics and players. Content has its own names in both languages; the rest is in the game's texts.

import { has, lang, say } from '$lib/words/words.svelte'
import { inches } from '../board/lengths'
import type { KT } from '../types'

const inLanguage = (name: KT.NameView | undefined, other: string): string =>
  name ? (lang() === 'fr' ? name.fr : name.en) : other

export const modelOf = (view: KT.View, id: string): KT.ModelView | undefined => view.models.find((model) => model.id === id)

export const kindOf = (view: KT.View, model: KT.ModelView): KT.KindView => view.kinds[model.kind]!

export const factionName = (view: KT.View, seat: number): string => inLanguage(view.factions[seat]?.name, '')

export function sheetName(view: KT.View, model: KT.ModelView): string {
  const kind = kindOf(view, model)
  return inLanguage(view.factions[model.seat]?.sheets[kind.sheet], kind.sheet)
}

/** The model's own name, else its datasheet's. */
export const modelName = (view: KT.View, model: KT.ModelView): string => kindOf(view, model).name || sheetName(view, model)

/** The name with the model's sign, if there are models alike: "Lancier (a3)". */
export const fullName = (view: KT.View, model: KT.ModelView): string =>
  say('model-named', { name: modelName(view, model), id: model.id })

/** The name for a button: "Lancier a3". */
export const shortName = (view: KT.View, model: KT.ModelView): string =>
  say('model-short', { name: modelName(view, model), id: model.id })

/** Markers have letters on the table; their numbers are on the underside. `at`: from 0. */
export const markerLetter = (at: number): string => 'ABCDEF'[at] ?? ''
export const letterOf = (marker: KT.MarkerView): string => markerLetter(Number(marker.id.slice(1)) - 1)

/** `id`: a weapon, or one of its profiles after a point. */
export function weaponName(view: KT.View, seat: number, id: string): string {
  const [weapon = id, profile] = id.split('.')
  if (weapon === 'bare_hands') return say('weapon-bare_hands')
  const name = inLanguage(view.factions[seat]?.weapons[weapon], weapon)
  return profile ? say('weapon-profile', { weapon: name, profile }) : name
}

export const tacticName = (view: KT.View, seat: number, id: string): string =>
  has(`tactic-${id}`) ? say(`tactic-${id}`) : inLanguage(view.factions[seat]?.tactics[id], id)

export function tacticText(view: KT.View, seat: number, id: string): string {
  if (has(`tactic-${id}.text`)) return say(`tactic-${id}.text`)
  const name = view.factions[seat]?.tactics[id]
  return name ? (lang() === 'fr' ? name.text_fr : name.text_en) : ''
}

/** `rapid_fire:1` is an ability with its number. */
function ability(written: string, attribute: string): string {
  const [name = written, number = ''] = written.split(':')
  return has(`ability-${name}`) ? say(`ability-${name}${attribute}`, { number }) : written
}

export const abilityName = (written: string): string => ability(written, '')
export const abilityText = (written: string): string => ability(written, '.text')

/** "Attacker" or "Defender"; the faction's name before the roles are known. */
export function seatName(view: KT.View, seat: number): string {
  const role = view.teams[seat]?.role
  return role ? say(`role-${role}`) : factionName(view, seat)
}

const middle = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2

/** Where a trap is: the kind of terrain and its middle, "Échelle (10,3 ; 11)". `site`: a piece, or one of its parts after a
 * point. */
export function siteName(view: KT.View, trap: KT.TrapView): string {
  const piece = view.table.pieces.find((each) => each.id === trap.site.split('.')[0])
  const corners = (piece?.parts ?? []).filter((part) => trap.parts.includes(part.id)).flatMap((part) => part.poly)
  if (!piece || !corners.length) return trap.site
  const at = (axis: 0 | 1): string => inches(middle(corners.map((corner) => corner[axis]))).replace('″', '')
  return say('terrain-at', { terrain: say(`terrain-${piece.kind}`), place: say('place', { x: at(0), y: at(1) }) })
}

/** An expected number: 1.25, in French 1,25. */
export const amount = (number: number): string =>
  new Intl.NumberFormat(lang(), { maximumFractionDigits: 2, useGrouping: false }).format(number)

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
