// The team on the bench: what stands there, what the server says of it, and the players' own files it may be built from.

import type { GameCard } from '../../../gen/types'
import * as api from '../../../lib/api'
import { ApiError } from '../../../lib/api'
import { keptPacks } from '../../../lib/packs'
import type { KT } from '../types'
import { emptyTeam, factionOf, fromJudged, lines, write, type Team } from './draft'

const PAUSE = 200

export class Workshop {
  team = $state.raw<Team>(emptyTeam(''))
  judged = $state.raw<KT.JudgedTeam | null>(null)
  error = $state.raw<ApiError | null>(null)
  /** What somebody has typed that is no team yet. */
  typed = $state<string | null>(null)
  /** The players' own factions and battlefields, as the server reads them in the present language. */
  packs = $state.raw<KT.Pack[]>([])
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly card: GameCard) {}

  get text(): string {
    return this.typed ?? lines(write(this.team))
  }

  /** The box with the players' own factions in it. */
  whole(box: KT.Builder): KT.Builder {
    const factions = this.packs.flatMap((pack) => pack.faction ?? [])
    return { ...box, factions: [...box.factions, ...factions], samples: [...box.samples, ...this.packs.flatMap((pack) => pack.samples)] }
  }

  change(team: Team): void {
    this.team = team
    this.typed = null
    void this.judge(write(team), false)
  }

  /** A text takes its effect as soon as it is a team. */
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

  /** Reads the kept files anew: they are named in the language that is read. */
  async loadPacks(): Promise<void> {
    await this.attempt(async () => {
      const read = await Promise.all(keptPacks(this.card.id).map((pack) => api.readPack<KT.Pack>(this.card.id, pack.text)))
      this.packs = read.filter((pack) => !pack.problem)
    })
  }

  async draft(): Promise<void> {
    const wish = { side: this.team.faction, packs: this.packsFor(this.team.faction) }
    await this.attempt(async () => this.load((await api.draft(this.card.id, wish)).text))
  }

  private packsFor(faction: string): string[] {
    return keptPacks(this.card.id).filter((pack) => pack.kind === 'faction' && pack.id === faction).map((pack) => pack.text)
  }

  private async judge(text: string, takes: boolean): Promise<void> {
    const asked = ++this.asked
    await this.attempt(async () => {
      const judged = await api.judge<KT.JudgedTeam>(this.card.id, { texts: [text], packs: this.packsFor(factionOf(text)) })
      if (asked !== this.asked) return
      this.judged = judged
      if (takes && !judged.problem) this.team = fromJudged(judged)
    })
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.error = null
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      this.error = problem
    }
  }
}
