// Something asked of the server: on its way, there, or refused.

import { ApiError } from './api'

export class Loaded<T> {
  value = $state.raw<T | null>(null)
  error = $state.raw<ApiError | null>(null)

  constructor(private readonly ask: () => Promise<T>) {}

  /** What was there stays while it is asked again, and when the answer fails. */
  async load(): Promise<void> {
    try {
      this.value = await this.ask()
      this.error = null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.error = error
    }
  }

  /** Asks now and every so often while the page is looked at; returns how to stop. */
  follow(every: number): () => void {
    const look = () => void (document.hidden || this.load())
    look()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
