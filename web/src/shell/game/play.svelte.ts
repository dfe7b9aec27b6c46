// The person at the screen: what is pointed at, what waits for a confirmation, what is sent. Shared by board, bar and popover.

import type { Face } from '$games/face'
import type { Choice, Happened, Question } from '$gen/types'
import { settings } from '$lib/browser/settings.svelte'
import { sound } from '$lib/browser/sound.svelte'
import type { Match, News } from '$lib/net/match.svelte'
import type { AnyGame } from '$lib/net/wire'
import { Show } from '$lib/show/show.svelte'
import { arrange } from './decision/options'
import { isRisky } from './odds/odds'

const NOTHING: Choice[] = []
/** A pointer that only passes by opens no popover. */
const LINGER = 250

export class Play {
  readonly show: Show
  pointed = $state.raw<Choice | null>(null)
  confirming = $state(false)
  /** Whether the odds of the pointed option are on the screen. */
  open = $state(false)
  /** Whether the odds were asked for, so that even certain things are told. */
  asking = $state(false)
  private linger = 0

  /** The question as it may be answered: none while something is being shown. */
  question = $derived.by<Question | null>(() => (this.show.playing ? null : (this.show.settled?.question ?? null)))
  options = $derived.by<Choice[]>(() => {
    const free = this.match.link === 'open' && !this.match.waiting && this.show.settled?.seq === this.match.update?.seq
    return free ? (this.question?.options ?? NOTHING) : NOTHING
  })
  /** The same, still drawn in the bar while an answer is awaited or the line is down. */
  drawn = $derived.by<Choice[]>(() => this.question?.options ?? NOTHING)
  arranged = $derived.by(() => arrange(this.face.listed?.(this.drawn) ?? this.drawn, this.question?.window))
  /** What has been shown of the log. */
  log = $derived.by<Happened[]>(() => this.match.log.filter((event) => event.n <= this.show.shown))
  watching = $derived.by(() => this.match.mine.length === 0)
  asked = $derived.by(() => (this.question?.by ?? []).filter((seat) => this.match.mine.includes(seat)))
  /** The seat that must say that it looks now: until then nothing of the table is drawn. */
  curtain = $derived.by<number | null>(() => this.match.update?.curtain ?? null)
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

  private hear(news: News): void {
    this.leave()
    this.show.add(news, this.match.log)
  }

  // --- pointing -------------------------------------------------------------------------------------------------------

  point = (choice: Choice | null): void => {
    if (this.confirming) return
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
    if (!this.confirming) this.inspect(choice)
  }

  leave = (): void => {
    clearTimeout(this.linger)
    this.confirming = false
    this.pointed = null
    this.open = false
  }

  // --- choosing -------------------------------------------------------------------------------------------------------

  choose = (choice: Choice): void => {
    if (
      !this.options.some(
        (option) => option.action === choice.action || (option.verb === choice.verb && this.face.drawn?.has(option.verb)),
      )
    )
      return
    if (this.confirming && this.pointed?.action === choice.action) return this.confirm()
    if (!this.needsConfirmation(choice)) return this.send(choice)
    this.confirming = false
    this.inspect(choice)
    this.confirming = true
    sound.play('tick')
  }

  /** Why something is not offered: the server knows. */
  why = (action: string): void => {
    this.leave()
    this.match.why(action)
  }

  survey = (about: string): void => this.match.survey(about)

  confirm = (): void => {
    if (this.confirming && this.pointed) this.send(this.pointed)
  }

  private needsConfirmation(choice: Choice): boolean {
    if (settings.confirm === 'never') return false
    if (settings.confirm === 'always') return choice.final
    return !this.face.unweighed && isRisky(choice, this.match.weighed.get(choice.action))
  }

  private send(choice: Choice): void {
    sound.play('tick')
    this.leave()
    this.match.act(choice)
  }

  byKey(key: string): Choice | undefined {
    return this.options.find((choice) => this.arranged.keys.get(choice.action) === key)
  }

  get canUndo(): boolean {
    return !this.show.playing && !this.match.waiting && this.match.link === 'open' && (this.match.update?.can_undo ?? false)
  }

  get canRestart(): boolean {
    return this.canUndo && (this.match.update?.can_restart ?? false)
  }
}
