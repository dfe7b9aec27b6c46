// The wire types of one game. For the shell, the facts of events, questions and options are loose records; a game knows its own
// names and the facts of each (gen/types.ts, generated from the Python types).

import type { Choice, Happened, Question } from '$gen/types'

/** The types of one game: its view, and the facts of each event, question and option by name. */
export interface GameTypes {
  View: unknown
  Events: object
  Questions: object
  Verbs: object
}

type Names<Table> = keyof Table & string

/** An event of the game. Its name determines the type of its facts. */
export type EventOf<G extends GameTypes> = {
  [N in Names<G['Events']>]: Omit<Happened, 'name' | 'facts'> & { name: N; facts: G['Events'][N] }
}[Names<G['Events']>]

/** An option of the game. Its verb determines the type of `about`. */
export type ChoiceOf<G extends GameTypes> = {
  [V in Names<G['Verbs']>]: Omit<Choice, 'verb' | 'about'> & { verb: V; about: G['Verbs'][V] }
}[Names<G['Verbs']>]

/** A question of the game. Only the seats that are asked get its `about`. */
export type QuestionOf<G extends GameTypes> = {
  [K in Names<G['Questions']>]: Omit<Question, 'kind' | 'about' | 'options'> & {
    kind: K
    about: Partial<G['Questions'][K]>
    options: ChoiceOf<G>[]
  }
}[Names<G['Questions']>]

/** Any game, as the shell sees it. */
export interface AnyGame {
  View: unknown
  Events: Record<string, Happened['facts']>
  Questions: Record<string, Question['about']>
  Verbs: Record<string, Choice['about']>
}

/** For each event of the game, the function that changes the view so that the event can be seen; null if nothing drawn
 * changes. Every event has an entry. */
export type Changes<G extends GameTypes> = {
  [N in Names<G['Events']>]: ((view: G['View'], facts: G['Events'][N], by: number) => G['View']) | null
}

/** The view after an event. */
export function changed<G extends GameTypes>(changes: Changes<G>, view: G['View'], event: EventOf<G>): G['View'] {
  // TypeScript cannot infer that `event.name` and `event.facts` belong to the same entry, so this is a cast.
  const change = changes[event.name] as ((view: G['View'], facts: unknown, by: number) => G['View']) | null | undefined
  return change ? change(view, event.facts, event.by) : view
}

/** Entries for events that change nothing, for a table of changes. */
export const unmoved = <N extends string>(...names: N[]): Record<N, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<N, null>
