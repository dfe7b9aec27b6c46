// A value loaded from the server. `value` is null until the first answer; `error` holds the last failure.

import { ApiError } from './api'

export class Loaded<T> {
  value = $state.raw<T | null>(null)
  error = $state.raw<ApiError | null>(null)

  constructor(private readonly ask: () => Promise<T>) {}

  /** Loads the value. The old value stays until the new one has come, also if the request fails. */
  async load(): Promise<void> {
    try {
      this.value = await this.ask()
      this.error = null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      this.error = error
    }
  }

  /** Loads now, and then every `every` milliseconds while the page is visible. Returns a function that stops this. */
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
