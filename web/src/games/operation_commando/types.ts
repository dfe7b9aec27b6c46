// Short names for this game's types: its view (OC.View…), its events, questions and options.

import type { OperationCommando as OC } from '$gen/types'
import type { ChoiceOf, EventOf, QuestionOf } from '$lib/net/wire'

export type { OC }

export interface Game {
  View: OC.View
  Events: OC.Events
  Questions: OC.Questions
  Verbs: OC.Verbs
}

export type Choice = ChoiceOf<Game>
export type Happened = EventOf<Game>
export type Question = QuestionOf<Game>

export type EventName = keyof OC.Events
export type QuestionKind = keyof OC.Questions
export type Verb = keyof OC.Verbs
