// What has been asked of the table: how far a model goes, what it sees, what an attack may do.

import type { KT } from '../types'

/** How the shell asks; the answers are kept as long as the position stands. */
export interface Asking {
  survey: (about: string) => void
  surveyed: Map<string, unknown>
}

export class Surveys {
  constructor(private readonly asking: () => Asking) {}

  /** The answer if it has come. Call `want` from an effect, `get` anywhere. */
  get(about: string): KT.Survey | null {
    return (this.asking().surveyed.get(about) as KT.Survey | null | undefined) ?? null
  }

  /** Whether an answer has come, even if it is that nothing can be said. */
  has(about: string): boolean {
    return this.asking().surveyed.has(about)
  }

  want(about: string): void {
    this.asking().survey(about)
  }
}

export const aboutModel = (model: string): string => `model ${model}`
export const aboutSight = (model: string, foe: string): string => `sight ${model} ${foe}`
export const aboutShot = (model: string, weapon: string, foe: string): string => `shot ${model} ${weapon} ${foe}`
export const aboutBlow = (model: string, weapon: string, foe: string): string => `blow ${model} ${weapon} ${foe}`
export const aboutCharge = (model: string, targets: string[]): string => `charge ${model} ${targets.join(' ')}`
