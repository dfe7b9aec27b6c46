// Armies in the form of a new match: which seat plays which side, whether armies are bought, which options apply.

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

/** The options that apply to this scenario with this many seats. Armies are not among them: the form shows them elsewhere. */
export function settingsOf(card: GameCard, forces: HN.ScenarioForces | undefined, seats: number): OptionCard[] {
  return card.options.filter(({ id }) => {
    if (isArmy(id)) return false
    if (id === 'board' || id === 'points') return forces?.chosen ?? true
    return id !== 'teams' || seats > 2
  })
}

/** The options to send: without armies of seats that do not exist, and without any army if the scenario gives the armies. */
export function sent(
  options: Record<string, string>,
  forces: HN.ScenarioForces | undefined,
  seats: number,
): Record<string, string> {
  const counts = (id: string): boolean => !isArmy(id) || (isBought(forces) && Number(id.slice('army_'.length)) <= seats)
  return Object.fromEntries(Object.entries(options).filter(([id]) => counts(id)))
}

/** The seats on the same side as `seat`, in order, and the index of `seat` among them. */
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

/** Reads `n1r90+n2`: a board, its turn in degrees, and a second board to the east (+) or south (/). Null for larger layouts. */
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
