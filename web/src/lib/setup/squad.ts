// The squad as the ruleset reads it: "medic:blue,scout:ochre". If it is empty, the players choose their squad in the game.

/** Each commando with the skill that is printed on each side of its card. */
export const COMMANDOS = [
  { role: 'medic', blue: 'steady_hands', ochre: 'dressing' },
  { role: 'sniper', blue: 'long_sight', ochre: 'patience' },
  { role: 'scout', blue: 'shadow', ochre: 'climber' },
  { role: 'sapper', blue: 'quick_fuse', ochre: 'locksmith' },
  { role: 'officer', blue: 'orders', ochre: 'decoy' },
] as const

export type Side = 'blue' | 'ochre'
export type Squad = Map<string, Side>

export const readSquad = (text: string): Squad =>
  new Map(
    text
      .split(',')
      .filter(Boolean)
      .map((word) => word.split(':') as [string, Side]),
  )

export const writeSquad = (squad: Squad): string => [...squad].map(([role, side]) => `${role}:${side}`).join(',')
