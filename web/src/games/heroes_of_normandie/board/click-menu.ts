// What a click on the map can mean: menu entries, each with a list of actions that are sent one after the other.

import type { MenuEntry } from '$ui/menu/menu-keys'
import type { Choice, HN, Verb } from '../types'

export interface Entry extends MenuEntry {
  steps: string[]
  /** The first action's option. */
  choice: Choice
}

const ATTACKS = new Set<Verb>(['fire', 'at', 'assault', 'opportunity', 'attach', 'charge'])

/** An entry for a single option; `chance` if a survey tells it. */
export const plain = (choice: Choice, chance: number | null = null): Entry => ({
  key: choice.action,
  label: choice.label,
  chance,
  attack: ATTACKS.has(choice.verb),
  steps: [choice.action],
  choice,
})

/** The shots at that enemy that are possible now: first the weapon is chosen, then the target if the server asks for it. */
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

/** Assaults on that enemy: at once if the unit is moving, else with "move" first. */
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

/** The chance of an option, if the surveys tell it. `fired`: the weapon and manner chosen before. */
export function chanceFor(choice: Choice, survey: HN.Survey | null, fired: string): number | null {
  const square = choice.action.split(' ')[1]
  if (choice.verb === 'assault') return survey?.fights.find((fight) => fight.square === square)?.chance ?? null
  if (choice.verb !== 'at') return null
  const isChosen = (each: HN.Shoot | HN.Breaking): boolean =>
    each.square === square && `${each.weapon} ${each.manner}` === fired
  return (survey?.shots.find(isChosen) ?? survey?.breaks.find(isChosen))?.chance ?? null
}
