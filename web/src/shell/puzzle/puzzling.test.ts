import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Face } from '$games/face'
import type { PuzzleOpened, PuzzleSolved } from '$gen/types'
import * as api from '$lib/net/api'
import type { AnyGame } from '$lib/net/wire'
import { anyChoice, anyQuestion, anyUpdate } from '$testing/frames'
import { Puzzling } from './puzzling.svelte'
import { solved, solvedBefore } from './solved-puzzles'

const face = { pause: () => 0, apply: (view: unknown) => view, turn: () => 1, dice: () => null } as unknown as Face<AnyGame>
const OPENED: PuzzleOpened = {
  puzzle: { number: 3, id: 'a_game/x/1/7', difficulty: 2, scenario: 'x', kind: 'bid' },
  of: 9,
  today: 3,
  found: 5,
  asked: 18,
  solutions: 1,
  seats: [],
  mine: 0,
  options: {},
  version: '1',
  choosing: { ask: {}, verb: {}, switch: {}, family: {} },
  update: anyUpdate(0, {
    eyes: [0],
    view: {},
    question: anyQuestion('bid', { options: ['a', 'b'].map((each) => anyChoice(each)) }),
  }),
}
const SOLVED: PuzzleSolved = {
  options: [
    { action: 'b', label: 'B', right: true, chance: 0.6 },
    { action: 'a', label: 'A', right: false, chance: 0.4 },
  ],
  why: [],
  said: '',
  measured: '',
}

describe('a puzzle', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    vi.spyOn(api, 'tryPuzzle').mockImplementation((_game, _number, action) =>
      Promise.resolve({ action, right: action === 'b', chance: action === 'b' ? 0.6 : 0.4, loss: action === 'b' ? 0 : 0.2 }),
    )
    vi.spyOn(api, 'solution').mockResolvedValue(SOLVED)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('is open until the solution is chosen; the tries are counted and kept', async () => {
    const puzzle = new Puzzling('a_game', OPENED, face)
    await puzzle.attempt(anyChoice('a'))
    expect(puzzle.standing).toBe('wrong')
    expect(puzzle.solution).toBeNull()
    expect(puzzle.match.waiting).toBe(false)
    expect(solvedBefore('a_game/x/1/7')).toBeUndefined()
    await puzzle.attempt(anyChoice('a'))
    expect(puzzle.tries, 'the same once more').toHaveLength(1)
    await puzzle.attempt(anyChoice('b'))
    expect(puzzle.standing).toBe('found')
    expect(puzzle.tries.map((each) => each.right)).toEqual([false, true])
    expect(puzzle.solution).toEqual(SOLVED)
    expect(puzzle.play.pointed?.action).toBe('b')
    expect(solvedBefore('a_game/x/1/7')).toEqual({ how: 'found', tries: 2 })
    await puzzle.attempt(anyChoice('a'))
    expect(puzzle.tries).toHaveLength(2)
  })

  it('is over when the solution is shown, and that counts, whatever is found later', async () => {
    const puzzle = new Puzzling('a_game', OPENED, face)
    await puzzle.show()
    expect(puzzle.standing).toBe('shown')
    expect(solvedBefore('a_game/x/1/7')?.how).toBe('shown')
    solved('a_game/x/1/7', { how: 'found', tries: 1 })
    expect(solvedBefore('a_game/x/1/7')?.how).toBe('shown')
  })

  it('says what the server refuses, and stays open', async () => {
    vi.spyOn(api, 'tryPuzzle').mockRejectedValue(new api.ApiError('offline', 'no answer'))
    const puzzle = new Puzzling('a_game', OPENED, face)
    await puzzle.attempt(anyChoice('a'))
    expect(puzzle.error?.message).toBe('no answer')
    expect([puzzle.standing, puzzle.match.waiting]).toEqual(['open', false])
  })

  it('explains what was found after all, once the server answers again', async () => {
    vi.spyOn(api, 'solution').mockRejectedValueOnce(new api.ApiError('offline', 'no answer'))
    const puzzle = new Puzzling('a_game', OPENED, face)
    await puzzle.attempt(anyChoice('b'))
    expect([puzzle.standing, puzzle.solution, puzzle.error?.code]).toEqual(['found', null, 'offline'])
    await puzzle.retry()
    expect([puzzle.solution, puzzle.error]).toEqual([SOLVED, null])
  })

  it('does not count a solution as shown that nobody has seen', async () => {
    vi.spyOn(api, 'solution').mockRejectedValueOnce(new api.ApiError('offline', 'no answer'))
    const puzzle = new Puzzling('a_game', OPENED, face)
    await puzzle.show()
    expect([puzzle.standing, solvedBefore('a_game/x/1/7')]).toEqual(['open', undefined])
    await puzzle.show()
    expect([puzzle.standing, solvedBefore('a_game/x/1/7')?.how]).toEqual(['shown', 'shown'])
  })

  it('takes damaged storage for nothing solved', () => {
    localStorage.setItem('bocage-puzzles', '{"a": 3, "b": [')
    expect(solvedBefore('a')).toBeUndefined()
    localStorage.setItem('bocage-puzzles', '{"a": 3}')
    expect(solvedBefore('a')).toBeUndefined()
  })
})
