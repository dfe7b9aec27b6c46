// What a map asks the server without choosing anything: how far, who sees whom, how likely.

/** How the shell asks; it keeps the answers as long as the position stands. */
export interface Asking {
  survey: (about: string) => void
  surveyed: Map<string, unknown>
}

export class Surveys<Survey> {
  constructor(private readonly asking: () => Asking) {}

  /** The answer, if it has come. */
  get(about: string): Survey | null {
    return (this.asking().surveyed.get(about) as Survey | null | undefined) ?? null
  }

  /** Whether an answer has come, even if it is that nothing can be said. */
  has(about: string): boolean {
    return this.asking().surveyed.has(about)
  }

  /** Asks, if that has not been asked yet. Call it from an effect only; `get` may be called anywhere. */
  want(about: string): void {
    this.asking().survey(about)
  }
}
