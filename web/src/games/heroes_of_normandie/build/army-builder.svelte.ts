// The state of the army builder: the army, the server's verdict, the slot that waits, the option being dragged.

import type { GameCard } from '$gen/types'
import { pointsOf } from '$lib/forces/stored-armies'
import * as api from '$lib/net/api'
import { ForceBuilder } from '$ui/build/builder.svelte'
import type { HN } from '../types'
import { type Army, costOf, emptyArmy, fitsOn, fromJudged, type Place, withOption, write } from './army-draft'

const SLIP = 8
export const DEFAULT_GOAL = '300'

export class ArmyBuilder extends ForceBuilder<HN.JudgedArmy> {
  army = $state.raw<Army>(emptyArmy('us'))
  /** What the army is for: a scenario, or points of a free battle. */
  goal = $state(DEFAULT_GOAL)
  /** The slot that the next option goes to; null if none waits. */
  place = $state.raw<Place | null>(null)
  held = $state.raw<HN.RecruitCard | null>(null)
  x = $state(0)
  y = $state(0)

  constructor(private readonly card: GameCard) {
    super()
  }

  get written(): string {
    return write(this.army)
  }

  /** The scenario that the army is for; empty for a free battle. */
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
    this.place = null
    this.changed()
  }

  aim(goal: string): void {
    this.goal = goal
    this.again()
  }

  override load(text: string, goal = this.goal): void {
    this.goal = goal
    this.place = null
    super.load(text)
  }

  protected ask(text: string): Promise<HN.JudgedArmy> {
    const points = this.scenario ? 0 : pointsOf(this.goal)
    return api.judge<HN.JudgedArmy>(this.card.id, { texts: [text], scenario: this.scenario, points })
  }

  protected take(judged: HN.JudgedArmy): void {
    this.army = fromJudged(judged)
  }

  /** Drags an option onto a slot, with a mouse only: a finger scrolls, and taps instead. */
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
