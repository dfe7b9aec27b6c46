// What the player at this screen does: which option is pointed at, which steps lead to a choice, what is sent. The board, the
// bar and the popover share it.

import type { Answerer, Face, OwnBar } from '$games/face'
import type { Choice, Choosing, Happened, Question, TurnOver } from '$gen/types'
import { narrow } from '$lib/browser/narrow.svelte'
import { settings } from '$lib/browser/settings.svelte'
import { sound } from '$lib/browser/sound.svelte'
import type { AnyMatch, News } from '$lib/net/match.svelte'
import type { AnyGame } from '$lib/net/wire'
import { Show } from '$lib/show/show.svelte'
import { Advice } from './advice/advice.svelte'
import { TurnOverCards } from './brief/turn-over.svelte'
import { DoubleTouch } from './choosing/double-touch'
import { FAMILY, fold, type Folded, leafOf, type Slot, type Step, way } from './choosing/fold'
import { certainDanger } from './odds/odds'

const NOTHING: Choice[] = []
const NO_GRAMMAR: Choosing = { ask: {}, verb: {}, switch: {}, family: {} }
const UNFOLDED: Folded = { slots: [], members: [], more: [], rest: [], exit: null, switches: [], scope: [], family: '' }
/** Milliseconds until the popover opens: a pointer that only passes by does not open it. */
const LINGER = 250
/** Milliseconds in which a key or click does not answer a new question: it was meant for the previous one. */
const FRESH = 250

export class Play {
  readonly show: Show
  private readonly turns = new TurnOverCards()
  readonly advice = new Advice(this)
  pointed = $state.raw<Choice | null>(null)
  /** The option that a lesson shows: all the rest of the board is dark, until the pupil does something. */
  lit = $state.raw<Choice | null>(null)
  /** The action that waits for a second press; empty if none does. */
  armed = $state('')
  /** Whether the popover with the pointed option's odds is open. */
  open = $state(false)
  /** Whether the player asked for the odds: then certain outcomes are told, too. */
  asking = $state(false)
  /** Whether the list of options that do not fit into the bar is open. */
  listing = $state(false)
  /** Whether the list was opened by a key: then the focus goes there. */
  listedByKey = false
  steps = $state.raw<Step[]>([])
  /** The member of the team that is being given an order; empty if none is. */
  ordering = $state('')
  private how = $state.raw<Record<string, string>>({})
  /** How many answers each of the person's last choices has led to: they are taken back together. */
  private together: number[] = []
  /** How many answers are still to be taken back. */
  private takingBack = 0
  /** What is answered when all of them are taken back. */
  private replacement: string[] | Answerer<AnyGame> | null = null
  /** What answers the questions that follow from the option that waits for a second press. */
  private then: Answerer<AnyGame> | null = null
  /** Whether the page itself has answered the question on the screen, or takes answers back. */
  private goesOn = $state(false)
  /** Whether the question on the screen is not the person's to answer: the page has answered it already. */
  answering = $derived.by(() => this.goesOn && this.match.waiting)
  /** Answers that were planned together: each is sent when the server asks for it. */
  private planned: Answerer<AnyGame> | null = null
  private linger = 0
  private askedAt = 0
  private readonly doubles = new DoubleTouch()

  /** The question that may be answered now; null while events are being shown. */
  question = $derived.by<Question | null>(() => (this.show.playing ? null : (this.show.settled?.question ?? null)))
  options = $derived.by<Choice[]>(() => {
    const free = this.match.link === 'open' && !this.match.waiting && this.show.settled?.seq === this.match.update?.seq
    return free ? (this.question?.options ?? NOTHING) : NOTHING
  })
  /** The options drawn in the bar. They stay there while an answer is awaited or the connection is lost. */
  drawn = $derived.by<Choice[]>(() => this.question?.options ?? NOTHING)
  /** The bar in the game's own form; null if the game has none for this question. */
  own = $derived.by<OwnBar | null>(() => {
    if (!this.question || !this.drawn.length) return null
    const { point, choose, touch, plan } = this
    const { view } = this.show
    return (
      this.face.bar?.({
        view,
        question: this.question,
        all: this.drawn,
        surveyed: this.match.surveyed,
        point,
        choose,
        touch,
        plan,
        undo: this.canUndo ? () => this.match.undo('choice') : null,
      }) ?? null
    )
  })
  folded = $derived.by<Folded>(() => {
    if (!this.question) return UNFOLDED
    const { question, drawn, grammar, steps, how, own } = this
    const options = this.face.ordered?.(drawn, question, this.match.surveyed) ?? drawn
    const known = { view: this.show.view, surveyed: this.match.surveyed, question }
    const lenses = this.face.lenses?.(known) ?? []
    const folded = fold({ question, options, grammar, steps, how, narrow: narrow.now, lenses })
    const more = this.face.switches?.({ ...known, how }) ?? []
    if (!own) return { ...folded, switches: [...folded.switches, ...more] }
    const shown = new Set(own.slots.flatMap((slot) => [slot.action, ...(slot.holds ?? [])]))
    // Of what is drawn on the board the options are only a sample: nobody reads them in a list.
    const rest = options.filter((choice) => !choice.exit && !shown.has(choice.action) && !this.face.drawn?.has(choice.verb))
    // A single other option stands beside the game's own slots, if no number on them could be taken for its own.
    if (rest.length === 1 && !own.slots.some((slot) => /\d/.test(slot.key)))
      return { ...folded, slots: [way(rest[0]!)], switches: more, rest: [] }
    return { ...folded, slots: [], switches: more, rest }
  })
  /** The options that the board marks: those that fit all steps so far, and the exit. The same list as long as they are the
   * same, because a board takes a new one for a new question. */
  marked = $derived.by<Choice[]>(() => {
    const kept = new Set([...this.folded.scope, this.folded.exit])
    const found = this.options.filter((choice) => kept.has(choice))
    const same = found.length === this.lastMarked.length && found.every((choice, at) => choice === this.lastMarked[at])
    return same ? this.lastMarked : (this.lastMarked = found)
  })
  private lastMarked: Choice[] = []
  /** The part of the log that has been shown. */
  log = $derived.by<Happened[]>(() => this.match.log.filter((event) => event.n <= this.show.shown))
  watching = $derived.by(() => this.match.mine.length === 0)
  asked = $derived.by(() => (this.question?.by ?? []).filter((seat) => this.match.mine.includes(seat)))
  /** The seat that must open the curtain first; until then nothing of the table is drawn. */
  curtain = $derived.by<number | null>(() => this.match.update?.curtain ?? null)
  /** If several people share the screen: the seat that is asked openly. It sees its own hand after it says that it looks. */
  table = $derived.by<number | null>(() => this.match.update?.table ?? null)
  /** The card about the turn that has ended, until it is put away; those who only watch are not kept waiting. */
  turnOver = $derived.by<TurnOver | null>(() => (this.show.repeating ? null : this.turns.at(this.show.settled)))
  /** The seat that is asked, or whose knowledge is on the screen. */
  person = $derived.by<number | undefined>(() => this.match.update?.eyes[0] ?? this.table ?? undefined)
  /** The seats whose knowledge is on the screen. */
  eyes = $derived.by<number[]>(() => this.match.update?.eyes ?? [])
  /** Whether the screen shows something that others at this screen must not see. */
  veiled = $derived.by(
    () => this.eyes.length === 1 && this.match.mine.filter((seat) => this.match.seats[seat]?.kind === 'person').length > 1,
  )

  constructor(
    readonly match: AnyMatch,
    readonly face: Face<AnyGame>,
  ) {
    this.show = new Show(face, this.isMine)
    match.listen((news) => this.hear(news))
    if (match.update) {
      this.turns.hear(match.update)
      this.show.begin(match.update, match.log)
    }
  }

  isMine = (seat: number): boolean => (this.eyes.length ? this.eyes : this.match.mine).includes(seat)

  told = (heading: Happened): boolean => this.face.told?.(heading) ?? false

  get grammar(): Choosing {
    return this.match.welcome?.choosing ?? NO_GRAMMAR
  }

  private hear(news: News): void {
    const sameKind = news.update.question?.kind === this.question?.kind
    this.leave()
    this.steps = []
    this.listing = false
    if (!sameKind) this.how = this.kept()
    this.askedAt = performance.now()
    this.doubles.changed()
    if (!this.watching) this.turns.hear(news.update)
    this.show.holdAfter(this.turns.until)
    this.show.add(news, this.match.log)
    if (!news.update.can_undo) this.together = []
    if (this.takingBack > 0 && news.update.can_undo) {
      this.takingBack--
      this.match.undo('choice')
    } else if (this.replacement) {
      this.begin(this.replacement, news.update.question)
    } else {
      this.takingBack = 0
      this.goOn(news.update.question)
    }
    this.goesOn = this.match.waiting
  }

  /** The switches that keep their value in questions of other kinds. */
  private kept(): Record<string, string> {
    return Object.fromEntries(Object.entries(this.how).filter(([fact]) => this.grammar.switch[fact]?.keeps))
  }

  /** Puts the card about the last turn away; the show goes on. */
  readOn = (): void => {
    this.turns.close()
    this.show.holdAfter(this.turns.until)
  }

  /** Shows the turn that has ended again, then its card; null if the log no longer has it. */
  get showAgain(): (() => void) | null {
    const n = this.turnOver?.n ?? -1
    return this.show.canRepeat(n, this.match.log) ? () => void this.show.repeat(n, this.match.log) : null
  }

  /** Whether a touch follows too soon to be meant for the question, or for the option that waits for a second touch. A key that
   * is hammered confirms nothing: the pause before the second touch begins anew. */
  isTooSoon(): boolean {
    const soon = this.answering || performance.now() - this.askedAt < FRESH
    if (soon && this.armed) this.askedAt = performance.now()
    return soon
  }

  /** Whether a click or a touch in the bar repeats the one before, which has already changed what stands there. */
  isDouble = (click: MouseEvent): boolean => this.doubles.repeats(click)

  // --- pointing -------------------------------------------------------------------------------------------------------

  point = (choice: Choice | null): void => {
    if (this.armed) return
    clearTimeout(this.linger)
    if (choice && choice !== this.lit) this.lit = null
    this.pointed = choice
    this.asking = false
    if (choice === null) this.linger = window.setTimeout(() => (this.open = false), LINGER / 2)
    else if (!this.open) this.linger = window.setTimeout(() => this.lookAt(choice), LINGER)
    else this.match.point(choice.action)
  }

  private lookAt(choice: Choice): void {
    this.open = true
    this.match.point(choice.action)
  }

  /** Points at an option and opens its odds at once. */
  inspect = (choice: Choice | null): void => {
    this.point(choice)
    clearTimeout(this.linger)
    this.asking = true
    if (choice === null) this.open = false
    else this.lookAt(choice)
  }

  /** The pointer has reached the popover: keep it open. */
  stay = (choice: Choice): void => {
    if (!this.armed) this.inspect(choice)
  }

  /** The focus leaves an option. If it goes to the option's popover, the popover stays open. */
  unfocus = (): void => {
    if (!this.asking) this.point(null)
  }

  leave = (): void => {
    clearTimeout(this.linger)
    this.armed = ''
    this.then = null
    this.pointed = this.lit = null
    this.open = false
  }

  /** Shows where an option is on the board. It still has to be chosen. */
  light = (choice: Choice): void => {
    this.leave()
    this.lit = choice
  }

  /** Whether the option that is shown is among these: then their slot in the bar is marked. */
  isLit = (choices: Choice[]): boolean => this.lit !== null && choices.includes(this.lit)

  // --- orders to partners -----------------------------------------------------------------------------------------------

  /** Whether a member of the team (by the name that the view uses) is one who can be given an order. */
  takesOrders = (member: string): boolean => !this.watching && this.partners.has(member)

  private partners = $derived.by(() => new Set(this.match.team?.members.filter((each) => each.is_bot).map((each) => each.id)))

  /** Begins an order to a member, or breaks it off. */
  order = (member: string): void => {
    this.leave()
    this.ordering = this.ordering === member ? '' : member
  }

  /** Ends the order that has begun with a job; an empty one: the member chooses itself. */
  give = (job: string): void => {
    this.match.giveJob(this.ordering, job)
    this.ordering = ''
  }

  /** Ends the order with what is to be done at a place, else with going there. */
  sendTo = (place: string): void => {
    const here = this.match.team?.jobs.filter((job) => job.place === place) ?? []
    const job = here.find(({ key }) => key !== place) ?? here[0]
    if (job) this.give(job.key)
  }

  // --- narrowing ------------------------------------------------------------------------------------------------------

  /** Presses a slot of the bar: plays its only option, or shows the options it holds. The only option of a family is played
   * at the first press only if it can be undone, which it cannot be if a bot answers it at once; otherwise the first press
   * shows it and the second plays it. */
  press = (slot: Slot): void => {
    if (this.armed && slot.choices.some((choice) => choice.action === this.armed)) return this.confirm()
    const leaf = leafOf(slot)
    if (leaf === null) return void this.narrow({ fact: slot.fact, value: slot.value })
    if (slot.kind === 'family' && (leaf.final || leaf.answered)) return this.arm(leaf)
    this.choose(leaf)
  }

  /** Touches a piece, a place or a card: keeps the options about it, and plays the last one left. A second touch undoes the
   * step. */
  touch = (fact: string, value: string | number): void => {
    const step = { fact, value: String(value) }
    const left = this.narrow(step)
    if (left.length === 1 && left[0]!.exit === false) this.choose(left[0]!)
  }

  private narrow(step: Step): Choice[] {
    this.leave()
    this.doubles.changed()
    const again = this.steps.some((each) => each.fact === step.fact && each.value === step.value)
    const others = this.steps.filter((each) => each.fact !== step.fact)
    this.steps = again ? others : [...others, step]
    // If the earlier steps do not go with this one, only this one counts.
    if (!this.folded.scope.length) this.steps = [step]
    if (!this.folded.scope.length) this.steps = []
    this.listing = false
    return again ? [] : this.folded.scope
  }

  /** Whether a family, a piece, a place or a card was chosen, or something is drawn: then the exit takes that back, and nothing
   * ends by mistake. */
  get returns(): boolean {
    return this.own ? (this.own.returns ?? false) : this.narrowed
  }

  /** Takes back the last step, or what is drawn. */
  stepBack = (): void => {
    this.leave()
    this.doubles.changed()
    this.listing = false
    if (!this.own?.back?.()) this.steps = this.steps.slice(0, -1)
  }

  /** The piece, place or card that was touched last, else the piece that the question is about; empty if there is none. */
  get touched(): string {
    const asked = this.question?.about[this.grammar.ask[this.question.kind]?.who || 'model']
    return this.steps.findLast(({ fact }) => fact !== FAMILY)?.value ?? (typeof asked === 'string' ? asked : '')
  }

  get narrowed(): boolean {
    return this.steps.length > 0
  }

  set = (fact: string, value: string): void => {
    this.leave()
    this.how = { ...this.how, [fact]: value }
  }

  /** Opens or closes the list of the options that have no room in the bar. */
  list = (byKey: boolean): void => {
    this.listedByKey = byKey
    this.listing = !this.listing
  }

  /** Goes back one step: cancels a pending confirmation, closes the list, or takes back the last step. Returns whether it
   * did. */
  back = (): boolean => {
    if (this.ordering) this.ordering = ''
    else if (this.armed || this.pointed || this.lit) this.leave()
    else if (this.listing) this.listing = false
    else if (this.narrowed) this.steps = this.steps.slice(0, -1)
    else return this.own?.back?.() ?? false
    return true
  }

  /** Goes back one step if there is one, else takes back the last answer, with those that followed from it. */
  undo = (): void => {
    this.planned = null
    if (!this.back() && this.canUndo) this.takeBack()
  }

  private takeBack(): void {
    this.takingBack = Math.max(0, (this.together.pop() ?? 1) - 1)
    this.match.undo('choice')
  }

  /** Takes back the answer that led to this question, and answers so instead. Returns whether that can be. */
  instead = (answers: string[] | Answerer<AnyGame>): boolean => {
    if (!this.canUndo) return false
    this.leave()
    this.planned = null
    this.replacement = answers
    this.takeBack()
    return true
  }

  // --- choosing -------------------------------------------------------------------------------------------------------

  choose = (choice: Choice, then: Answerer<AnyGame> | null = null): void => {
    if (
      !this.options.some(
        (option) => option.action === choice.action || (option.verb === choice.verb && this.face.drawn?.has(option.verb)),
      )
    )
      return
    if (this.armed === choice.action) return this.confirm()
    const again = this.asksAgain(choice)
    if (again) this.arm(choice)
    this.then = then
    if (!again) this.send(choice)
  }

  /** Waits for a second press, and shows what may happen. */
  private arm(choice: Choice): void {
    this.leave()
    this.inspect(choice)
    this.armed = choice.action
    this.askedAt = performance.now()
    sound.play('tick')
  }

  /** Whether an option needs a second press: it cannot be undone, and it does certain harm, gives something up for good or ends
   * something with more left to do. */
  asksAgain(choice: Choice): boolean {
    const isDear = choice.final || this.harms(choice) || ((choice.exit || this.ends(choice)) && this.meetsBots)
    if (!isDear || settings.confirm === 'never') return false
    if (settings.confirm === 'always') return true
    if (choice.exit) return (this.question?.lost ?? '') !== ''
    return this.harms(choice) || this.isDanger(choice) || this.ends(choice)
  }

  private ends(choice: Choice): boolean {
    return this.question !== null && (this.face.ends?.(this.show.view, this.question, choice) ?? false)
  }

  /** Whether an option does certain harm that another option would spare. What happens whatever is chosen is no choice's
   * fault. */
  isDanger = (choice: Choice): boolean => {
    const harms = ({ action }: Choice): boolean => certainDanger(this.match.weighed.get(action)).length > 0
    const all = this.question?.options ?? []
    return harms(choice) && (all.length < 2 || all.some((each) => !harms(each)))
  }

  /** Whether a choice cannot be taken back, as far as can be told before it is made. */
  isFinal = (choice: Choice): boolean => choice.final || choice.answered || (choice.exit && this.meetsBots)

  /** Whether bots play along: they go on at once, and then an exit can no longer be undone. */
  private get meetsBots(): boolean {
    return this.match.seats.some(({ kind }, seat) => kind === 'bot' && !this.match.mine.includes(seat))
  }

  /** Whether an option gives something up for good, so that it must be held down. For an exit: only if something is lost by
   * it. */
  harms = (choice: Choice): boolean =>
    (choice.final || choice.answered) &&
    settings.confirm !== 'never' &&
    (this.grammar.verb[choice.verb]?.harm ?? false) &&
    (!choice.exit || (this.question?.lost ?? '') !== '')

  get harmful(): boolean {
    return this.folded.exit !== null && this.harms(this.folded.exit)
  }

  /** Takes a harmful exit by key: the first press shows what is lost, the second does it. */
  leaveFor = (exit: Choice): void => (this.armed === exit.action ? this.confirm() : this.arm(exit))

  /** Asks the server why something is not offered. Not while the seat is asked openly: the reason could reveal its secrets. */
  why = (action: string): void => {
    this.leave()
    if (this.table === null) this.match.why(action)
  }

  survey = (about: string): void => this.match.survey(about)

  /** The second press. One that follows at once (a double click, a key held down) does not count. */
  confirm = (): void => {
    if (this.armed && this.pointed && !this.isTooSoon()) this.send(this.pointed)
  }

  /** Sends a choice that was held down or confirmed elsewhere. */
  send = (choice: Choice): void => {
    sound.play('tick')
    const { then } = this
    this.leave()
    this.planned = then ?? this.face.follows?.(choice, this.folded.switches) ?? this.planned
    this.together.push(1)
    this.match.act(choice)
  }

  // --- several answers together ---------------------------------------------------------------------------------------

  /** Sends these answers one after the other, each when it is asked for. The rest of a list of actions is dropped when one
   * is not offered. */
  plan = (answers: string[] | Answerer<AnyGame>): void => {
    if (!this.options.length) return
    sound.play('tick')
    this.leave()
    this.begin(answers, this.question)
  }

  private begin(answers: string[] | Answerer<AnyGame>, question: Question | null): void {
    this.planned = typeof answers === 'function' ? answers : inOrder(answers)
    this.together.push(0)
    this.takingBack = 0
    this.replacement = null
    this.goOn(question)
  }

  private goOn(question: Question | null): void {
    if (!this.planned || !question?.options.length) return
    const next = this.planned(question)
    if (next === 'stop') this.planned = null
    else if (next !== 'wait') {
      this.together.push((this.together.pop() ?? 0) + 1)
      this.match.act(next)
    }
  }

  get canUndo(): boolean {
    return !this.show.playing && !this.match.waiting && this.match.link === 'open' && (this.match.update?.can_undo ?? false)
  }

  get canRestart(): boolean {
    return this.canUndo && (this.match.update?.can_restart ?? false)
  }
}

/** Answers with these actions in order; stops when the next one is not offered. */
function inOrder(actions: string[]): Answerer<AnyGame> {
  const left = [...actions]
  return (question) => {
    const next = left.shift()
    return question.options.find((choice) => choice.action === next) ?? 'stop'
  }
}
