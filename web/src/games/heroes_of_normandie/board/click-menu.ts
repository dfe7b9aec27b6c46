// What a click on the map may mean: entries of a menu, each a list of actions to be chosen one after the other.

import type { MenuEntry } from '$ui/menu/menu-keys'
import type { Choice, HN, Verb } from '../types'

export interface Entry extends MenuEntry {
  steps: string[]
  /** The option it begins with. */
  choice: Choice
}

const ATTACKS = new Set<Verb>(['fire', 'at', 'assault', 'opportunity', 'attach', 'charge'])

/** An option as it is; `chance` where a survey tells it. */
export const plain = (choice: Choice, chance: number | null = null): Entry => ({
  key: choice.action,
  label: choice.label,
  chance,
  attack: ATTACKS.has(choice.verb),
  steps: [choice.action],
  choice,
})

/** Shots at that enemy that may be chosen now: the weapon first, then (if it is asked) the target. */
export function shotEntries(options: Choice[], survey: HN.Survey | null, foe: number): Entry[] {
  return (survey?.shots ?? [])
    .filter((shot) => shot.foe === foe)
    .flatMap((shot): Entry[] => {
      const choice = options.find((option) => option.action === `fire ${shot.weapon} ${shot.manner}`)
      return choice
        ? [
            {
              ...plain(choice, shot.chance),
              key: `${choice.action} ${shot.square}`,
              steps: [choice.action, `at ${shot.square}`],
            },
          ]
        : []
    })
}

/** Assaults on that enemy: at once while it moves, else after the movement has begun. */
export function fightEntries(options: Choice[], survey: HN.Survey | null, foe: number, label: string): Entry[] {
  return (survey?.fights ?? [])
    .filter((fight) => fight.foe === foe)
    .flatMap((fight): Entry[] => {
      const move = options.find((option) => option.action === 'move')
      return move
        ? [
            {
              key: `assault ${fight.square}`,
              label,
              chance: fight.chance,
              attack: true,
              steps: ['move', `assault ${fight.square}`],
              choice: move,
            },
          ]
        : []
    })
}

/** What an option's chance is, if it is one that the surveys tell. `fired`: the weapon and manner that were chosen before. */
export function chanceFor(choice: Choice, survey: HN.Survey | null, fired: string): number | null {
  const square = choice.action.split(' ')[1]
  if (choice.verb === 'assault') return survey?.fights.find((fight) => fight.square === square)?.chance ?? null
  if (choice.verb !== 'at') return null
  const shot = survey?.shots.find((each) => each.square === square && `${each.weapon} ${each.manner}` === fired)
  return shot?.chance ?? null
}
