// The missions whose briefing this person has seen on this device: each briefing is shown once.

const KEY = 'bocage-briefed'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return [] // Storage is blocked, or its text cannot be parsed: no briefing counts as seen.
  }
}

export const wasBriefed = (mission: string): boolean => read().includes(mission)

export function briefed(mission: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), mission])]))
  } catch {
    // Storage is blocked: the briefing is shown again next time.
  }
}

/** Forgets which briefings were seen. */
export function forgetBriefings(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
