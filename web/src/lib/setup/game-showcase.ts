// What the shell shows of each game before it is opened, and which match the quick-start button starts.

import type { GameCard, MatchCard, NewMatch, NewSeat, ScenarioCard } from '$gen/types'
import { sayIn } from '../words/words.svelte'
import { fitted } from './new-match'

const POSTERS = import.meta.glob<string>('../../shell/lobby/posters/*.svg', { query: '?url', import: 'default', eager: true })

/** The games of Bocage in the order in which the server names them, each with its icon in lists. */
const SIGNS: Record<string, string> = {
  v_commandos: 'scout',
  operation_commando: 'para',
  heroes_of_normandie: 'squad-us',
  commandos_40k: 'crown',
}

/** For a newcomer: a mission that is easy to win, with a squad that forgives mistakes. */
const FIRST: Record<string, { scenario: string; options: Record<string, string> }> = {
  v_commandos: { scenario: 'lighthouse', options: { squad: 'scout:blue,medic:blue' } },
}

export const ALL_GAMES = Object.keys(SIGNS)
export const signOf = (game: string): string => SIGNS[game] ?? 'star'
export const posterOf = (game: string): string =>
  POSTERS[`../../shell/lobby/posters/${game}.svg`] ?? POSTERS['../../shell/lobby/posters/other.svg'] ?? ''

export type Company = 'alone' | 'screen' | 'online'

export const onShelf = (card: GameCard, shelf: string): ScenarioCard[] => card.scenarios.filter((each) => each.shelf === shelf)
export const shelves = (card: GameCard): string[] => [...new Set(card.scenarios.map((each) => each.shelf))]
export const scenarioOf = (card: GameCard | undefined, id: string): ScenarioCard | undefined =>
  card?.scenarios.find((each) => each.id === id)

/** The mission that the quick-start button starts. */
export function quickScenario(card: GameCard): ScenarioCard | undefined {
  const quick = onShelf(card, 'quick')
  return (
    quick.find((each) => each.id === FIRST[card.id]?.scenario) ??
    quick.find((each) => each.most > 1) ??
    quick[0] ??
    card.scenarios[0]
  )
}

/** `partner`: the level of the bot that plays along or as the opponent; empty: no bot. */
export function quickMatch(card: GameCard, scenario: ScenarioCard, company: Company, partner: string, other: string): NewMatch {
  const seats: NewSeat[] = [{ kind: 'me' }]
  if (company === 'screen') seats.push({ kind: 'here', name: other })
  if (company === 'online') seats.push({ kind: 'open' })
  if (company === 'alone' && partner && scenario.most > 1) seats.push({ kind: 'bot', level: partner })
  const first = FIRST[card.id]
  const options = first?.scenario === scenario.id ? first.options : {}
  return {
    game: card.id,
    scenario: scenario.id,
    seats: fitted(seats, scenario, partner || (card.levels[0] ?? '')),
    options,
    listed: company === 'online',
  }
}

/** The name of the scenario that a match plays. */
export function matchName(cards: GameCard[], match: MatchCard): string {
  if (match.lesson) return match.lesson
  const scenario = scenarioOf(
    cards.find((card) => card.id === match.game),
    match.scenario,
  )
  return scenario ? sayIn(match.game, scenario.key) : match.scenario
}

export const isMyTurn = (match: MatchCard): boolean => !match.result && match.asked.some((seat) => match.seats[seat]?.mine)
export const openSeats = (match: MatchCard): number[] => match.seats.flatMap((seat, n) => (seat.kind === 'open' ? [n] : []))
