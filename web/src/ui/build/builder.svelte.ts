// The state of an army builder. After every change it asks the server to check the army.

import { lines } from '$lib/forces/stored-armies'
import { ApiError } from '$lib/net/api'

/** What the server says of an army, in every game. */
export interface Judged {
  /** Why the text cannot be read as an army; empty if it can. */
  problem: string
  faults: { rule: string; text: string }[]
}

const PAUSE = 200

export abstract class ForceBuilder<Found extends Judged = Judged> {
  judged = $state.raw<Found | null>(null)
  error = $state.raw<ApiError | null>(null)
  /** The text that somebody has typed and that cannot be read as an army yet. */
  typed = $state<string | null>(null)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The army that is being built, as the server writes it. */
  abstract get written(): string
  protected abstract ask(text: string): Promise<Found>
  /** Takes over an army that was read from a text. */
  protected abstract take(judged: Found): void

  get text(): string {
    return this.typed ?? lines(this.written)
  }

  protected changed(): void {
    this.typed = null
    void this.judge(this.written, false)
  }

  /** A typed text becomes the army as soon as it can be read as one. */
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

  /** `counts`: whether the result is still wanted when the work is done. */
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
