// A place and then a verb: who has touched an enemy, and then chooses how to fire, has said at whom.

import { named } from '$lib/net/facts'
import type { Answerer } from '../../face'
import type { Choice, Game, Question } from '../types'

/** Answers the question for the target with the square that was touched; the person answers if it is no target. */
export function aimAt(choice: Choice, square: string): Answerer<Game> | null {
  if (choice.verb !== 'fire' || !square) return null
  let answered = false
  return (question: Question) => {
    const target = question.options.find((option) => option.verb === 'at' && named(option.about, 'square') === square)
    if (answered || !target) return 'stop'
    answered = true
    return target
  }
}
