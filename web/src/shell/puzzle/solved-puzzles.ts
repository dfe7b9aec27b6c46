// The puzzles that were solved on this device: at which try, or that the solution was shown. The first time counts.

const KEY = 'bocage-puzzles'

export interface Solved {
  how: 'found' | 'shown'
  /** Choices that were tried, the right one included. */
  tries: number
}

const isSolved = (kept: unknown): kept is Solved =>
  typeof kept === 'object' && kept !== null && 'how' in kept && 'tries' in kept && typeof kept.tries === 'number'

function read(): Record<string, Solved> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Solved] => isSolved(entry[1])))
  } catch {
    return {} // Storage is blocked, or its text cannot be parsed: no puzzle counts as solved.
  }
}

/** `puzzle`: its id, which names its game too. */
export const solvedBefore = (puzzle: string): Solved | undefined => read()[puzzle]

export function solved(puzzle: string, what: Solved): void {
  try {
    const all = read()
    localStorage.setItem(KEY, JSON.stringify({ ...all, [puzzle]: all[puzzle] ?? what }))
  } catch {
    // Storage is blocked: the list of puzzles does not show it as solved.
  }
}
