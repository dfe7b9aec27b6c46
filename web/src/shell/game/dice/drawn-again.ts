// Derives every die, draw and pick of a game from its seeds, without the engine: SHA-256 and whole numbers are all it takes.

import type { AllDrawn, SeedOf } from '$gen/types'

const WORDS = 2 ** 32
/** A block of SHA-256 holds so many words of 32 bits. */
const BLOCK = 8

export interface Checked {
  /** Results that are as the seeds have it, and those whose seed nobody knows. */
  good: number
  unknown: number
  /** The first result that is not as its seed has it; -1: there is none. */
  wrong: number
  /** Whether every seed has the fingerprint that belongs to it, and the one shown before the game is among them. */
  sealed: boolean
}

async function hashed(text: string): Promise<DataView> {
  return new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

async function fingerprint(seed: string): Promise<string> {
  const bytes = new Uint8Array((await hashed(`bocage/${seed}`)).buffer)
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The results of one seed, by their number. */
class Source {
  private readonly blocks = new Map<number, Promise<DataView>>()

  constructor(private readonly seed: string) {}

  private async word(at: number): Promise<number> {
    const block = Math.floor(at / BLOCK)
    const found = this.blocks.get(block) ?? hashed(`${this.seed}/${block}`)
    this.blocks.set(block, found)
    return (await found).getUint32((at % BLOCK) * 4)
  }

  /** A number below `number`. A word that would favour small numbers gives way to the first fair one of a chain of its own. */
  private async below(at: number, number: number): Promise<number> {
    const fair = WORDS - (WORDS % number)
    let word = await this.word(at)
    for (let salt = 0; word >= fair; salt++) word = (await hashed(`${this.seed}/${at}/${salt}`)).getUint32(0)
    return word % number
  }

  async drawn(at: number, weights: number[]): Promise<number> {
    let rest = await this.below(
      at,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    return weights.findIndex((weight) => (rest -= weight) < 0)
  }
}

/** Whether the browser can do it: SHA-256 is only there on a secure connection. */
export const canCheck = (): boolean => Boolean(crypto.subtle)

/** Checks every result of a game. `shown`: the fingerprint that was shown before the game. */
export async function check(game: AllDrawn, shown: string): Promise<Checked> {
  const known = game.seeds.filter((each) => each.seed)
  const prints = await Promise.all(known.map((each) => fingerprint(each.seed)))
  const sealed =
    prints.every((print, at) => print === known[at]?.hash) && (!shown || game.seeds.some((each) => each.hash === shown))
  const sources = new Map<SeedOf, Source>(known.map((each) => [each, new Source(each.seed)]))
  const found: Checked = { good: 0, unknown: 0, wrong: -1, sealed }
  for (const [at, { weights, value }] of game.drawn.entries()) {
    const seed = game.seeds.findLast((each) => each.start <= at)
    const source = seed && sources.get(seed)
    if (!seed || !source) found.unknown++
    else if ((await source.drawn(at - seed.start, weights)) === value) found.good++
    else if (found.wrong < 0) found.wrong = at
  }
  return found
}
