// How a model looks: brightness shows the side, rim and silhouette show the faction, icons show its abilities and actions.

import type { KT } from '../types'

export interface Plate {
  ground: string
  /** The colour after it has acted. */
  acted: string
  ink: string
  rim: string
}

/** How the edge of a base is cut. */
export type Rim = 'smooth' | 'notched' | 'beaded' | 'scalloped' | 'double'

interface Faction {
  rim: Rim
  light: Plate
  dark: Plate
}

const plate = (ground: string, acted: string, ink: string, rim: string): Plate => ({ ground, acted, ink, rim })

/** The look of every faction from a player's own file. */
const OTHER: Faction = {
  rim: 'double',
  light: plate('#f3f1ea', '#d6d2c4', '#2b2a26', '#6a665a'),
  dark: plate('#4b4a52', '#36353c', '#f5f3ee', '#1b1a1f'),
}

const FACTIONS: Record<string, Faction> = {
  concord: {
    rim: 'smooth',
    light: plate('#e7edf2', '#c3d2de', '#16324a', '#2d5878'),
    dark: plate('#2b5373', '#1e3d56', '#e9f2f8', '#0f2536'),
  },
  rustborn: {
    rim: 'notched',
    light: plate('#f5dfc8', '#dcbd9c', '#4a2110', '#8a4a24'),
    dark: plate('#7c3f22', '#5d2c15', '#fbe9d2', '#2b1408'),
  },
  choir: {
    rim: 'beaded',
    light: plate('#eeebf5', '#cfc8e0', '#2d2547', '#5a4d80'),
    dark: plate('#4a3f70', '#352c54', '#f2eefb', '#1a142e'),
  },
  bloom: {
    rim: 'scalloped',
    light: plate('#e6f1d3', '#c4d8a6', '#23401f', '#4d7a34'),
    dark: plate('#2f5e38', '#214528', '#eef8de', '#10280f'),
  },
}

export const rimOf = (faction: string): Rim => (FACTIONS[faction] ?? OTHER).rim
export const plateOf = (faction: string, seat: number): Plate => (FACTIONS[faction] ?? OTHER)[seat ? 'dark' : 'light']

const GLYPHS: Record<string, string> = {
  con_chief: 'visor',
  con_lancer: 'visor',
  con_gunner: 'rotor',
  con_marksman: 'scope',
  con_corpsman: 'visor',
  con_breacher: 'exo',
  rus_caller: 'mask',
  rus_brawler: 'axe',
  rus_rattler: 'rotor',
  rus_boomer: 'rocket',
  rus_creeper: 'hooks',
  rus_hulk: 'hulk',
  cho_cantor: 'cantor',
  cho_chorister: 'choir',
  cho_sentinel: 'sentinel',
  cho_razor: 'razor',
  cho_oculus: 'oculus',
  cho_mote: 'mote',
  blo_crown: 'crown',
  blo_sporeling: 'spore',
  blo_leaper: 'leaper',
  blo_husk: 'husk',
  blo_drooler: 'drooler',
  blo_glider: 'glider',
}

/** Datasheets from players' own files get a silhouette by their role. */
export function glyphOf(kind: Pick<KT.KindView, 'sheet' | 'fly' | 'keywords'>): string {
  return `g-${GLYPHS[kind.sheet] ?? (kind.fly ? 'wing' : kind.keywords.includes('exosuit') ? 'exo' : 'rifle')}`
}

const SPECIALISMS: Record<string, string> = {
  leader: 'star',
  combat: 'knife',
  comms: 'radio',
  demolitions: 'tnt',
  heavy: 'hmg',
  medic: 'cross',
  scout: 'binoc',
  sniper: 'scope',
  veteran: 'chevrons',
  zealot: 'horn',
}

export const signOf = (specialism: string): string => (SPECIALISMS[specialism] ? `g-${SPECIALISMS[specialism]}` : '')

/** What the table marks of all that a model has done, the most important first. */
const TOKENS: [token: string, sign: string][] = [
  ['prepared', 'i-target'],
  ['charged', 'g-knife'],
  ['tried', 'g-knife'],
  ['retreated', 'i-back'],
  ['fell_back', 'i-back'],
  ['advanced', 'i-next'],
  ['shot', 'i-check'],
  ['moved', 'i-boot'],
]

export const tokenOf = (model: KT.ModelView): [token: string, sign: string] | null =>
  TOKENS.find(([token]) => model.tokens.includes(token)) ?? null

/** The scalloped or beaded edge of a base with this radius. */
export function scallops(radius: number): string {
  const [number, at] = [11, radius - 1.5]
  const corner = (n: number) =>
    `${(at * Math.cos((2 * Math.PI * n) / number)).toFixed(1)} ${(at * Math.sin((2 * Math.PI * n) / number)).toFixed(1)}`
  return `M${corner(0)}${Array.from({ length: number }, (_, n) => `A${(at * 0.31).toFixed(1)} ${(at * 0.31).toFixed(1)} 0 0 1 ${corner(n + 1)}`).join('')}Z`
}

export const beads = (radius: number): { x: number; y: number }[] => {
  const number = Math.max(16, Math.floor(radius * 0.9))
  return Array.from({ length: number }, (_, n) => ({
    x: (radius - 1.4) * Math.cos((2 * Math.PI * n) / number),
    y: (radius - 1.4) * Math.sin((2 * Math.PI * n) / number),
  }))
}
