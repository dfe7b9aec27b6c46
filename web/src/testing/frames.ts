// Builders of events, questions and options for tests. Every field that a test does not set has a default.

import type { Choice, Choosing, Happened, LessonWord, Question, Update, Welcome } from '$gen/types'
import type { ChoiceOf, EventOf, GameTypes, QuestionOf } from '$lib/net/wire'

/** An option made from its action text; the verb is the first word. */
export const anyChoice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  label: action,
  who: '',
  verb: action.split(' ')[0] ?? '',
  kind: 0,
  cost: null,
  minor: false,
  seat: 0,
  final: false,
  answered: false,
  exit: false,
  about: {},
  note: '',
  ...more,
})

export const anyEvent = (n: number, more: Partial<Happened> = {}): Happened => ({
  n,
  name: 'moved',
  text: `event ${n}`,
  rule: '',
  by: 0,
  move: n,
  heading: 0,
  forced: false,
  facts: {},
  ...more,
})

export const anyQuestion = (kind: string, more: Partial<Question> = {}): Question => ({
  kind,
  rule: '',
  text: kind,
  by: [0],
  about: {},
  options: [],
  window: false,
  deed: false,
  phased: false,
  names: {},
  lost: '',
  ...more,
})

/** Returns a builder of a game's options. */
export const choicesOf =
  <G extends GameTypes>() =>
  (action: string, more: Partial<Omit<Choice, 'about'>> & { about?: object } = {}): ChoiceOf<G> =>
    anyChoice(action, more as Partial<Choice>) as unknown as ChoiceOf<G>

/** Returns a builder of a game's events. Names and facts are type-checked; facts may be left out. */
export const eventsOf =
  <G extends GameTypes>() =>
  <N extends keyof G['Events'] & string>(name: N, facts: Partial<G['Events'][N]>, n = 0): EventOf<G> =>
    anyEvent(n, { name, text: name, facts: facts as Happened['facts'] }) as unknown as EventOf<G>

/** Returns a builder of a game's questions. */
export const questionsOf =
  <G extends GameTypes>() =>
  <K extends keyof G['Questions'] & string>(kind: K, about: Partial<G['Questions'][K]> = {}): QuestionOf<G> =>
    anyQuestion(kind, { about: about as Question['about'] }) as unknown as QuestionOf<G>

export const anyUpdate = (seq: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  seq,
  eyes: [0],
  anew: false,
  curtain: null,
  table: null,
  ahead: false,
  wishes: [],
  first: 0,
  keep: 0,
  log: [],
  view: { seq },
  question: null,
  can_undo: false,
  can_restart: false,
  can_nudge: false,
  thinking: [],
  deadline: null,
  late: [],
  lesson: null,
  ending: null,
  turn_over: null,
  note: '',
  ...more,
})

export const anyLesson: LessonWord = {
  lesson: 'first',
  title: '',
  number: 1,
  lessons: 1,
  scene: 1,
  scenes: 1,
  parts: [''],
  standing: 'open',
  do: '',
  why: '',
  said: '',
  ask: '',
  answers: [],
  answered: 0,
  signs: [],
  rules: [],
  set_dice: false,
  shows: '',
  last: true,
  next: '',
}

/** The grammar of a game that declares nothing. */
export const NO_GRAMMAR: Choosing = { ask: {}, verb: {}, switch: {}, family: {} }

export const anyWelcome = (mine: number[] = [0], choosing: Choosing = NO_GRAMMAR): Welcome => ({
  type: 'welcome',
  match: {
    id: 'm',
    game: 'g',
    scenario: 's',
    lesson: '',
    seats: [],
    turn: 1,
    asked: [],
    result: '',
    created: 0,
    changed: 0,
    owner: true,
    listed: false,
    watchers: 0,
    answer_seconds: 0,
    hints: false,
  },
  options: {},
  mine,
  seed_hash: '',
  version: '',
  chat: [],
  notes: [],
  choosing,
  hints: [],
  threats: true,
  odds: true,
})
