// The log as prose: headings of turns and phases, a paragraph for each choice and what came of it.

import type { Pips } from '$games/face'
import type { Happened, Late } from '$gen/types'

/** Whose doing: ours, a partner's, that of the rules (the enemy's, as a rule), or nobody's: how the game was set up. */
export type Hand = 'mine' | 'theirs' | 'forced' | 'nobody'

export interface Paragraph {
  key: string
  /** 1: a turn, 2: a phase, 0: prose. */
  heading: number
  hand: Hand
  events: Happened[]
  first: number
  last: number
}

type Told = (heading: Happened) => boolean
type Doer = (event: Happened) => number | undefined

/** The coach's words have a panel of their own. */
const COACH = 'coach'

export function paragraphs(
  log: Happened[],
  isMine: (seat: number) => boolean,
  told: Told,
  doer: Doer = () => undefined,
): Paragraph[] {
  const made: Paragraph[] = []
  let steps = false
  for (const event of log) {
    if (event.heading > 0) {
      steps = told(event)
      made.push({ key: `h${event.n}`, heading: event.heading, hand: 'nobody', events: [event], first: event.n, last: event.n })
      continue
    }
    if (!event.text || event.name === COACH) continue
    const open = made.at(-1)
    if (open && open.heading === 0 && (steps ? isOneStep(open.events.at(-1)!, event) : open.events[0]!.move === event.move)) {
      open.events.push(event)
      open.last = event.n
    } else {
      const by = doer(event) ?? event.by
      const hand = steps || event.forced ? 'forced' : isMine(by) ? 'mine' : by < 0 ? 'nobody' : 'theirs'
      made.push({ key: `e${event.n}`, heading: 0, hand, events: [event], first: event.n, last: event.n })
    }
  }
  return made
}

/** What the clock has passed, by the paragraph that it stands before (after the last one: by their number). What belongs to
 * parts of
 * the log that are not here is left out. */
export function lateBefore(story: Paragraph[], late: Late[]): Map<number, Late[]> {
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

/** The last few sentences of the log, from where the last choice began if that is not too far back. */
export function newest(log: Happened[], most = 4): Happened[] {
  const prose = log.filter((event) => event.heading === 0 && event.text && event.name !== COACH)
  const move = prose.at(-1)?.move
  return prose.filter((event) => event.move === move).slice(-most)
}

/** Arrivals stand together, and so do a volley and its wounds; each march and each volley is a step of its own. */
export function isOneStep(before: Happened, event: Happened): boolean {
  if (before.move !== event.move) return false
  return before.forced ? !event.forced && before.name !== event.name : !event.forced
}

/** The rule stands once after a run of forced events under it. */
export function showsRule(event: Happened, next: Happened | undefined): boolean {
  return event.forced && event.rule !== '' && !(next?.forced && next.rule === event.rule)
}

export interface Piece {
  text: string
  dice: Pips[]
}

/** Where the numbers of the dice stand; neither a part of another number nor what had to be reached (4+), was added (+ 1)
 * or came
 * of it (= 5). Of several places it is the last. */
function placeOf(text: string, faces: Pips[]): { at: number; length: number } | null {
  const found = [
    ...text.matchAll(new RegExp(`(?<!\\w|\\d[.,]|[+−=]\\s?)${faces.join('(?:, | \\+ )')}(?![\\w+″]|[.,]\\d)`, 'gu')),
  ].at(-1)
  return found ? { at: found.index, length: found[0].length } : null
}

/** A sentence with its dice as pictures where their numbers stand. */
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
