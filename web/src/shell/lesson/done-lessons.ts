// The lessons that were done to their end on this device.

const KEY = 'bocage-learnt'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return [] // Storage is blocked, or its text cannot be parsed: no lesson counts as done.
  }
}

export const isLearnt = (game: string, lesson: string): boolean => read().includes(`${game}/${lesson}`)

export function learnt(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), `${game}/${lesson}`])]))
  } catch {
    // Storage is blocked: the list of lessons does not show it as done.
  }
}
