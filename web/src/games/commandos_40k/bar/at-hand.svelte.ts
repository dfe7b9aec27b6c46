// What the player is preparing: a path or place being drawn, an automatic set-up, a plan of reactions, the split of attacks.
// The board and the bar share it.

import type { Drawer } from '../board/path-drawing.svelte'
import type { Split } from './split'

/** The automatic set-up of this seat. */
export interface Run {
  seat: number
  what: 'marker' | 'model'
}

class AtHand {
  drawer = $state.raw<Drawer | null>(null)
  /** Sends the drawn path or place. */
  send: () => void = () => {}
  /** Takes back what is drawn. Returns whether anything was. */
  undraw: () => boolean = () => false
  run = $state.raw<Run | null>(null)
  /** Reactions that the player changed, by model; `charge`: the charge they belong to. */
  private reactions = $state.raw<{ charge: string; verbs: Record<string, string> }>({ charge: '', verbs: {} })
  /** The split of attacks that the player changed; `of`: the question it belongs to. */
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

  /** Takes back what the player changed. Returns whether there was anything. */
  forget(): boolean {
    const was = this.dealt !== null || Object.keys(this.reactions.verbs).length > 0
    this.dealt = null
    this.reactions = { charge: '', verbs: {} }
    return was
  }

  /** Clears everything for another game. */
  reset(): void {
    this.forget()
    this.drawer = null
    this.run = null
  }
}

export const atHand = new AtHand()
