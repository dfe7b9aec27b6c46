// What the person at the table has in hand: a path or place that is being drawn, a set-up that runs by itself, a plan of
// reactions, attacks that are dealt out. The board and the bar share it.

import type { Drawer } from '../board/path-drawing.svelte'
import type { Split } from './split'

/** What is set up without further touches, for that seat. */
export interface Run {
  seat: number
  what: 'marker' | 'model'
}

class AtHand {
  drawer = $state.raw<Drawer | null>(null)
  /** Sends what is drawn. */
  send: () => void = () => {}
  run = $state.raw<Run | null>(null)
  /** Reactions that were changed by hand, by model; `charge`: of which charge. */
  private reactions = $state.raw<{ charge: string; verbs: Record<string, string> }>({ charge: '', verbs: {} })
  /** Attacks that were dealt out by hand; `of`: of which question. */
  private dealt = $state.raw<{ of: string; split: Split } | null>(null)

  reactionsOf(charge: string): Record<string, string> {
    return this.reactions.charge === charge ? this.reactions.verbs : {}
  }

  react(charge: string, model: string, verb: string): void {
    this.reactions = { charge, verbs: { ...this.reactionsOf(charge), [model]: verb } }
  }

  splitOf(question: string): Split | null {
    return this.dealt?.of === question ? this.dealt.split : null
  }

  deal(question: string, split: Split): void {
    this.dealt = { of: question, split }
  }

  /** Takes back what was changed by hand; says whether there was anything. */
  forget(): boolean {
    const was = this.dealt !== null || Object.keys(this.reactions.verbs).length > 0
    this.dealt = null
    this.reactions = { charge: '', verbs: {} }
    return was
  }

  /** Another game begins. */
  reset(): void {
    this.forget()
    this.drawer = null
    this.run = null
  }
}

export const atHand = new AtHand()
