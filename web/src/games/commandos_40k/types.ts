// Short names for this game's types: its view (KT.View…), its events, questions and options.

import type { Commandos40k as KT } from '$gen/types'
import type { ChoiceOf, EventOf, QuestionOf } from '$lib/net/wire'

export type { KT }

export interface Game {
  View: KT.View
  Events: KT.Events
  Questions: KT.Questions
  Verbs: KT.Verbs
}

export type Choice = ChoiceOf<Game>
export type Happened = EventOf<Game>
export type Question = QuestionOf<Game>

export type EventName = keyof KT.Events
export type QuestionKind = keyof KT.Questions
export type Verb = keyof KT.Verbs
