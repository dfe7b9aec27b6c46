// The state of the team builder: the team, the server's verdict, and the players' own files it may use.

import type { GameCard } from '$gen/types'
import { keptPacks } from '$lib/forces/stored-packs'
import * as api from '$lib/net/api'
import { ForceBuilder } from '$ui/build/builder.svelte'
import type { KT } from '../types'
import { emptyTeam, factionOf, fromJudged, type Team, write } from './team-draft'

export class TeamBuilder extends ForceBuilder<KT.JudgedTeam> {
  team = $state.raw<Team>(emptyTeam(''))
  /** The players' own factions and battlefields, as the server reads them in the current language. */
  packs = $state.raw<KT.Pack[]>([])

  constructor(private readonly card: GameCard) {
    super()
  }

  get written(): string {
    return write(this.team)
  }

  /** The game's content, with the players' own factions added. */
  whole(box: KT.Builder): KT.Builder {
    const factions = this.packs.flatMap((pack) => pack.faction ?? [])
    return {
      ...box,
      factions: [...box.factions, ...factions],
      samples: [...box.samples, ...this.packs.flatMap((pack) => pack.samples)],
    }
  }

  change(team: Team): void {
    this.team = team
    this.changed()
  }

  /** Reads the stored files again: their names depend on the language. */
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
    return keptPacks(this.card.id)
      .filter((pack) => pack.kind === 'faction' && pack.id === faction)
      .map((pack) => pack.text)
  }

  protected ask(text: string): Promise<KT.JudgedTeam> {
    return api.judge<KT.JudgedTeam>(this.card.id, { texts: [text], packs: this.packsFor(factionOf(text)) })
  }

  protected take(judged: KT.JudgedTeam): void {
    this.team = fromJudged(judged)
  }
}
