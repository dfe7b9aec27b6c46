// The log as prose: headings of turns and phases, and a paragraph for each choice with its consequences.

import type { Pips } from '$games/face'
import type { Happened, Late } from '$gen/types'

/** Who caused it: we, a partner, the rules (usually the enemy), or nobody (the setup of the game). */
export type Hand = 'mine' | 'theirs' | 'forced' | 'nobody'

export interface Paragraph {
  key: string
  /** 1: the heading of a turn, 2: the heading of a phase, 0: prose. */
  heading: number
  hand: Hand
  events: Happened[]
  first: number
  last: number
}

type Told = (heading: Happened) => boolean
type Doer = (event: Happened) => number | undefined
/** Two events in one sentence; empty if they are different deeds. */
type Joined = (before: Happened, event: Happened) => string

export function paragraphs(
  log: Happened[],
  isMine: (seat: number) => boolean,
  told: Told,
  doer: Doer = () => undefined,
  joined: Joined = () => '',
): Paragraph[] {
  const made: Paragraph[] = []
  let steps = false
  let begun = -1
  for (const event of log) {
    if (event.heading > 0) {
      steps = told(event)
      begun = event.move
      while ((made.at(-1)?.heading ?? 0) >= event.heading) made.pop() // Under that heading nothing was told.
      made.push({ key: `h${event.n}`, heading: event.heading, hand: 'nobody', events: [event], first: event.n, last: event.n })
      continue
    }
    if (!event.text) continue
    const open = made.at(-1)
    const both = open?.heading === 0 ? joined(open.events.at(-1)!, event) : ''
    if (open && both) {
      open.events[open.events.length - 1] = { ...event, text: both }
      open.last = event.n
      continue
    }
    if (open && open.heading === 0 && (steps ? isOneStep(open.events.at(-1)!, event) : open.events[0]!.move === event.move)) {
      open.events.push(event)
      open.last = event.n
    } else {
      const by = doer(event) ?? event.by
      // What follows the heading of a phase within the same choice happens by the rules: nobody chose it.
      const hand = steps || event.forced ? 'forced' : isMine(by) ? 'mine' : by < 0 || event.move === begun ? 'nobody' : 'theirs'
      made.push({ key: `e${event.n}`, heading: 0, hand, events: [event], first: event.n, last: event.n })
    }
  }
  return made
}

/** Gives back the paragraphs it is called with; those that say the same as last time are the old objects, so that only the
 * others are drawn anew. */
export function keeping(): (story: Paragraph[]) => Paragraph[] {
  let known = new Map<string, Paragraph>()
  return (story) => {
    const kept = story.map((paragraph) => {
      const old = known.get(paragraph.key)
      return old && saysTheSame(old, paragraph) ? old : paragraph
    })
    known = new Map(kept.map((paragraph) => [paragraph.key, paragraph]))
    return kept
  }
}

const saysTheSame = (one: Paragraph, other: Paragraph): boolean =>
  one.hand === other.hand &&
  one.heading === other.heading &&
  one.events.length === other.events.length &&
  one.events.every((event, at) => event === other.events[at] || isJoined(event, other.events[at]!))

/** Whether two events are the same sentence of joined events, which is made anew each time. */
const isJoined = (one: Happened, other: Happened): boolean => one.n === other.n && one.text === other.text

const NOBODY_LATE = new Map<number, Late[]>()

/** The windows that the clock has passed, by the index of the paragraph they stand before; those after the last paragraph
 * have its length as index. Windows of log parts that are not loaded are left out. */
export function lateBefore(story: Paragraph[], late: Late[]): Map<number, Late[]> {
  if (!late.length) return NOBODY_LATE
  const before = new Map<number, Late[]>()
  const first = story[0]?.events[0]!.move ?? 0
  for (const each of late) {
    if (each.move < first) continue
    const found = story.findIndex((paragraph) => paragraph.events[0]!.move >= each.move)
    const at = found < 0 ? story.length : found
    before.set(at, [...(before.get(at) ?? []), each])
  }
  return before
}

/** The last few sentences of the log, as far as they belong to the last choice. */
export function newest(log: Happened[], most = 4): Happened[] {
  const prose = log.filter((event) => event.heading === 0 && event.text)
  const move = prose.at(-1)?.move
  return prose.filter((event) => event.move === move).slice(-most)
}

/** Whether two events belong to one step: arrivals belong together, and so do a volley and its wounds; each march and each
 * volley begins a step. */
export function isOneStep(before: Happened, event: Happened): boolean {
  if (before.move !== event.move) return false
  return before.forced ? !event.forced && before.name !== event.name : !event.forced
}

/** The events of a paragraph, each sentence once: with how often it stands there in a row, if nothing was rolled for it. */
export function saidOnce(events: Happened[], rolled: (event: Happened) => boolean): { event: Happened; times: number }[] {
  const made: { event: Happened; times: number }[] = []
  for (const event of events) {
    const last = made.at(-1)
    if (last && last.event.text === event.text && !rolled(event)) made[made.length - 1] = { event, times: last.times + 1 }
    else made.push({ event, times: 1 })
  }
  return made
}

/** The rule is shown once, after the last of several forced events with the same rule. */
export function showsRule(event: Happened, next: Happened | undefined): boolean {
  return event.forced && event.rule !== '' && !(next?.forced && next.rule === event.rule)
}

export interface Piece {
  text: string
  dice: Pips[]
}

/** Where the text contains the numbers of the dice. Numbers that are part of another number, a target (4+), a bonus (+ 1) or
 * a result (= 5) do not count. If there are several such places, the last one. */
function placeOf(text: string, faces: Pips[]): { at: number; length: number } | null {
  const found = [
    ...text.matchAll(new RegExp(`(?<!\\w|\\d[.,]|[+−=]\\s?)${faces.join('(?:, | \\+ )')}(?![\\w+″]|[.,]\\d)`, 'gu')),
  ].at(-1)
  return found ? { at: found.index, length: found[0].length } : null
}

/** A sentence in which pictures of the dice replace their numbers. */
export function sentence(event: Happened, faces: Pips[]): Piece[] {
  const text = event.text.charAt(0).toLocaleUpperCase() + event.text.slice(1)
  if (!faces.length) return [{ text, dice: [] }]
  const place = placeOf(text, faces)
  if (!place)
    return [
      { text, dice: [] },
      { text: '', dice: faces },
    ]
  return [
    { text: text.slice(0, place.at), dice: [] },
    { text: text.slice(place.at + place.length), dice: faces },
  ]
}
