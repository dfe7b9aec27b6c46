// Armies in the form of a new match: who plays which side, what the scenario leaves open, which settings count.

import type { GameCard, HeroesOfNormandie as HN, OptionCard } from '$gen/types'

export const armyOption = (seat: number): string => `army_${seat + 1}`
const isArmy = (option: string): boolean => option.startsWith('army_')

/** The side of each seat. */
export function sidesOf(box: HN.Builder, seats: number, teams: string): string[] {
  const known = box.teams[String(seats)]
  return known?.[teams] ?? known?.even ?? []
}

export const forcesOf = (box: HN.Builder, scenario: string): HN.ScenarioForces | undefined =>
  box.scenarios.find((each) => each.id === scenario)

/** Whether armies are bought for a scenario. */
export const isBought = (forces: HN.ScenarioForces | undefined): boolean =>
  forces !== undefined && !(forces.us.fixed && forces.ge.fixed)

/** The settings that say something in this scenario with so many players; armies have a place of their own. */
export function settingsOf(card: GameCard, forces: HN.ScenarioForces | undefined, seats: number): OptionCard[] {
  return card.options.filter(({ id }) => {
    if (isArmy(id)) return false
    if (id === 'board' || id === 'points') return forces?.chosen ?? true
    return id !== 'teams' || seats > 2
  })
}

/** What is sent: no army for a seat that is not there, none where the scenario gives them. */
export function sent(
  options: Record<string, string>,
  forces: HN.ScenarioForces | undefined,
  seats: number,
): Record<string, string> {
  const counts = (id: string): boolean => !isArmy(id) || (isBought(forces) && Number(id.slice('army_'.length)) <= seats)
  return Object.fromEntries(Object.entries(options).filter(([id]) => counts(id)))
}

/** The seats of an alliance in their order, and where one of them stands among them. */
export function alliance(sides: string[], seat: number): { seats: number[]; at: number } {
  const seats = sides.flatMap((side, n) => (side === sides[seat] ? [n] : []))
  return { seats, at: seats.indexOf(seat) }
}

// --- the board of a free battle ----------------------------------------------------------------------------------------

export interface Layout {
  first: string
  turn: string
  join: '' | '+' | '/'
  second: string
  secondTurn: string
}

/** `n1r90+n2`: a board, turned, and another to the east (+) or to the south (/). Larger layouts are left alone. */
export function readLayout(text: string): Layout | null {
  const found = /^(\w+?)(?:r(90|180|270))?(?:([+/])(\w+?)(?:r(90|180|270))?)?$/.exec(text.replaceAll(' ', ''))
  if (!found) return null
  const [, first = '', turn = '', join = '', second = '', secondTurn = ''] = found
  return { first, turn, join: join as Layout['join'], second, secondTurn }
}

export function writeLayout(layout: Layout): string {
  const board = (map: string, turn: string) => (turn ? `${map}r${turn}` : map)
  const first = board(layout.first, layout.turn)
  return layout.join ? `${first}${layout.join}${board(layout.second || layout.first, layout.secondTurn)}` : first
}
