import { expect, test } from 'vitest'
import type { GameCard, MatchCard, ScenarioCard } from '$gen/types'
import { goingOn, listed, missionsOf, results, standingOf, type Wish } from './mission-list'

const scenario = (id: string, most: number, minutes: number, difficulty: 1 | 3 | 5): ScenarioCard => ({
  id,
  shelf: 'mission',
  fewest: 1,
  most,
  key: `scenario-${id}`,
  pieces: 2,
  facts: { minutes: [minutes, minutes], difficulty, turns: 0 },
})
const card = (id: string, ...scenarios: ScenarioCard[]) => ({ id, scenarios }) as unknown as GameCard
const match = (id: string, result: string, mine = [true], game = 'one') =>
  ({ game, scenario: id, lesson: '', result, seats: mine.map((each) => ({ mine: each })) }) as unknown as MatchCard
const CARDS = [card('one', scenario('short', 1, 30, 1), scenario('long', 4, 90, 5)), card('two', scenario('duel', 2, 60, 3))]
const ANY: Wish = { game: '', people: 1, minutes: 0, difficulty: 0, freshFirst: false }
const ids = (wish: Partial<Wish>, matches: MatchCard[] = []): string[] =>
  listed(missionsOf(CARDS, matches), { ...ANY, ...wish }).map((each) => each.scenario.id)

test('a wish leaves the missions that fit it, the easiest first', () => {
  expect(ids({})).toEqual(['short', 'duel', 'long'])
  expect(ids({ game: 'two' })).toEqual(['duel'])
  expect(ids({ people: 2 })).toEqual(['duel', 'long'])
  expect(ids({ people: 3 })).toEqual(['long'])
  expect(ids({ minutes: 60 })).toEqual(['short', 'duel'])
  expect(ids({ difficulty: 1 })).toEqual(['short'])
})

test('the best of what was played counts, and what was won can come last', () => {
  const played = [match('short', 'lost'), match('short', 'won'), match('short', '')]
  expect(missionsOf(CARDS, played).map((each) => each.standing)).toEqual(['won', 'new', 'new'])
  expect(ids({ freshFirst: true }, played)).toEqual(['duel', 'long', 'short'])
})

test('in a duel the side that won is held against the own seat', () => {
  expect(standingOf(match('duel', 'us', [true, false]))).toBe('won')
  expect(standingOf(match('duel', 'us', [false, true]))).toBe('lost')
  expect(standingOf(match('duel', 'de', [true, true]))).toBe('over')
  expect(standingOf(match('duel', 'attacker', [true, false]))).toBe('over')
  expect(standingOf(match('duel', '', [true, false]))).toBe('underway')
})

test('the match that was played last goes on, and what came of a mission is counted', () => {
  const at = (changed: number, each: MatchCard): MatchCard => ({ ...each, changed })
  const played = [
    at(1, match('short', '')),
    at(3, match('long', '')),
    at(4, match('long', 'won')),
    at(2, match('long', 'lost')),
  ]
  const missions = missionsOf(CARDS, played)
  expect(goingOn(missions)).toMatchObject({ mission: { scenario: { id: 'long' } }, match: { changed: 3 } })
  expect(goingOn(missionsOf(CARDS, [match('short', 'won')]))).toBeNull()
  expect(results(missions[1]!)).toEqual([
    { standing: 'won', number: 1 },
    { standing: 'lost', number: 1 },
  ])
})
