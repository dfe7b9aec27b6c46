// Several choices that one click stands for: a way over many squares, or a weapon and its target. Each is sent only when the
// table asks for it; as soon as anything else is asked, the rest is forgotten.

import type { Choice, Question } from '$gen/types'
import { actorOf } from './targets'

/** Windows that open before anything has happened: the rest still stands when they are answered. */
const PATIENT = new Set(['announce_move', 'before_activation'])
const ON_THE_WAY = new Set(['act', 'move', 'reserve_move', 'aim', 'aim_burst', 'fire_more'])

export class Plan {
  private steps: string[] = []
  private unit = -1
  private readonly choose: (choice: Choice) => void

  constructor(choose: (choice: Choice) => void) {
    this.choose = choose
  }

  get isOver(): boolean {
    return this.steps.length === 0
  }

  /** Begins with what is asked now. */
  start(unit: number, steps: string[], question: Question | null, options: Choice[]): void {
    this.unit = unit
    this.steps = steps
    this.go(question, options)
  }

  stop(): void {
    this.steps = []
  }

  /** What is asked has changed: goes on, or forgets the rest. While nobody or somebody else is asked it waits. */
  go(question: Question | null, options: Choice[]): void {
    if (this.isOver || !question || !options.length || PATIENT.has(question.kind)) return
    const next = options.find((choice) => choice.action === this.steps[0])
    if (!next || !ON_THE_WAY.has(question.kind) || actorOf(question) !== this.unit) return this.stop()
    this.steps = this.steps.slice(1)
    this.choose(next)
  }
}
