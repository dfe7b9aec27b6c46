// Short names for this game's types: its view (VC.View…), its events, questions and options.

import type { VCommandos as VC } from '$gen/types'
import type { ChoiceOf, EventOf, QuestionOf } from '$lib/net/wire'

export type { VC }

export interface Game {
  View: VC.View
  Events: VC.Events
  Questions: VC.Questions
  Verbs: VC.Verbs
}

export type Choice = ChoiceOf<Game>
export type Happened = EventOf<Game>
export type Question = QuestionOf<Game>

export type EventName = keyof VC.Events
export type QuestionKind = keyof VC.Questions
export type Verb = keyof VC.Verbs
