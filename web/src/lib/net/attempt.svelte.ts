// A request that the server may refuse: `busy` while it runs; `error` keeps a refusal until somebody closes it.

import { ApiError } from './api'

export class Attempt {
  busy = $state(false)
  error = $state.raw<ApiError | null>(null)

  async run(deed: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.error = null
    try {
      await deed()
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      this.error = problem
    } finally {
      this.busy = false
    }
  }

  readonly forget = (): void => {
    this.error = null
  }
}
