// Which missions this person has been briefed for, at this device: a briefing is shown once.

const KEY = 'bocage-briefed'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return [] // Storage is blocked or spoilt: everything is new.
  }
}

export const wasBriefed = (mission: string): boolean => read().includes(mission)

export function briefed(mission: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), mission])]))
  } catch {
    // Storage is blocked: the briefing comes again.
  }
}

/** Every mission is new again. */
export function forgetBriefings(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
