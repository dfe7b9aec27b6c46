// The options of a new match that this game's own form sets.

import type { GameCard, OptionCard } from '$gen/types'
import type { KeptPack } from '$lib/forces/stored-packs'
import { armyOption } from '$lib/setup/sides-and-armies'
import { factionOf } from './team-draft'

export const SEATS = [0, 1]
/** The battlefield from a player's own file. */
export const OWN = 'own'
const PACKS = ['pack_1', 'pack_2', 'pack_3']

export const rulingsOf = (card: GameCard): OptionCard[] => card.options.filter((option) => option.ruling)
export const optionOf = (card: GameCard, id: string): OptionCard | undefined => card.options.find((option) => option.id === id)

/** The players' own files that a match needs, for its battlefield and for the factions of its teams. */
export function broughtBy(values: Record<string, string>, kept: KeptPack[], ownBoard: string): Record<string, string> {
  const factions = SEATS.map((seat) => factionOf(values[armyOption(seat)] ?? ''))
  const needed = kept.filter((pack) =>
    pack.kind === 'board' ? values.board === OWN && pack.id === ownBoard : factions.includes(pack.id),
  )
  return Object.fromEntries(PACKS.map((id, n) => [id, needed[n]?.text ?? '']))
}
