// The missions of all games as one list: how far somebody has come with each, which of them fit a wish, and their order.

import type { GameCard, MatchCard, ScenarioCard } from '$gen/types'

/** How far one has come with a mission; `over`: it was played to its end, and it is not known who won for whom. */
export type Standing = 'new' | 'lost' | 'over' | 'underway' | 'won'

export interface Mission {
  game: string
  scenario: ScenarioCard
  standing: Standing
  /** The own matches of it, the latest first. */
  played: MatchCard[]
}

export interface Wish {
  /** The id of a game; empty: all games. */
  game: string
  /** So many people at least must find a place. */
  people: number
  /** At most so many minutes; 0: any. */
  minutes: number
  /** At most so hard; 0: any. */
  difficulty: number
  /** Whether missions that were won come last. */
  freshFirst: boolean
}

const STEPS: Standing[] = ['new', 'lost', 'over', 'underway', 'won']

/** The seat of the side that a result names, where two sides with one seat each fight. */
const SIDES: Record<string, number> = { us: 0, de: 1 }

/** What a match comes to for whoever holds the seats that are his. */
export function standingOf(match: MatchCard): Standing {
  if (!match.result) return 'underway'
  if (match.result === 'won' || match.result === 'lost') return match.result
  const winner = SIDES[match.result]
  const mine = match.seats.flatMap((seat, at) => (seat.mine ? [at] : []))
  if (winner === undefined || match.seats.length !== 2 || mine.length !== 1) return 'over'
  return mine[0] === winner ? 'won' : 'lost'
}

/** All missions of these games, with the best that these matches have come to. */
export function missionsOf(cards: GameCard[], matches: MatchCard[]): Mission[] {
  return cards.flatMap((card) =>
    card.scenarios.map((scenario) => {
      const played = matches
        .filter((match) => match.game === card.id && match.scenario === scenario.id && !match.lesson)
        .toSorted((one, two) => two.changed - one.changed)
      const best = Math.max(0, ...played.map((match) => STEPS.indexOf(standingOf(match))))
      return { game: card.id, scenario, standing: STEPS[best]!, played }
    }),
  )
}

const fits = ({ game, scenario }: Mission, wish: Wish): boolean =>
  (!wish.game || game === wish.game) &&
  scenario.most >= wish.people &&
  (!wish.minutes || (scenario.facts?.minutes[1] ?? 0) <= wish.minutes) &&
  (!wish.difficulty || (scenario.facts?.difficulty ?? 0) <= wish.difficulty)

/** Harder than any: a free battle, of which nobody knows how hard it is. */
const UNKNOWN = 9

/** Those that fit, the easiest first. */
export function listed(missions: Mission[], wish: Wish): Mission[] {
  const late = ({ standing }: Mission): number => Number(wish.freshFirst && standing === 'won')
  const hard = ({ scenario }: Mission): number => scenario.facts?.difficulty ?? UNKNOWN
  return missions
    .filter((mission) => fits(mission, wish))
    .toSorted((one, two) => late(one) - late(two) || hard(one) - hard(two))
}

/** The mission that was played last among those that are not over, with its match; null if there is none. */
export function goingOn(missions: Mission[]): { mission: Mission; match: MatchCard } | null {
  const found = missions.flatMap((mission) => {
    const match = mission.played.find((each) => !each.result)
    return match ? [{ mission, match }] : []
  })
  return found.toSorted((one, two) => two.match.changed - one.match.changed)[0] ?? null
}

/** How often each thing has come of a mission that is over. */
export function results({ played }: Mission): { standing: Standing; number: number }[] {
  const standings = played.map(standingOf)
  return (['won', 'lost', 'over'] as const).flatMap((standing) => {
    const { length } = standings.filter((each) => each === standing)
    return length ? [{ standing, number: length }] : []
  })
}
