// The rule that explains each ability, specialism and tactic.

export const ABILITY_RULES: Record<string, string> = {
  hazardous: 'KT-WEAPON-01',
  assault: 'KT-WEAPON-02',
  devastating_wounds: 'KT-WEAPON-03',
  wounds_on: 'KT-WEAPON-04',
  melta: 'KT-WEAPON-05',
  grenade: 'KT-WEAPON-06',
  ignores_cover: 'KT-WEAPON-07',
  twin_linked: 'KT-WEAPON-08',
  heavy: 'KT-WEAPON-09',
  pistol: 'KT-WEAPON-10',
  precision: 'KT-WEAPON-11',
  psychic: 'KT-WEAPON-12',
  rapid_fire: 'KT-WEAPON-13',
  torrent: 'KT-WEAPON-14',
  lethal_hits: 'KT-WEAPON-15',
  sustained_hits: 'KT-WEAPON-16',
}

/** Abilities that no rule explains have no effect. */
export const abilityRule = (written: string): string => ABILITY_RULES[written.split(':')[0]!] ?? 'KT-WEAPON-18'

const SPECIALISMS = ['leader', 'combat', 'comms', 'demolitions', 'heavy', 'medic', 'scout', 'sniper', 'veteran', 'zealot']
const TACTICS = [
  'lead_by_example',
  'combat_master',
  'scanner_spec',
  'custom_ammo',
  'hail_of_bullets',
  'first_aid',
  'take_cover',
  'deadly_precision',
  'survivor',
  'frenzy',
]

/** The rules list the specialisms in this order: for each first its ability, then its tactic. */
const numbered = (at: number): string => `KT-SPEC-${String(at).padStart(2, '0')}`
export const specialismRule = (specialism: string): string => numbered(2 * SPECIALISMS.indexOf(specialism) + 1)
export const specialismTactic = (specialism: string): string => TACTICS[SPECIALISMS.indexOf(specialism)] ?? ''
export const specialistTacticRule = (tactic: string): string => numbered(2 * TACTICS.indexOf(tactic) + 2)
