// The enemy's turn as numbered steps: all events since its first heading, including those not shown yet.

import type { Happened } from '$gen/types'
import { isOneStep } from './log-prose'

export interface Step {
  number: number
  /** The heading above the step, if the step is the first one under it; else empty. */
  heading: string
  events: Happened[]
}

type Told = (heading: Happened) => boolean

/** The steps of the part that is being shown; empty if that part is not told step by step. `shown`: the last event shown. */
export function stepsOf(log: Happened[], shown: number, told: Told): Step[] {
  const headings = log.filter((event) => event.heading > 0)
  const current = headings.findLastIndex((event) => event.n <= shown)
  if (current < 0 || !told(headings[current]!)) return []
  let first = current
  while (first > 0 && told(headings[first - 1]!)) first -= 1
  const after = headings.slice(current).find((event) => !told(event))
  const part = log.filter((event) => event.n >= headings[first]!.n && event.n < (after?.n ?? Infinity))
  return joined(part)
}

function joined(events: Happened[]): Step[] {
  const made: Step[] = []
  let heading = ''
  for (const event of events) {
    const open = made.at(-1)
    if (event.heading > 0) heading = event.text.replace(/\.$/, '')
    else if (!event.text) continue
    else if (open && !heading && isOneStep(open.events.at(-1)!, event)) open.events.push(event)
    else {
      made.push({ number: made.length + 1, heading, events: [event] })
      heading = ''
    }
  }
  return made
}

export const isDone = (step: Step, shown: number, over: boolean): boolean =>
  step.events.at(-1)!.n < shown || (over && step.events.at(-1)!.n <= shown)

export const isNow = (step: Step, shown: number, over: boolean): boolean =>
  !isDone(step, shown, over) && step.events[0]!.n <= shown
