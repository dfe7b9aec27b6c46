// A hint that the player has asked for: the best options that were found, which of them is shown on the board, and its rank for
// the slots of the bar. It stands as long as its question does.

import type { Choice, Plan } from '$gen/types'
import type { AnyMatch } from '$lib/net/match.svelte'

interface Asked {
  readonly match: AnyMatch
  readonly options: Choice[]
  readonly asked: number[]
}

export class Advice {
  /** The question that a hint was asked for; -1: none. */
  private at = $state(-1)
  /** The plan that the board shows: its number in the list. */
  shown = $state(0)

  constructor(private readonly play: Asked) {}

  /** Whether a hint may be asked for now. */
  get possible(): boolean {
    return this.seat !== null
  }

  private get seat(): number | null {
    const { match, asked } = this.play
    const [seat] = asked.filter((each) => match.update?.eyes.includes(each))
    return (match.card?.hints ?? false) && match.update?.lesson === null && !match.update.ending ? (seat ?? null) : null
  }

  get open(): boolean {
    return this.at >= 0 && this.at === this.play.match.update?.seq
  }

  get plans(): Plan[] {
    return this.open ? (this.play.match.hinted?.plans ?? []) : []
  }

  /** Asks for a hint, or puts it away. */
  toggle = (): void => {
    if (this.open) return this.close()
    if (this.seat === null || this.play.match.waiting) return
    this.at = this.play.match.update!.seq
    this.shown = 0
    this.play.match.askHint(this.seat)
  }

  close = (): void => {
    this.at = -1
  }

  /** The option of a plan, as long as it can be chosen. */
  choiceOf = (plan: Plan | undefined): Choice | null =>
    this.play.options.find((choice) => choice.action === plan?.weighing.choice.action) ?? null

  /** The option that the board shows. */
  get suggested(): Choice | null {
    return this.choiceOf(this.plans[this.shown])
  }

  /** The rank of the best plan among these options: 1 for the best of all; 0: none of them is a plan. */
  rankOf = (choices: Choice[]): number =>
    this.plans.findIndex((plan) => choices.some((choice) => choice.action === plan.weighing.choice.action)) + 1
}
