// How far somebody is with a puzzle: what was tried, whether it is solved, and the solution once it is known.

import type { Face } from '$games/face'
import type { Choice, PuzzleOpened, PuzzleSolved, PuzzleTried } from '$gen/types'
import * as api from '$lib/net/api'
import type { AnyGame } from '$lib/net/wire'
import { Play } from '../game/play.svelte'
import { PuzzleMatch } from './puzzle-match.svelte'
import { solved } from './solved-puzzles'

export interface Try extends PuzzleTried {
  label: string
}

export class Puzzling {
  readonly match: PuzzleMatch
  readonly play: Play
  tries = $state.raw<Try[]>([])
  solution = $state.raw<PuzzleSolved | null>(null)
  error = $state.raw<api.ApiError | null>(null)
  /** `shown`: the solution was asked for before it was found. */
  standing = $state<'open' | 'wrong' | 'found' | 'shown'>('open')

  constructor(game: string, opened: PuzzleOpened, face: Face<AnyGame>) {
    this.match = new PuzzleMatch(game, opened)
    this.play = new Play(this.match, face)
    this.match.answer = (choice) => void this.attempt(choice)
    this.match.tellAgain = () => void this.tellAgain()
  }

  isOver = $derived.by(() => this.standing === 'found' || this.standing === 'shown')
  last = $derived.by<Try | null>(() => this.tries.at(-1) ?? null)
  /** The options that are known to be worse. */
  tried = $derived.by(() => new Set(this.tries.map((each) => each.action)))

  private get id(): string {
    return this.match.opened.puzzle.id
  }

  /** A choice is tried: it is right, or one may choose again. */
  async attempt(choice: Choice): Promise<void> {
    if (this.match.waiting || this.isOver) return
    await this.asking(choice.action, async () => {
      const tried = await api.tryPuzzle(this.match.game, this.match.number, choice.action)
      // The same wrong choice made again counts once.
      const others = this.tries.filter((each) => each.action !== choice.action)
      this.tries = [...others, { ...tried, label: choice.label }]
      this.standing = tried.right ? 'found' : 'wrong'
      this.play.steps = []
      if (!tried.right) return
      solved(this.id, { how: 'found', tries: this.tries.length })
      await this.reveal()
    })
  }

  async show(): Promise<void> {
    if (this.match.waiting || this.isOver) return
    await this.asking('', async () => {
      await this.reveal()
      this.standing = 'shown'
      solved(this.id, { how: 'shown', tries: this.tries.length })
    })
  }

  /** Closes the notice of a fault. What was found already is explained then, if that is what has failed. */
  async retry(): Promise<void> {
    this.error = null
    if (this.isOver && !this.solution && !this.match.waiting) await this.asking('', () => this.reveal())
  }

  private async reveal(): Promise<void> {
    this.solution = await api.solution(this.match.game, this.match.number)
    this.point(this.solution.options[0]?.action ?? '')
  }

  /** Marks an option on the board. */
  point(action: string): void {
    this.play.leave()
    this.play.pointed = this.play.drawn.find((choice) => choice.action === action) ?? null
  }

  /** Tells the question, and the solution if it is known, in the language of now. */
  private async tellAgain(): Promise<void> {
    await this.asking('', async () => {
      this.match.retold(await api.puzzle(this.match.game, this.match.number))
      if (this.solution) this.solution = await api.solution(this.match.game, this.match.number)
      const labels = new Map(this.play.drawn.map((choice) => [choice.action, choice.label]))
      this.tries = this.tries.map((each) => ({ ...each, label: labels.get(each.action) ?? each.label }))
    })
  }

  private async asking(action: string, deed: () => Promise<void>): Promise<void> {
    this.match.waiting = true
    this.match.sent = action
    this.error = null
    try {
      await deed()
    } catch (problem) {
      if (!(problem instanceof api.ApiError)) throw problem
      this.error = problem
    } finally {
      this.match.waiting = false
      this.match.sent = ''
    }
  }
}
