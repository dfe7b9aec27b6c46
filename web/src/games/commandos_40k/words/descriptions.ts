// Models and their states in words, for lists, cards, titles and screen readers.

import { percent, say } from '$lib/words/words.svelte'
import { inches } from '../board/lengths'
import type { KT } from '../types'
import { fullName, kindOf, seatName, tacticName } from './names'

/** A state that lasts until the end of a phase has the name of the tactic that caused it. */
const BROUGHT_BY: Record<string, string> = {
  tough: 'tough_as_nails',
  example: 'lead_by_example',
  scanned: 'scanner_spec',
  hail: 'hail_of_bullets',
  cover: 'take_cover',
  deadly: 'deadly_precision',
  pinning: 'stay_there',
}

export const effectName = (view: KT.View, model: KT.ModelView, effect: string): string =>
  tacticName(view, model.seat, BROUGHT_BY[effect] ?? effect)

/** Its wounds: light wounds, lost hit points, shaken. */
export function tellHarm(view: KT.View, model: KT.ModelView): string[] {
  const { wounds } = kindOf(view, model)
  return [
    ...(model.light ? [say('web-kt-light', { n: model.light })] : []),
    ...(model.where === 'table' && model.hp < wounds ? [say('web-kt-hp-left', { n: model.hp, of: wounds })] : []),
    ...(model.shaken ? [say('web-kt-shaken')] : []),
  ]
}

/** States that already include another state. */
const SAYS_ALL: Record<string, string[]> = {
  prepared: ['stationary'],
  charged: ['tried', 'moved'],
  tried: ['moved'],
  advanced: ['moved'],
  retreated: ['moved'],
  fell_back: ['moved'],
}

export const tokensOf = (model: KT.ModelView): string[] => {
  const said = new Set(model.tokens.flatMap((token) => SAYS_ALL[token] ?? []))
  return model.tokens.filter((token) => !said.has(token))
}

/** What it has done this round, its lasting states, where it stands. */
export function tellDeeds(view: KT.View, model: KT.ModelView): string[] {
  return [
    ...(model.where === 'table' ? [] : [say(model.held ? 'web-kt-where-held' : `web-kt-where-${model.where}`)]),
    ...(model.where === 'table' && model.z > 0 ? [say('web-kt-level', { height: inches(model.z) })] : []),
    ...tokensOf(model).map((token) => say(`web-kt-token-${token}`)),
    ...model.effects.map((effect) => effectName(view, model, effect)),
    ...(model.engaged.length ? [say('web-kt-engaged', { n: model.engaged.length })] : []),
  ]
}

/** "Lancier (a3), Attaquant, 1 blessure légère, préparée". */
export const tellModel = (view: KT.View, model: KT.ModelView): string =>
  [fullName(view, model), seatName(view, model.seat), ...tellHarm(view, model), ...tellDeeds(view, model)].join(', ')

export interface Outcome {
  name: 'out' | 'light' | 'hurt' | 'nothing'
  chance: number
  /** The pattern of its part of the odds bar. */
  tone: string
  text: string
}

const TONES = { out: 'o1', light: 'o2', hurt: 'o2', nothing: 'o3' }

/** The outcomes of an attack, the worst for the target first; impossible ones are left out. */
export function outcomesOf(chances: KT.Chances): Outcome[] {
  const NOTHING = 1e-9
  return (['out', 'light', 'hurt', 'nothing'] as const)
    .filter((name) => chances[name] > NOTHING)
    .map((name) => ({
      name,
      chance: chances[name],
      tone: TONES[name],
      text: say(`web-kt-outcome-${name}`, { chance: percent(chances[name]) }),
    }))
}
