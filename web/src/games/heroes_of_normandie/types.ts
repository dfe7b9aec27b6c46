// Short names for this game's types: its view (HN.View…), its events, questions and options.

import type { HeroesOfNormandie as HN } from '$gen/types'
import type { ChoiceOf, EventOf, QuestionOf } from '$lib/net/wire'

export type { HN }

export interface Game {
  View: HN.View
  Events: HN.Events
  Questions: HN.Questions
  Verbs: HN.Verbs
}

export type Choice = ChoiceOf<Game>
export type Happened = EventOf<Game>
export type Question = QuestionOf<Game>

export type EventName = keyof HN.Events
export type QuestionKind = keyof HN.Questions
export type Verb = keyof HN.Verbs
