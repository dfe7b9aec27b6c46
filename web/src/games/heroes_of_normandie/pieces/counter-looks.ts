// The silhouette and colours of a counter. The sides differ by brightness and shape as well as by colour.

import type { HN } from '../types'

export interface Colours {
  ground: string
  acted: string
  ink: string
  rim: string
  /** The colour of the tab that distinguishes allies; the bars on it have the colour of the ground. */
  tab: string
  /** Colours for the parts of a vehicle, as the silhouettes name them. */
  parts: string
}

const LIGHT: Colours = {
  ground: '#e9e9cb',
  acted: '#d3d5a8',
  ink: '#242d18',
  rim: '#3d4424',
  tab: '#242d18',
  parts: '--hull:#a7ad72;--tur:#bcc187;--dk:#2c331c;--trk:#4d5034;--hl:#fff',
}
const DARK: Colours = {
  ground: '#4b575f',
  acted: '#39444b',
  ink: '#f4f1e6',
  rim: '#ffffff',
  tab: '#f4f1e6',
  parts: '--hull:#98a4ab;--tur:#b4bec3;--dk:#12181b;--trk:#1b2226;--hl:#fff',
}

/** Colours of the second and third ally: other grounds, as light or as dark as those of their side. */
const LIGHT_ALLIES: Colours[] = [
  { ...LIGHT, ground: '#f5dfc8', acted: '#e2c29f', tab: '#7c3f22' },
  { ...LIGHT, ground: '#eeebf5', acted: '#d3cde4', tab: '#4a3f70' },
]
const DARK_ALLIES: Colours[] = [
  { ...DARK, ground: '#7c3f22', acted: '#5d2e18', tab: '#f5dfc8' },
  { ...DARK, ground: '#4a3f70', acted: '#372e55', tab: '#eeebf5' },
]

/** The colours of a counter. `rank`: the owner's number among allies, from 1; 0 without allies. */
export function coloursOf(side: string, rank = 0): Colours {
  const allies = side === 'ge' ? DARK_ALLIES : LIGHT_ALLIES
  return allies[rank - 2] ?? (side === 'ge' ? DARK : LIGHT)
}

/** A player's number among allies, from 1; 0 without allies. */
export function rankOf(view: HN.View, seat: number): number {
  const mates = view.seats.filter((each) => each.side === view.seats[seat]?.side)
  return mates.length < 2 ? 0 : mates.findIndex((each) => each.seat === seat) + 1
}

/** Bars that show the rank of an ally, one above the other, centred at 0 0, so that allies do not differ by colour alone. */
export const bars = (rank: number, w: number, h: number): string =>
  Array.from({ length: rank }, (_, at) => `M${-w / 2} ${((at - (rank - 1) / 2) * 1.7 - 0.5) * h}h${w}v${h}h${-w}Z`).join('')

export const BORDERS: Record<string, string> = { officer: '#e0a800', heavy_weapon: '#c4321c', hero: '#111' }

/** The first pattern that matches a type's id gives its silhouette. */
const SILHOUETTES: [part: RegExp, glyph: string][] = [
  [/halftrack|hanomag|m16_quad|flakvierling/, 'v-halftrack'],
  [/willys|weasel|schwimmwagen/, 'v-car'],
  [/zundapp/, 'v-moto'],
  [/greyhound|puma/, 'v-armcar'],
  [/stuart|luchs/, 'v-light'],
  [/sherman|panzer_iv/, 'v-tank'],
  [/otto_panzer/, 'v-heavy'],
  [/at_gun|pak40|howitzer|ig18/, 'v-gun'],
  [/flak/, 'v-flak'],
  [/officer|captain|battery_chief|_hq|leutnant/, 'g-officer'],
  [/50cal|30cal|mg42$|mg_nest/, 'g-hmg'],
  [/support|mg42_light/, 'g-lmg'],
  [/bazooka/, 'g-tube'],
  [/panzerschreck/, 'g-tube-de'],
  [/mortar/, 'g-mortar'],
  [/sniper/, 'g-sniper'],
  [/engineers|pioneers/, 'g-sapper'],
  [/medic/, 'g-medic'],
  [/spotter/, 'g-binoc'],
  [/recon/, 'g-scout'],
  [/us_hero/, 'g-us'],
  [/ge_hero/, 'g-de'],
]

export function glyphOf(type: HN.TypeView, last: boolean): string {
  const found = SILHOUETTES.find(([part]) => part.test(type.id))
  if (found) return found[1]
  const us = type.side === 'us'
  return last ? (us ? 'g-us' : 'g-de') : us ? 'g-squad-us' : 'g-squad-de'
}

/** The outline of a counter. American counters have round corners, German ones cut corners. `inset`: the distance from the
 * rim. */
export function plate(side: string, w: number, h: number, inset = 0): string {
  const [x, y] = [w / 2 - inset, h / 2 - inset]
  if (side !== 'ge') {
    const r = Math.max(2, 7 - inset)
    return `M${r - x} ${-y}H${x - r}A${r} ${r} 0 0 1 ${x} ${r - y}V${y - r}A${r} ${r} 0 0 1 ${x - r} ${y}H${r - x}A${r} ${r} 0 0 1 ${-x} ${y - r}V${r - y}A${r} ${r} 0 0 1 ${r - x} ${-y}Z`
  }
  const k = Math.max(3, 8 - inset)
  return `M${k - x} ${-y}H${x - k}L${x} ${k - y}V${y - k}L${x - k} ${y}H${k - x}L${-x} ${y - k}V${k - y}Z`
}

export const typeOf = (view: HN.View, unit: HN.UnitView): HN.TypeView | undefined =>
  view.types.find((type) => type.id === unit.type)

/** The upper face: infantry has two faces, a vehicle one. */
export const faceOf = (type: HN.TypeView, unit: HN.UnitView): HN.FaceView =>
  type.faces[unit.face === 'back' ? type.faces.length - 1 : 0]!

export const bonusText = (bonus: number | null): string => (bonus === null ? '✕' : bonus < 0 ? `−${-bonus}` : String(bonus))
