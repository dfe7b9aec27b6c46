// What the shell asks of a game: components to draw it and a few plain functions. The shell knows no game, a game no shell.

import type { Component } from 'svelte'
import type { SeatCard, Weighed } from '$gen/types'
import type { ChoiceOf, EventOf, GameTypes, QuestionOf } from '$lib/net/wire'

/** Something that can be drawn and chosen from. `view` lags behind the true position while events are being shown.
 *
 * So that the odds popover finds a free place, a board marks what must not be covered: `data-place="actor"`, `"target"`
 * (what the
 * pointed option is about, fire line included) and `"mark"` (every other legal mark, badge and label). */
export interface BoardProps<G extends GameTypes> {
  view: G['View']
  /** What to mark: the options of the person at this screen that fit what has been touched so far. Empty while something is
   * being shown or somebody else is asked. */
  options: ChoiceOf<G>[]
  /** All options, also those that what was touched has put aside: whoever has one of his own shows it by a sign. */
  all: ChoiceOf<G>[]
  /** Odds by action text, as they come in. */
  weighed: Map<string, Weighed>
  /** The option that is pointed at, or chosen and waiting for its confirmation. */
  pointed: ChoiceOf<G> | null
  /** The action that is played when it is chosen once more. */
  armed: string
  /** The event that is being shown now, for arrows and rings. */
  now: EventOf<G> | null
  question: QuestionOf<G> | null
  point: (choice: ChoiceOf<G> | null) => void
  choose: (choice: ChoiceOf<G>) => void
  /** A piece, a place or a card is touched, by the fact and value of the options: the choice narrows, and plays when one is
   * left. */
  touch: (fact: string, value: string | number) => void
  /** Answers several questions in a row, each as it is asked: these actions, or what a function says of each question. */
  plan: (answers: string[] | Answerer<G>) => void
  /** Asks why an action (in its text form) is not among the options; the shell shows the answer and its rule. */
  why: (action: string) => void
  /** Asks something of the table as it lies now, in the game's own words ("unit 5"); the answer comes into `surveyed`. */
  survey: (about: string) => void
  surveyed: Map<string, unknown>
}

/** Answers questions that are still to come. `wait`: the person answers this one, and the plan goes on later; `stop`: the plan
 * is over. */
export type Answerer<G extends GameTypes> = (question: QuestionOf<G>) => ChoiceOf<G> | 'wait' | 'stop'

/** A button of the bar that a game makes itself: it sends a plan, finishes what is being drawn, or counts something. */
export interface OwnSlot {
  id: string
  label: string
  /** In eight letters at the most, under the icon on a phone. */
  short: string
  note: string
  icon?: string
  key: string
  /** What Enter does: a plan that is ready, a path that is drawn. */
  filled?: boolean
  /** It cannot be pressed now; its note says why. */
  idle?: boolean
  /** The option that it stands for, so that it is not listed once more. */
  action?: string
  /** A number that two smaller buttons change; nothing where it cannot be less or more. */
  count?: { value: number; less: (() => void) | null; more: (() => void) | null }
  press: () => void
}

/** The choices of a question in a game's own form, in the frame of the bar. */
export interface OwnBar {
  /** At most six, or five if other options are left: these stand in the list. */
  slots: OwnSlot[]
  /** What ends the question, where no option does so alone. */
  exit?: { label: string; note: string; press: () => void }
  /** The line under the question. */
  standing?: string
  /** Takes back one step of what is drawn or planned; says whether there was one. */
  back?: () => boolean
}

/** What a game's own bar is made of. */
export type BarProps<G extends GameTypes> = Pick<
  BoardProps<G>,
  'view' | 'all' | 'surveyed' | 'point' | 'choose' | 'touch' | 'plan'
> & { question: QuestionOf<G> }

export interface SideProps<G extends GameTypes> extends BoardProps<G> {
  seats: SeatCard[]
  mine: number[]
  /** What has been shown of the log. */
  log: EventOf<G>[]
}

export interface Phase {
  /** Key of its name in the game's texts. */
  key: string
  state: 'done' | 'now' | 'next'
}

/** A sign beside the title: the alarm of a terrain, say. */
export interface Sign {
  text: string
  alarm: boolean
  /** Only where the left column, which says it too, is out of sight. */
  narrow?: boolean
}

/** One player before the first decision or after the last: his name, the mark of his pieces, what he has. */
export interface Force {
  seat: number
  name: string
  mark: 'a' | 'b'
  text: string
}

/** A face of a die: its figure, or the sign of a die that has none. */
export type Pips = number | 'hit' | 'nil'

export interface Face<G extends GameTypes> {
  /** The board; it fills its stage. */
  Board: Component<BoardProps<G>>
  /** The left column, what is mine: roster, event, stocks. */
  Mine: Component<SideProps<G>>
  /** A small counter for whoever asks, beside the question (nothing: an empty svg). */
  Asker: Component<{ view: G['View']; question: QuestionOf<G> }>
  /** Keys of the names of the phone's first two tabs, where the usual ones do not fit. */
  tabs?: { board: string; mine: string }
  /** Which side a seat plays ("the American"), where seats have sides. */
  side?(seat: number, view: G['View']): string
  /** The mark of a seat's pieces, where more than two play. */
  SeatMark?: Component<{ view: G['View']; seat: number }>
  /** A small map for the briefing and the result, and the pieces with which a seat begins. */
  Chart?: Component<{ view: G['View'] }>
  Pieces?: Component<{ view: G['View']; seat: number }>
  /** Who begins with what. */
  forces?(view: G['View']): Force[]
  /** What each has come to at the end. */
  scores?(view: G['View']): Force[]
  /** What surveys have told about an option, in a few words for its button. */
  noted?(question: QuestionOf<G>, choice: ChoiceOf<G>, surveyed: Map<string, unknown>): string[]
  /** What ending the question leads to as the table lies now; empty: the words for this kind of question (`exit-to-<kind>`). */
  leadsTo?(view: G['View'], question: QuestionOf<G>): string
  /** The choices of a question in a form of the game's own: a plan, a path that is drawn, a number for each target. */
  bar?(props: BarProps<G>): OwnBar | null
  /** The options with the most useful ones of each kind first, as the bar shows them. */
  ordered?(options: ChoiceOf<G>[]): ChoiceOf<G>[]
  /** Verbs of which the options are only a sample: others of that kind may be drawn on the board, and the server judges
   * them. */
  drawn?: ReadonlySet<string>
  /** Keys that this game's board has besides the usual ones, each with the key of its words. */
  keys?: [keys: string[], words: string][]
  phases(view: G['View']): Phase[]
  turn(view: G['View']): number
  /** Key of what a turn is called, where it has another name. */
  turnWord?: string
  /** Key of the words for so many of them. */
  turnsWord?: string
  signs(view: G['View']): Sign[]
  /** The line under the question: "3 actions · furtif · tuile M (petite, dehors)". */
  standing(view: G['View'], question: QuestionOf<G>): string
  /** Pieces moved as one event tells, so that it can be seen; the true view follows at the end. Never a rule. */
  apply(view: G['View'], event: EventOf<G>): G['View']
  /** Whose deed an event is, where its sentence names a side; else it is told as the deed of whoever chose. */
  doer?(event: EventOf<G>): number | undefined
  /** How long an event is shown at normal speed, in ms; 0: not at all. */
  pause(event: EventOf<G>): number
  /** Whether the part of the game that a heading opens is told step by step: the enemy's phase. */
  told?(heading: EventOf<G>): boolean
  /** Whether the board would rather have the whole width while it is told: several maps to be seen together. */
  wide?(view: G['View']): boolean
  /** Sounds that an event makes, besides its dice. */
  sound?(event: EventOf<G>): 'knock' | 'thud' | 'alarm_on' | 'alarm_off' | 'card' | null
  /** Dice that an event has rolled, and for whom: they go to the tray. `against`: not one of ours. */
  dice(event: EventOf<G>): { faces: Pips[]; against: boolean } | null
}
