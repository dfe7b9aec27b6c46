// An army under construction. Every change returns a new army; the server decides whether it is legal.

import type { HN } from '../types'

export interface Bought {
  tile: string
  /** The option on each slot; empty if the slot is free. */
  options: string[]
}

export interface Army {
  side: string
  tiles: Bought[]
  heroes: string[]
  share: number
  /** How many copies of a card more or fewer than in the printed deck. */
  deck: Record<string, number>
}

export interface Place {
  at: number
  slot: number
}

/** Why something cannot be added. `dear`: it can, but then the army costs too much. */
export type Reason = '' | 'bought' | 'badge' | 'hq' | 'no-slot' | 'idle' | 'full' | 'dear'

/** For each option, the indexes of tiles where one more of it has no effect, as the server says. */
export type Idle = Record<string, number[]>

export const emptyArmy = (side: string): Army => ({ side, tiles: [], heroes: [], share: 0, deck: {} })

export const fromJudged = (judged: HN.JudgedArmy): Army => ({
  side: judged.side,
  tiles: judged.tiles.map(({ tile, options }) => ({ tile, options })),
  heroes: judged.heroes,
  share: judged.share,
  deck: judged.deck,
})

// --- the army as text, in the same form as the server writes ------------------------------------------------------------

export function write(army: Army): string {
  const parts = [army.side, ...army.tiles.map(tileText)]
  if (army.heroes.length) parts.push(`hero ${army.heroes.join(', ')}`)
  if (army.share) parts.push(`share ${army.share}`)
  const changes = Object.keys(army.deck)
    .sort()
    .filter((card) => army.deck[card])
  if (changes.length) parts.push(`deck ${changes.map((card) => changeText(card, army.deck[card] ?? 0)).join(' ')}`)
  return parts.join('; ')
}

function tileText({ tile, options }: Bought): string {
  const last = options.findLastIndex((option) => option !== '')
  return last < 0
    ? tile
    : `${tile} = ${options
        .slice(0, last + 1)
        .map((option) => option || '-')
        .join(', ')}`
}

const changeText = (card: string, change: number): string =>
  `${change > 0 ? '+' : '-'}${card}${Math.abs(change) > 1 ? `*${Math.abs(change)}` : ''}`

// --- changes -----------------------------------------------------------------------------------------------------------

export const withTile = (army: Army, tile: string): Army => ({ ...army, tiles: [...army.tiles, { tile, options: [] }] })
export const withoutTile = (army: Army, at: number): Army => ({ ...army, tiles: army.tiles.filter((_, n) => n !== at) })
export const withHero = (army: Army, hero: string): Army => ({ ...army, heroes: [...army.heroes, hero] })
export const withoutHero = (army: Army, hero: string): Army => ({
  ...army,
  heroes: army.heroes.filter((each) => each !== hero),
})

/** The army with an option put on a slot; an empty option clears the slot. */
export function withOption(army: Army, { at, slot }: Place, option: string): Army {
  const tiles = army.tiles.map((bought, n) => {
    if (n !== at) return bought
    const options = Array.from({ length: Math.max(slot + 1, bought.options.length) }, (_, k) => bought.options[k] ?? '')
    options[slot] = option
    return { ...bought, options }
  })
  return { ...army, tiles }
}

/** The number of copies of a card in the deck. Restricted cards start at none. */
export const copiesOf = (army: Army, card: HN.ActionCard): number =>
  (card.restricted ? 0 : card.copies) + (army.deck[card.id] ?? 0)

export function withCopies(army: Army, card: HN.ActionCard, copies: number): Army {
  const change = Math.max(0, Math.min(card.copies, copies)) - (card.restricted ? 0 : card.copies)
  const { [card.id]: _, ...others } = army.deck
  return { ...army, deck: change ? { ...others, [card.id]: change } : others }
}

// --- what fits ---------------------------------------------------------------------------------------------------------

/** The slots where an option fits and has an effect; free ones first. */
export function placesFor(army: Army, option: HN.RecruitCard, idle: Idle = {}): Place[] {
  const all = army.tiles
    .flatMap((bought, at) => (option.fits[bought.tile] ?? []).map((slot) => ({ at, slot })))
    .filter(({ at }) => !idle[option.id]?.includes(at))
  return [...all.filter((place) => isFree(army, place)), ...all.filter((place) => !isFree(army, place))]
}

export const optionAt = (army: Army, { at, slot }: Place): string => army.tiles[at]?.options[slot] ?? ''
export const isFree = (army: Army, place: Place): boolean => optionAt(army, place) === ''

export const fitsOn = (army: Army, option: HN.RecruitCard, { at, slot }: Place): boolean =>
  (option.fits[army.tiles[at]?.tile ?? ''] ?? []).includes(slot)

export const hasHq = (army: Army, box: HN.Builder): boolean =>
  army.tiles.some((bought) => box.tiles.find((tile) => tile.id === bought.tile)?.hq)

export function whyNoTile(army: Army, tile: HN.TileCard, left: number): Reason {
  if (army.tiles.some((bought) => bought.tile === tile.id)) return 'bought'
  return tile.cost > left ? 'dear' : ''
}

export function whyNoHero(army: Army, hero: HN.HeroCard, box: HN.Builder, left: number): Reason {
  if (army.heroes.includes(hero.id)) return 'bought'
  const badges = army.tiles.map((bought) => box.tiles.find((tile) => tile.id === bought.tile)?.badge)
  if (hero.badge && !badges.includes(hero.badge)) return 'badge'
  return hero.cost > left ? 'dear' : ''
}

/** Why an option cannot be added; empty if it can. `place`: the slot to fill; null: any free slot. */
export function whyNoOption(
  army: Army,
  option: HN.RecruitCard,
  box: HN.Builder,
  left: number,
  place: Place | null,
  idle: Idle = {},
): Reason {
  if (option.kind === 'ordinance' && !hasHq(army, box)) return 'hq'
  if (!placesFor(army, option).length || (place && !fitsOn(army, option, place))) return 'no-slot'
  const places = placesFor(army, option, idle)
  if (!places.length || (place && !places.some((each) => each.at === place.at))) return 'idle'
  const target = place ?? places.find((each) => isFree(army, each))
  if (!target) return 'full'
  const before = box.options.find((each) => each.id === optionAt(army, target))?.cost ?? 0
  return option.cost - before > left ? 'dear' : ''
}

/** The cost at printed prices. Only the server knows what allies pay. */
export function costOf(army: Army, box: HN.Builder): number {
  const price = (list: { id: string; cost: number }[], id: string) => list.find((each) => each.id === id)?.cost ?? 0
  const tiles = army.tiles.flatMap((bought) => [
    price(box.tiles, bought.tile),
    ...bought.options.map((id) => price(box.options, id)),
  ])
  return [...tiles, ...army.heroes.map((id) => price(box.heroes, id)), army.share].reduce((sum, each) => sum + each, 0)
}
