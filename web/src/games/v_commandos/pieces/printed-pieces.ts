// What is printed on the pieces, and their icons. Names are those of the view.

/** The country of each commando, as printed on the card. */
export const NATION: Record<string, string> = { medic: 'france', sniper: 'ussr', scout: 'usa', sapper: 'canada', officer: 'uk' }

/** Event cards with two effects: the second holds while the alarm is on. Any other card has the effect of its own name. */
export const TWO_EFFECTS: Record<string, [string, string]> = {
  quiet_sniper: ['quiet', 'sniper'],
  fog_searchlights: ['fog', 'searchlights'],
  sealed_hatch: ['sealed_hatch', 'counter_search'],
  mail_day: ['mail_day', 'manhunt'],
}

/** The small icon in the lower left tab of a commando. */
export const ROLE_SIGN: Record<string, string> = {
  medic: 'g-cross',
  sniper: 'g-scope',
  scout: 'g-knife',
  sapper: 'g-tnt',
  officer: 'g-star',
}

/** An action phase has three actions, less one for each wound. */
export const ACTIONS = 3

export interface FoePrint {
  dice: number
  glyph: string
  special: boolean
  sledge: boolean
}

const foe = (dice: number, glyph = 'g-de', special = false, sledge = false): FoePrint => ({ dice, glyph, special, sledge })

export const FOES: Record<string, FoePrint> = {
  mp40: foe(2),
  mauser: foe(1),
  sledge_mp40: foe(2, 'g-de', false, true),
  sledge_mauser: foe(1, 'g-de', false, true),
  storm_trooper: foe(3, 'g-grenade', true),
  patrol_leader: foe(1, 'vc-cap', true),
  dog_handler: foe(1, 'vc-dog', true),
  machine_gunner: foe(4, 'g-lmg', true),
  marksman: foe(2, 'g-scope', true),
}

const ITEM_GLYPHS: Record<string, string> = {
  spotted: 'vc-spotted',
  medkit: 'g-medkit',
  crowbar: 'g-crowbar',
  tnt: 'g-tnt',
  uniform: 'g-uniform',
  grenade: 'g-grenade',
  bombing: 'g-wing',
  mp40: 'vc-mp40',
  mauser: 'g-rifle',
  stg44: 'vc-stg44',
  mg42: 'g-lmg',
  silenced_sten: 'vc-silenced-sten',
  springfield: 'g-scope',
  mosin_nagant: 'vc-mosin',
  jammed: 'vc-jammed',
  crate: 'vc-crate',
  sten: 'g-sten',
  pistol: 'g-pistol',
  silenced_pistol: 'vc-silenced-pistol',
  mosin_rifle: 'vc-mosin',
  springfield_rifle: 'g-scope',
}

const WEAPONS = new Set(['mp40', 'mauser', 'stg44', 'mg42', 'silenced_sten', 'springfield', 'mosin_nagant'])

/** The kind in a name: `stg44-2` is a second StG44, `warehouse.crate-b` a crate. */
export function itemKind(name: string): string {
  if (name.includes('crate-')) return 'crate'
  return name.split('-')[0] ?? name
}

export const itemGlyph = (name: string): string => ITEM_GLYPHS[itemKind(name)] ?? 'g-pack'

/** Equipment tokens are green, weapons blue, trouble orange, crates brown. */
export function itemColour(name: string): string {
  const kind = itemKind(name)
  if (WEAPONS.has(kind)) return '#2b5f8a'
  if (kind === 'spotted') return '#b5520b'
  return kind === 'crate' ? '#6d4a1f' : '#3f7d3a'
}

/** The text key of an item; printed weapons have texts of their own. */
export const weaponKey = (name: string): string => (name in PRINTED ? `weapon-${name}` : `item-${itemKind(name)}`)

const PRINTED: Record<string, true> = {
  sten: true,
  pistol: true,
  silenced_pistol: true,
  mosin_rifle: true,
  springfield_rifle: true,
  nest: true,
}

export interface TriangleLook {
  glyph: string
  fill: string
}

const OBJECTIVES: Record<string, TriangleLook> = {
  destroy: { glyph: 'g-bomb', fill: '#b3261a' },
  burn: { glyph: 'vc-flame', fill: '#b3261a' },
  interact: { glyph: 'vc-folder', fill: '#2f6f8f' },
  escort: { glyph: 'vc-person', fill: '#5d4a86' },
  protect: { glyph: 'vc-shield', fill: '#2c6b4c' },
  carry_out: { glyph: 'vc-crate', fill: '#6d4a1f' },
  all_exit: { glyph: 'vc-exit', fill: '#2f6f8f' },
}
const ALARM: TriangleLook = { glyph: 'g-bell', fill: '#20272b' }
const NEST: TriangleLook = { glyph: 'g-nest', fill: '#6b5a35' }

/** The look of a triangular token; `word`: what is to be done there, if it marks an objective. */
export function triangleLook(kind: string, word: string): TriangleLook {
  if (kind === 'alarm') return ALARM
  return kind === 'nest' ? NEST : (OBJECTIVES[word] ?? OBJECTIVES.interact!)
}

export const escortGlyph = (kind: string): string =>
  ({ admiral: 'vc-admiral', resistance_leader: 'vc-beret', scientist: 'vc-glasses', downed_pilot: 'vc-pilot' })[kind] ??
  'vc-person'
