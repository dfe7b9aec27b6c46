// What is being built in a workshop: whoever changes it asks the server what it thinks of it.

import { lines } from '$lib/forces/stored-armies'
import { ApiError } from '$lib/net/api'

/** What the server says of any game's army. */
export interface Judged {
  /** Why a text is no army at all. */
  problem: string
  faults: { rule: string; text: string }[]
}

const PAUSE = 200

export abstract class Bench<Found extends Judged = Judged> {
  judged = $state.raw<Found | null>(null)
  error = $state.raw<ApiError | null>(null)
  /** What somebody has typed that is no army yet. */
  typed = $state<string | null>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What lies on the bench, as the server writes it. */
  abstract get written(): string
  protected abstract ask(text: string): Promise<Found>
  /** A text was an army: it lies on the bench from now on. */
  protected abstract take(judged: Found): void

  get text(): string {
    return this.typed ?? lines(this.written)
  }

  protected changed(): void {
    this.typed = null
    void this.judge(this.written, false)
  }

  /** A text takes its effect as soon as it is an army. */
  type(text: string): void {
    this.typed = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.judge(text, true), PAUSE)
  }

  load(text: string): void {
    this.typed = text
    void this.judge(text, true).then(() => {
      if (this.judged && !this.judged.problem) this.typed = null
    })
  }

  again(): void {
    void this.judge(this.text, false)
  }

  private async judge(text: string, takes: boolean): Promise<void> {
    const asked = ++this.asked
    await this.attempt(
      async () => {
        const judged = await this.ask(text)
        if (asked !== this.asked) return
        this.judged = judged
        if (takes && !judged.problem) this.take(judged)
      },
      () => asked === this.asked,
    )
  }

  /** `counts`: whether anybody still waits for it when it is done. */
  protected async attempt(work: () => Promise<void>, counts = () => true): Promise<void> {
    try {
      await work()
      if (counts()) this.error = null
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      if (counts()) this.error = problem
    }
  }
}
