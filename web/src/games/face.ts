// What the shell needs from a game: components that draw it, and a few functions. The shell knows no game by name, and a game
// knows nothing of the shell.

import type { Component } from 'svelte'
import type { SeatCard, Weighed } from '$gen/types'
import type { ChoiceOf, EventOf, GameTypes, QuestionOf } from '$lib/net/wire'

/** How something is done: a fact with several values, of which one is set. It changes an action and is no option itself. */
export interface Switch {
  fact: string
  values: string[]
  value: string
}

/** The props of a board. `view` lags behind the true position while events are being shown. The odds popover must not cover
 * certain elements, so the board marks them: `data-place="actor"`, `"target"` (what the pointed option is about, with its
 * line of fire) and `"mark"` (every other mark, badge and label of an option). */
export interface BoardProps<G extends GameTypes> {
  view: G['View']
  /** The options to mark: those of the person at this screen that fit the steps so far. Empty while events are being shown
   * or somebody else is asked. */
  options: ChoiceOf<G>[]
  /** All options, also those that do not fit the steps so far. A piece that has one of these gets a sign. */
  all: ChoiceOf<G>[]
  /** The odds of each option by action text, as far as they have arrived. */
  weighed: Map<string, Weighed>
  /** The option that is pointed at, or that waits for a second press. */
  pointed: ChoiceOf<G> | null
  /** The option that a hint or an analysis suggests, marked in gold; null if something else is pointed at. */
  suggested: ChoiceOf<G> | null
  /** The action text of the option that waits for a second press; empty if none does. */
  armed: string
  /** The event that is being shown now, for arrows and rings. */
  now: EventOf<G> | null
  /** The part of the log that has been shown. */
  log: EventOf<G>[]
  question: QuestionOf<G> | null
  point: (choice: ChoiceOf<G> | null) => void
  /** Chooses an option, as its button does. `then` answers the questions that follow from it. */
  choose: (choice: ChoiceOf<G>, then?: Answerer<G>) => void
  /** Touches a piece, a place or a card, given as a fact and its value: only the options with that value stay, and the last
   * one left is played. */
  touch: (fact: string, value: string | number) => void
  /** Answers several questions, each when it is asked: with these actions, or with what a function returns for each
   * question. */
  plan: (answers: string[] | Answerer<G>) => void
  /** Takes back the answer that led to this question, and answers so instead. Returns whether that can be. */
  instead: (answers: string[] | Answerer<G>) => boolean
  /** Asks the server why an action (as text) is not among the options; the shell shows the answer and its rule. */
  why: (action: string) => void
  /** Asks a survey about the current position, in the game's own syntax ("unit 5"). The answer arrives in `surveyed`. */
  survey: (about: string) => void
  surveyed: Map<string, unknown>
  /** Orders to bots of one's own side; `ordering`: the member who is being given one, so that a touched place is where it is
   * sent. */
  orders: Orders
  /** The digit that chooses a member of the bar now, by the action of each of its options: the board shows it there. */
  numbers: Map<string, string>
  /** The switches of the bar, as they are set. */
  switches: Switch[]
}

export interface Orders {
  ordering: string
  takesOrders: (member: string) => boolean
  order: (member: string) => void
  sendTo: (place: string) => void
}

/** Where nobody takes orders. */
export const NO_ORDERS: Orders = { ordering: '', takesOrders: () => false, order: () => {}, sendTo: () => {} }

/** Answers future questions. `wait`: the person answers this question, and the plan goes on later. `stop`: the plan is over. */
export type Answerer<G extends GameTypes> = (question: QuestionOf<G>) => ChoiceOf<G> | 'wait' | 'stop'

/** Options that serve one intent. The lenses of a question may overlap, unlike its families, and stand in their place. Words:
 * those of a family with this id. */
export interface Lens {
  id: string
  /** The action texts of its options; empty: the note says why. */
  actions: string[]
  note: string
}

/** A slot of the bar that the game defines: it sends a plan, finishes a drawing, or counts something. */
export interface OwnSlot {
  id: string
  label: string
  /** A label of at most eight letters, under the icon on a phone. */
  short: string
  note: string
  icon?: string
  key: string
  /** Whether Enter presses this slot: the plan is ready, the path is drawn. */
  filled?: boolean
  /** Whether the slot cannot be pressed now; its note says why. */
  idle?: boolean
  /** The option that this slot stands for, so that the list does not show it again. */
  action?: string
  /** Options that are reached through it: it sends them, after they were chosen on the board or beside it. */
  holds?: string[]
  /** A number with two smaller buttons, minus and plus. A button is null if the number cannot go further that way. */
  count?: { value: number; less: (() => void) | null; more: (() => void) | null }
  press: () => void
}

/** The exit of such a question. Without `press` it only says what is still to be done. */
export interface OwnExit {
  label: string
  note: string
  /** The option that this exit stands for, if it is one. */
  action?: string
  press?: () => void
}

/** The slots of a question as the game defines them, inside the frame of the bar. */
export interface OwnBar {
  /** At most six, or five if other options are left: those are in the list. */
  slots: OwnSlot[]
  /** Slots that the bar has no room for: their keys work. */
  unseen?: OwnSlot[]
  /** The button that ends the question, if no single option ends it. */
  exit?: OwnExit
  /** The question, if the plan answers more than the server asks at this moment. */
  ask?: string
  /** The line under the question. */
  standing?: string
  /** Takes back one step of the drawing or plan. Returns whether there was one. */
  back?: () => boolean
  /** Whether it answers what the other side does: the bar's edge is that of a window. */
  window?: boolean
  /** Whether something is drawn: then the exit takes it back, and ends nothing. */
  returns?: boolean
}

/** What a game gets to build its own bar. */
export type BarProps<G extends GameTypes> = Pick<
  BoardProps<G>,
  'view' | 'all' | 'surveyed' | 'point' | 'choose' | 'touch' | 'plan'
> & {
  question: QuestionOf<G>
  /** Takes back the last answer; null if that cannot be. */
  undo: (() => void) | null
}

/** What a game gets to name its own switches. `how`: what the player has set, by fact. */
export type SwitchProps<G extends GameTypes> = Pick<BoardProps<G>, 'view' | 'surveyed'> & {
  question: QuestionOf<G>
  how: Record<string, string>
}

/** What a game gets to work out lenses. */
export type LensProps<G extends GameTypes> = Pick<BoardProps<G>, 'view' | 'surveyed'> & { question: QuestionOf<G> }

export interface SideProps<G extends GameTypes> extends BoardProps<G> {
  seats: SeatCard[]
  mine: number[]
}

export interface Phase {
  /** The key of the phase's name in the game's texts. */
  key: string
  state: 'done' | 'now' | 'next'
}

/** A sign beside the title, for example the alarm of a terrain. */
export interface Sign {
  text: string
  alarm: boolean
  /** Shown only if the left column, which shows it too, is not visible. */
  narrow?: boolean
}

/** One player in the briefing or the result: the name, the mark of their pieces, and what they have. */
export interface Force {
  seat: number
  name: string
  mark: 'a' | 'b'
  text: string
}

/** A face of a die: its number, or its symbol if the die has symbols. */
export type Pips = number | 'hit' | 'nil'

export interface Face<G extends GameTypes> {
  /** The board; it fills its stage. */
  Board: Component<BoardProps<G>>
  /** The left column, with the player's own things: roster, event, supplies. */
  Mine: Component<SideProps<G>>
  /** A small counter beside the question that shows which piece is asked about. A game without one draws an empty svg. */
  Asker: Component<{ view: G['View']; question: QuestionOf<G> }>
  /** Text keys of the phone's first two tabs, if the usual names do not fit. */
  tabs?: { board: string; mine: string }
  /** The name of the side that a seat plays ("the American"), if seats have sides. */
  side?(seat: number, view: G['View']): string
  /** The mark of a seat's pieces, for games with more than two seats. */
  SeatMark?: Component<{ view: G['View']; seat: number }>
  /** A small map for the briefing and the result. */
  Chart?: Component<{ view: G['View'] }>
  Pieces?: Component<{ view: G['View']; seat: number }>
  /** Who begins with what, for the briefing. */
  forces?(view: G['View']): Force[]
  /** What each side has achieved, for the result. */
  scores?(view: G['View']): Force[]
  /** What surveys have told about an option, in a few words for its button. */
  noted?(question: QuestionOf<G>, choice: ChoiceOf<G>, surveyed: Map<string, unknown>, view: G['View']): string[]
  /** What a card or tactic that an option is about does, for the popover of its odds. */
  explains?(view: G['View'], choice: ChoiceOf<G>, surveyed: Map<string, unknown>): string
  /** What the exit leads to in this position; if empty, the text `exit-to-<kind>` for this kind of question is used. */
  leadsTo?(view: G['View'], question: QuestionOf<G>): string
  /** The game's own bar for a question: a plan, a path to draw, a number for each target. Null if it has none. */
  bar?(props: BarProps<G>): OwnBar | null
  /** The lenses of a question, if it is looked at by them instead of by families; else none. */
  lenses?(props: LensProps<G>): Lens[]
  /** Switches of this question besides those that its options differ in: they answer the questions that follow. */
  switches?(props: SwitchProps<G>): Switch[]
  /** The answers that follow from a choice and the switches, so that they are not asked one by one; null if none do. */
  follows?(choice: ChoiceOf<G>, switches: Switch[]): Answerer<G> | null
  /** Whether an option ends what is being done together, such as the last unit of a deployment: if that cannot be taken back,
   * it asks for a second touch. */
  ends?(view: G['View'], question: QuestionOf<G>, choice: ChoiceOf<G>): boolean
  /** Sorts the options for the bar: the most useful ones of each kind first. */
  ordered?(options: ChoiceOf<G>[], question: QuestionOf<G>, surveyed: Map<string, unknown>): ChoiceOf<G>[]
  /** Verbs of which the server lists only a sample of options. Others can be drawn on the board, and the server checks them. */
  drawn?: ReadonlySet<string>
  /** Keys that this game's board adds, each with the text key of its description. */
  keys?: [keys: string[], words: string][]
  /** Draws a sign of the board by its id, for legends. */
  Sign?: Component<{ id: string }>
  /** What those signs refer to (symbols, gradients), for pages without the board. */
  Defs?: Component
  /** All signs of the board in the order of the legend; words: `sign-<id>` and its `.text`. */
  legend?: readonly string[]
  phases(view: G['View']): Phase[]
  turn(view: G['View']): number
  /** The text key for "turn", if this game has another word for it. */
  turnWord?: string
  /** The text key for a number of turns. */
  turnsWord?: string
  signs(view: G['View']): Sign[]
  /** The line under the question: "3 actions · furtif · tuile M (petite, dehors)". */
  standing(view: G['View'], question: QuestionOf<G>): string
  /** The view after one event, so that the event can be seen. The true view follows after the last event. Never a rule. */
  apply(view: G['View'], event: EventOf<G>): G['View']
  /** The seat whose action an event is, if its sentence names a side; otherwise the seat that chose counts. */
  doer?(event: EventOf<G>): number | undefined
  /** Two events that follow one another in the log as one sentence; empty if they are different deeds. */
  joined?(before: EventOf<G>, event: EventOf<G>): string
  /** The question in this position, where the server's words do not say what it is about; empty: the server's words. */
  asks?(view: G['View'], question: QuestionOf<G>): string
  /** How long an event is shown at normal speed, in milliseconds; 0: not at all. */
  pause(event: EventOf<G>): number
  /** Whether the part of the game under a heading is shown step by step, as the enemy's phase is. */
  told?(heading: EventOf<G>): boolean
  /** Whether the board needs the whole width during these steps, because several maps are to be seen together. */
  wide?(view: G['View']): boolean
  /** The sound of an event, besides that of its dice. */
  sound?(event: EventOf<G>): 'knock' | 'thud' | 'alarm_on' | 'alarm_off' | 'card' | null
  /** The dice that an event rolled; they go to the tray. `against`: they are not ours. */
  dice(event: EventOf<G>): { faces: Pips[]; against: boolean } | null
}
