// What is drawn about one unit: where it can go, whom it can hit, who could hit it. It comes from surveys and options.

import { type Aim, likeliest } from '../attacks/aim'
import type { Choice, HN } from '../types'
import { reachBySquare } from './surveys'
import { isWay, unitOf } from './targets'

export interface Scene {
  unit: HN.UnitView | undefined
  points: number
  reach: Map<string, HN.Place[]>
  aims: Aim[]
  /** Enemies that could shoot the unit on the square under the pointer; null if that has not been asked. */
  threats: Aim[] | null
  line: HN.LineOf | null
  /** Whether a blast template is being placed. */
  blast: boolean
  mayMove: boolean
  mayFire: boolean
  /** The enemy under the pointer; -1 if there is none. */
  aimedAt: number
}

/** Whether one of the options begins or continues a movement. */
export const mayMove = (options: Choice[]): boolean => options.some((choice) => choice.verb === 'move' || isWay(choice))

export const mayFire = (options: Choice[]): boolean => options.some((choice) => choice.verb === 'fire')

/** The survey with only the shots of the chosen weapon and manner. */
export const onlyFired = (survey: HN.Survey | null, fired: string): HN.Survey | null =>
  survey && { ...survey, fights: [], shots: survey.shots.filter((shot) => !fired || `${shot.weapon} ${shot.manner}` === fired) }

export function aimsOf(view: HN.View, survey: HN.Survey | null): Aim[] {
  const shots = (survey?.shots ?? []).flatMap((shot): Aim[] => {
    const unit = unitOf(view, shot.foe)
    return unit?.squares.length ? [{ unit, chance: shot.chance, start: shot.start, end: shot.square, sight: shot.sight }] : []
  })
  const shotAt = new Set(shots.map((aim) => aim.unit.id))
  const fights = (survey?.fights ?? []).flatMap((fight): Aim[] => {
    const [unit, own] = [unitOf(view, fight.foe), unitOf(view, fight.unit)]
    return unit?.squares.length && own && !shotAt.has(unit.id)
      ? [{ unit, chance: fight.chance, start: own.square, end: fight.square, sight: 'clear' }]
      : []
  })
  return likeliest([...shots, ...fights])
}

export const threatsOf = (view: HN.View, survey: HN.Survey | null, square: string): Aim[] | null =>
  survey &&
  survey.shots.flatMap((shot): Aim[] => {
    const unit = unitOf(view, shot.unit)
    return unit?.squares.length ? [{ unit, chance: shot.chance, start: shot.start, end: square, sight: shot.sight }] : []
  })

export const reachOf = (survey: HN.Survey | null): Map<string, HN.Place[]> => reachBySquare(survey?.reach ?? [])
