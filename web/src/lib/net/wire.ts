// What crosses the wire in one game's own types. The shell knows events, questions and options by loose records; a game knows
// which of them there are and which facts each carries (generated from the Python types into gen/types.ts).

import type { Choice, Happened, Question } from '$gen/types'

/** The types of one game: its view, and the facts of each event, question and option by name. */
export interface GameTypes {
  View: unknown
  Events: object
  Questions: object
  Verbs: object
}

type Names<Table> = keyof Table & string

/** An event of the game: its name says which facts it has. */
export type EventOf<G extends GameTypes> = {
  [N in Names<G['Events']>]: Omit<Happened, 'name' | 'facts'> & { name: N; facts: G['Events'][N] }
}[Names<G['Events']>]

/** An option of the game: its verb says what it is about. */
export type ChoiceOf<G extends GameTypes> = {
  [V in Names<G['Verbs']>]: Omit<Choice, 'verb' | 'about'> & { verb: V; about: G['Verbs'][V] }
}[Names<G['Verbs']>]

/** A question of the game. What it is about is told only to those who are asked. */
export type QuestionOf<G extends GameTypes> = {
  [K in Names<G['Questions']>]: Omit<Question, 'kind' | 'about' | 'options'> & {
    kind: K
    about: Partial<G['Questions'][K]>
    options: ChoiceOf<G>[]
  }
}[Names<G['Questions']>]

/** Any game, as the shell knows it. */
export interface AnyGame {
  View: unknown
  Events: Record<string, Happened['facts']>
  Questions: Record<string, Question['about']>
  Verbs: Record<string, Choice['about']>
}

/** What each event of the game changes in a view, so that it can be seen; null: nothing that is drawn. All events are named. */
export type Changes<G extends GameTypes> = {
  [N in Names<G['Events']>]: ((view: G['View'], facts: G['Events'][N], by: number) => G['View']) | null
}

/** The view after an event. */
export function changed<G extends GameTypes>(changes: Changes<G>, view: G['View'], event: EventOf<G>): G['View'] {
  // The name of an event says which facts it has: what TypeScript cannot follow from one table to the other.
  const change = changes[event.name] as ((view: G['View'], facts: unknown, by: number) => G['View']) | null | undefined
  return change ? change(view, event.facts, event.by) : view
}

/** Events that move nothing, for a table of changes. */
export const unmoved = <N extends string>(...names: N[]): Record<N, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<N, null>
