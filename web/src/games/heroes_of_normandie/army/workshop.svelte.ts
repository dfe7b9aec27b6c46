// The army on the bench: what lies there, what the server says of it, which slot waits, what is being dragged.

import type { GameCard } from '../../../gen/types'
import * as api from '../../../lib/api'
import { ApiError } from '../../../lib/api'
import { pointsOf } from '../../../lib/armies'
import type { HN } from '../types'
import { costOf, emptyArmy, fitsOn, fromJudged, lines, withOption, write, type Army, type Place } from './draft'

const PAUSE = 200
const SLIP = 8
export const DEFAULT_GOAL = '300'

export class Workshop {
  army = $state.raw<Army>(emptyArmy('us'))
  /** What it is for: points of a free battle, or a scenario. */
  goal = $state(DEFAULT_GOAL)
  judged = $state.raw<HN.JudgedArmy | null>(null)
  error = $state.raw<ApiError | null>(null)
  /** What somebody has typed that is no army yet. */
  typed = $state<string | null>(null)
  /** The slot that the next option goes to. */
  place = $state.raw<Place | null>(null)
  held = $state.raw<HN.RecruitCard | null>(null)
  x = $state(0)
  y = $state(0)
  private asked = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly card: GameCard) {}

  get text(): string {
    return this.typed ?? lines(write(this.army))
  }

  /** The scenario it is for; empty: a free battle. */
  get scenario(): string {
    return pointsOf(this.goal) ? '' : this.goal
  }

  points(box: HN.Builder): number {
    const forces = box.scenarios.find((each) => each.id === this.scenario)
    return forces ? (this.army.side === 'ge' ? forces.ge : forces.us).points : pointsOf(this.goal)
  }

  left(box: HN.Builder): number {
    return this.points(box) - costOf(this.army, box)
  }

  change(army: Army): void {
    this.army = army
    this.typed = null
    this.place = null
    void this.judge(write(army), false)
  }

  aim(goal: string): void {
    this.goal = goal
    void this.judge(this.text, false)
  }

  /** A text takes its effect as soon as it is an army. */
  type(text: string): void {
    this.typed = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.judge(text, true), PAUSE)
  }

  load(text: string, goal = this.goal): void {
    this.goal = goal
    this.place = null
    this.typed = text
    void this.judge(text, true).then(() => {
      if (this.judged && !this.judged.problem) this.typed = null
    })
  }

  again(): void {
    void this.judge(this.text, false)
  }

  private async judge(text: string, takes: boolean): Promise<void> {
    const asked = ++this.asked
    try {
      const points = this.scenario ? 0 : pointsOf(this.goal)
      const judged = await api.judge<HN.JudgedArmy>(this.card.id, { texts: [text], scenario: this.scenario, points })
      if (asked !== this.asked) return
      this.error = null
      this.judged = judged
      if (takes && !judged.problem) this.army = fromJudged(judged)
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      if (asked === this.asked) this.error = problem
    }
  }

  /** With a mouse an option can be dragged onto a slot; a finger scrolls, and taps instead. */
  drag(start: PointerEvent, option: HN.RecruitCard): void {
    if (start.button !== 0 || start.pointerType === 'touch') return
    const move = (event: PointerEvent) => {
      if (!this.held && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return
      this.held = option
      this.x = event.clientX
      this.y = event.clientY
    }
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      const place = this.held && event.type === 'pointerup' ? slotAt(event) : null
      this.held = null
      if (place && fitsOn(this.army, option, place)) this.change(withOption(this.army, place, option.id))
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
}

function slotAt(event: PointerEvent): Place | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-slot]')
  const [at, slot] = (found?.dataset.slot ?? '').split(' ').map(Number)
  return found && at !== undefined && slot !== undefined ? { at, slot } : null
}
