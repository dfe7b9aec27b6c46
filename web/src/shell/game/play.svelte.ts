// The person at the screen: what is pointed at, what has been touched on the way to a choice, what is sent. Shared by board,
// bar and popover.

import type { Answerer, Face, OwnBar } from '$games/face'
import type { Choice, Choosing, Happened, Question } from '$gen/types'
import { narrow } from '$lib/browser/narrow.svelte'
import { settings } from '$lib/browser/settings.svelte'
import { sound } from '$lib/browser/sound.svelte'
import type { Match, News } from '$lib/net/match.svelte'
import type { AnyGame } from '$lib/net/wire'
import { Show } from '$lib/show/show.svelte'
import { FAMILY, fold, type Folded, leafOf, type Slot, type Step } from './choosing/fold'
import { certainDanger } from './odds/odds'

const NOTHING: Choice[] = []
const NO_GRAMMAR: Choosing = { ask: {}, verb: {}, switch: {}, family: {} }
const UNFOLDED: Folded = { slots: [], rest: [], exit: null, switches: [], scope: [] }
/** A pointer that only passes by opens no popover. */
const LINGER = 250
/** A key or click meant for the question before is not an answer to this one. */
const FRESH = 250

export class Play {
  readonly show: Show
  pointed = $state.raw<Choice | null>(null)
  /** The action that is played when it is chosen once more. */
  armed = $state('')
  /** Whether the odds of the pointed option are on the screen. */
  open = $state(false)
  /** Whether the odds were asked for, so that even certain things are told. */
  asking = $state(false)
  /** Whether the options that have no room in the bar are listed. */
  listing = $state(false)
  private steps = $state.raw<Step[]>([])
  private how = $state.raw<Record<string, string>>({})
  /** Answers that were given together: each is sent as soon as it is asked for. */
  private planned: Answerer<AnyGame> | null = null
  private linger = 0
  private askedAt = 0

  /** The question as it may be answered: none while something is being shown. */
  question = $derived.by<Question | null>(() => (this.show.playing ? null : (this.show.settled?.question ?? null)))
  options = $derived.by<Choice[]>(() => {
    const free = this.match.link === 'open' && !this.match.waiting && this.show.settled?.seq === this.match.update?.seq
    return free ? (this.question?.options ?? NOTHING) : NOTHING
  })
  /** The same, still drawn in the bar while an answer is awaited or the line is down. */
  drawn = $derived.by<Choice[]>(() => this.question?.options ?? NOTHING)
  /** The choices in the game's own form, where it has one for this question. */
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
      }) ?? null
    )
  })
  folded = $derived.by<Folded>(() => {
    if (!this.question) return UNFOLDED
    const { question, drawn, grammar, steps, how, own } = this
    const options = this.face.ordered?.(drawn) ?? drawn
    const folded = fold({ question, options, grammar, steps, how, narrow: narrow.now })
    if (!own) return folded
    const shown = new Set(own.slots.map((slot) => slot.action))
    return { ...folded, slots: [], switches: [], rest: options.filter((choice) => !choice.exit && !shown.has(choice.action)) }
  })
  /** What the board marks: the options that fit all that was touched so far, and those that end the question. */
  marked = $derived.by<Choice[]>(() => {
    const kept = new Set([...this.folded.scope, this.folded.exit])
    return this.options.filter((choice) => kept.has(choice))
  })
  /** What has been shown of the log. */
  log = $derived.by<Happened[]>(() => this.match.log.filter((event) => event.n <= this.show.shown))
  watching = $derived.by(() => this.match.mine.length === 0)
  asked = $derived.by(() => (this.question?.by ?? []).filter((seat) => this.match.mine.includes(seat)))
  /** The seat that must say that it looks now: until then nothing of the table is drawn. */
  curtain = $derived.by<number | null>(() => this.match.update?.curtain ?? null)
  /** Of several at this screen the one who is asked for all to see; his hand he sees when he says that he looks. */
  table = $derived.by<number | null>(() => this.match.update?.table ?? null)
  /** The seat that is asked, or whose knowledge is on the screen. */
  person = $derived.by<number | undefined>(() => this.match.update?.eyes[0] ?? this.table ?? undefined)
  /** The seats whose knowledge is on the screen. */
  eyes = $derived.by<number[]>(() => this.match.update?.eyes ?? [])
  /** Whether others at this screen must not see what is on it now. */
  veiled = $derived.by(
    () => this.eyes.length === 1 && this.match.mine.filter((seat) => this.match.seats[seat]?.kind === 'person').length > 1,
  )

  constructor(
    readonly match: Match,
    readonly face: Face<AnyGame>,
  ) {
    this.show = new Show(face, this.isMine)
    match.listen((news) => this.hear(news))
    if (match.update) this.show.begin(match.update, match.log)
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
    if (!sameKind) this.how = {}
    this.askedAt = performance.now()
    this.show.add(news, this.match.log)
    this.goOn(news.update.question)
  }

  /** Whether the question has stood long enough for an answer to be meant for it. */
  get settledIn(): boolean {
    return performance.now() - this.askedAt >= FRESH
  }

  // --- pointing -------------------------------------------------------------------------------------------------------

  point = (choice: Choice | null): void => {
    if (this.armed) return
    clearTimeout(this.linger)
    this.pointed = choice
    this.asking = false
    if (choice === null) this.linger = window.setTimeout(() => (this.open = false), LINGER / 2)
    else if (!this.open) this.linger = window.setTimeout(() => (this.open = true), LINGER)
  }

  /** Points and shows the odds without waiting. */
  inspect = (choice: Choice | null): void => {
    this.point(choice)
    clearTimeout(this.linger)
    this.asking = true
    this.open = choice !== null
  }

  /** The pointer has reached the popover: it stays. */
  stay = (choice: Choice): void => {
    if (!this.armed) this.inspect(choice)
  }

  /** The focus leaves an option; if it goes to the popover that tells of it, the popover stays. */
  unfocus = (): void => {
    if (!this.asking) this.point(null)
  }

  leave = (): void => {
    clearTimeout(this.linger)
    this.armed = ''
    this.pointed = null
    this.open = false
  }

  // --- narrowing ------------------------------------------------------------------------------------------------------

  /** A slot of the bar: plays what it means, or shows what it holds. A family that means one thing plays it only if that can be
   * taken back; otherwise it is shown first and played at the second touch. */
  press = (slot: Slot): void => {
    const leaf = leafOf(slot)
    if (leaf === null) return void this.narrow({ fact: slot.fact, value: slot.value })
    if (slot.kind === 'family' && leaf.final && this.armed !== leaf.action) return this.arm(leaf)
    this.choose(leaf)
  }

  /** A piece, a place or a card: keeps the options that are about it, and plays when one is left. The same once more widens. */
  touch = (fact: string, value: string | number): void => {
    const step = { fact, value: String(value) }
    const left = this.narrow(step)
    if (left.length === 1 && left[0]!.exit === false) this.choose(left[0]!)
  }

  private narrow(step: Step): Choice[] {
    this.leave()
    const again = this.steps.some((each) => each.fact === step.fact && each.value === step.value)
    const others = this.steps.filter((each) => each.fact !== step.fact)
    this.steps = again ? others : [...others, step]
    // What was touched before may not go with this: then only this counts.
    if (!this.folded.scope.length) this.steps = [step]
    this.listing = false
    return again ? [] : this.folded.scope
  }

  /** The family that was touched. */
  get family(): string {
    return this.steps.find((step) => step.fact === FAMILY)?.value ?? ''
  }

  get narrowed(): boolean {
    return this.steps.length > 0
  }

  set = (fact: string, value: string): void => {
    this.leave()
    this.how = { ...this.how, [fact]: value }
  }

  /** One step back: what waits for its confirmation, the list, what was touched last. */
  back = (): boolean => {
    if (this.armed || this.pointed) this.leave()
    else if (this.listing) this.listing = false
    else if (this.narrowed) this.steps = this.steps.slice(0, -1)
    else return this.own?.back?.() ?? false
    return true
  }

  /** Undo goes back one step, then one answer. */
  undo = (): void => {
    this.planned = null
    if (!this.back() && this.canUndo) this.match.undo('choice')
  }

  // --- choosing -------------------------------------------------------------------------------------------------------

  choose = (choice: Choice): void => {
    if (
      !this.options.some(
        (option) => option.action === choice.action || (option.verb === choice.verb && this.face.drawn?.has(option.verb)),
      )
    )
      return
    if (this.armed === choice.action) return this.confirm()
    if (this.asksAgain(choice)) return this.arm(choice)
    this.send(choice)
  }

  /** Waits for a second touch, and tells what may come of it. */
  private arm(choice: Choice): void {
    this.leave()
    this.inspect(choice)
    this.armed = choice.action
    this.askedAt = performance.now()
    sound.play('tick')
  }

  /** Only what cannot be taken back and harms for certain, or ends something with more to do, is asked twice. */
  asksAgain(choice: Choice): boolean {
    if (!choice.final || settings.confirm === 'never') return false
    if (settings.confirm === 'always') return true
    if (choice.exit) return (this.question?.lost ?? '') !== ''
    return this.harms(choice) || certainDanger(this.match.weighed.get(choice.action)).length > 0
  }

  /** Whether an option gives something up for good: then it is held down. An exit does so only if something is lost by it. */
  harms = (choice: Choice): boolean =>
    choice.final &&
    settings.confirm !== 'never' &&
    (this.grammar.verb[choice.verb]?.harm ?? false) &&
    (!choice.exit || (this.question?.lost ?? '') !== '')

  get harmful(): boolean {
    return this.folded.exit !== null && this.harms(this.folded.exit)
  }

  /** The harmful exit by a key: once to be told, once more to do it. */
  leaveFor = (exit: Choice): void => (this.armed === exit.action ? this.confirm() : this.arm(exit))

  /** Why something is not offered: the server knows, but says it only to those who look. */
  why = (action: string): void => {
    this.leave()
    if (this.table === null) this.match.why(action)
  }

  survey = (about: string): void => this.match.survey(about)

  /** The second touch. One that follows at once (a double click, a key held down) was not meant as a second one. */
  confirm = (): void => {
    if (this.armed && this.pointed && this.settledIn) this.send(this.pointed)
  }

  /** Plays what is held down or confirmed elsewhere. */
  send = (choice: Choice): void => {
    sound.play('tick')
    this.leave()
    this.match.act(choice)
  }

  // --- several answers together ---------------------------------------------------------------------------------------

  /** Sends these answers one after the other, as each is asked for. Of actions the rest is dropped when one is not offered. */
  plan = (answers: string[] | Answerer<AnyGame>): void => {
    if (!this.options.length) return
    sound.play('tick')
    this.leave()
    this.planned = typeof answers === 'function' ? answers : inOrder(answers)
    this.goOn(this.question)
  }

  private goOn(question: Question | null): void {
    if (!this.planned || !question?.options.length) return
    const next = this.planned(question)
    if (next === 'stop') this.planned = null
    else if (next !== 'wait') this.match.act(next)
  }

  get canUndo(): boolean {
    return !this.show.playing && !this.match.waiting && this.match.link === 'open' && (this.match.update?.can_undo ?? false)
  }

  get canRestart(): boolean {
    return this.canUndo && (this.match.update?.can_restart ?? false)
  }
}

/** These actions one after the other, as long as each is offered. */
function inOrder(actions: string[]): Answerer<AnyGame> {
  const left = [...actions]
  return (question) => {
    const next = left.shift()
    return question.options.find((choice) => choice.action === next) ?? 'stop'
  }
}
