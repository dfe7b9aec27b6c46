// Two choices that one gesture stands for: a move is announced, then its way is sent as soon as it is asked for.

import type { Choice, Question } from '$gen/types'
import { asksAbout } from './asked-about'

export class Plan {
  private model = ''
  private action = ''

  constructor(private readonly choose: (choice: Choice) => void) {}

  start(first: Choice, model: string, action: string): void {
    this.model = model
    this.action = action
    this.choose(first)
  }

  /** What is asked has changed: goes on, or forgets the rest. While nobody is asked it waits. */
  go(question: Question | null, options: Choice[]): void {
    const like = options[0]
    if (!this.action || !question || !like || question.kind === 'move') return
    const action = this.action
    this.action = ''
    if (question.kind === 'normal_path' && asksAbout(question) === this.model) this.choose(drawnChoice(like, action))
  }
}

/** An action that was drawn, as an option of the one who is asked. */
export const drawnChoice = (like: Choice, action: string): Choice => ({
  ...like,
  action,
  verb: action.split(' ')[0] ?? '',
  label: '',
  about: {},
})
