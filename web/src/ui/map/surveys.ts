// What a map asks the server without choosing anything: how far, who sees whom, how likely.

/** How the shell asks. It keeps the answers until the position changes. */
export interface Asking {
  survey: (about: string) => void
  surveyed: Map<string, unknown>
}

export class Surveys<Survey> {
  constructor(private readonly asking: () => Asking) {}

  /** The answer; null until it has come. */
  get(about: string): Survey | null {
    return (this.asking().surveyed.get(about) as Survey | null | undefined) ?? null
  }

  /** Whether an answer has come, even an empty one. */
  has(about: string): boolean {
    return this.asking().surveyed.has(about)
  }

  /** Asks, unless that has been asked already. Call it only from an effect; `get` may be called anywhere. */
  want(about: string): void {
    this.asking().survey(about)
  }
}
