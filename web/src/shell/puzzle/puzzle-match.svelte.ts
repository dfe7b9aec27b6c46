// A puzzle in the form in which boards and the decision bar know a match: one question, which stays until it is solved.

import type { Choice, Happened, MatchCard, PuzzleOpened, Update, Welcome } from '$gen/types'
import * as api from '$lib/net/api'
import type { AnyMatch } from '$lib/net/match.svelte'
import { StillMatch } from '$lib/net/still-match.svelte'

export class PuzzleMatch extends StillMatch implements AnyMatch {
  opened: PuzzleOpened
  update: Update | null
  log: Happened[]
  /** What to do with a choice. */
  answer: (choice: Choice) => void = () => {}
  /** Tells everything again, in the language of now. */
  tellAgain: () => void = () => {}
  private asked = new Set<string>()
  private weighing = false
  private wanted: string[] = []

  constructor(
    readonly game: string,
    opened: PuzzleOpened,
  ) {
    super()
    this.opened = $state.raw(opened)
    this.update = $derived(this.opened.update)
    this.log = $derived(this.opened.update.log)
  }

  seats = $derived.by(() => this.opened.seats)
  mine = $derived.by(() => [this.opened.mine])
  card = $derived.by<MatchCard>(() => ({
    id: this.id,
    game: this.game,
    scenario: this.opened.puzzle.scenario,
    lesson: '',
    seats: this.opened.seats,
    turn: 0,
    asked: [],
    result: '',
    created: 0,
    changed: 0,
    owner: false,
    listed: false,
    watchers: 0,
    answer_seconds: 0,
    hints: false,
  }))
  welcome = $derived.by<Welcome>(() => ({
    type: 'welcome',
    match: this.card,
    options: this.opened.options,
    mine: this.mine,
    seed_hash: '',
    version: this.opened.version,
    chat: [],
    notes: [],
    choosing: this.opened.choosing,
    hints: [],
    threats: false,
    odds: true,
  }))

  get id(): string {
    return this.opened.puzzle.id
  }

  get number(): number {
    return this.opened.puzzle.number
  }

  act(choice: Choice): void {
    this.answer(choice)
  }

  speak(): void {
    this.tellAgain()
  }

  /** Shows the position anew, in another language. */
  retold(opened: PuzzleOpened): void {
    this.opened = opened
    this.weighed = new Map()
    this.news({ update: { ...opened.update, anew: true }, events: [] })
    void this.weigh()
  }

  point(action: string): void {
    this.wanted = [action, ...this.wanted]
    void this.weigh()
  }

  /** Asks for the odds of all options, those that somebody looks at first. Without odds the puzzle can be solved as well. */
  async weigh(): Promise<void> {
    if (this.weighing) return
    this.weighing = true
    const options = (this.opened.update.question?.options ?? []).map((choice) => choice.action)
    try {
      for (;;) {
        const missing = [...new Set([...this.wanted, ...options])].filter((action) => !this.weighed.has(action))
        const found = missing.length ? await api.puzzleOdds(this.game, this.number, missing) : []
        if (!found.length) return
        this.weighed = new Map([...this.weighed, ...found.map((each) => [each.action, each] as const)])
      }
    } catch (problem) {
      if (!(problem instanceof api.ApiError)) throw problem
    } finally {
      this.weighing = false
    }
  }

  survey(about: string): void {
    if (this.asked.has(about)) return
    this.asked.add(about)
    api
      .puzzleSurvey(this.game, this.number, about)
      .then((told) => (this.surveyed = new Map([...this.surveyed, [about, told]])))
      .catch((problem: unknown) => {
        if (!(problem instanceof api.ApiError)) throw problem
        this.asked.delete(about)
      })
  }
}
