// The form of a new match as it was last filled in, kept for each game on this device. The next form starts from it.

import type { GameCard, NewSeat } from '$gen/types'
import { scenarioOf } from './game-showcase'
import { type AnswerSeconds, CLOCKS, defaults, fitted, middleLevel } from './new-match'

export interface LastForm {
  scenario: string
  options: Record<string, string>
  seats: NewSeat[]
  listed: boolean
  answerSeconds: AnswerSeconds
  hints: boolean | null
}

const KEY = 'bocage-new'

/** The longest option value that is kept. Players' own files and armies are longer; they are kept elsewhere. */
const MOST = 2000

function shelf(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

export function keepForm(game: string, form: LastForm): void {
  const options = Object.fromEntries(Object.entries(form.options).filter(([, value]) => value.length <= MOST))
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...shelf(), [game]: { ...form, options } }))
  } catch {
    // Storage is full or blocked: the next form starts from the defaults.
  }
}

/** The last form, without options that this version of the game no longer has; null if the scenario no longer exists. */
export function lastForm(card: GameCard): LastForm | null {
  const kept = shelf()[card.id] as Partial<LastForm> | undefined
  const scenario = scenarioOf(card, String(kept?.scenario ?? ''))
  if (!kept || !scenario) return null
  const options = defaults(card)
  for (const option of card.options) {
    const value = kept.options?.[option.id]
    if (typeof value === 'string' && takes(option.choices, option.several, value)) options[option.id] = value
  }
  const seats = Array.isArray(kept.seats) ? kept.seats.flatMap((seat) => known(seat, card)) : []
  const mine = seats.some((seat) => seat.kind === 'me') ? seats : [{ kind: 'me' } as NewSeat, ...seats]
  return {
    scenario: scenario.id,
    options,
    seats: fitted(mine, scenario, middleLevel(card)),
    listed: kept.listed !== false,
    answerSeconds: CLOCKS.find((seconds) => seconds === kept.answerSeconds) ?? 30,
    hints: typeof kept.hints === 'boolean' ? kept.hints : null,
  }
}

const takes = (choices: string[], several: boolean, value: string): boolean =>
  !choices.length || (several ? value.split(',').filter(Boolean) : [value]).every((each) => choices.includes(each))

/** A seat as it was kept. A bot level that no longer exists becomes the middle one. */
function known(seat: Partial<NewSeat> | null, card: GameCard): NewSeat[] {
  if (seat?.kind === 'me' || seat?.kind === 'open') return [{ kind: seat.kind }]
  if (seat?.kind === 'here') return [{ kind: 'here', name: String(seat.name ?? '') }]
  if (seat?.kind !== 'bot') return []
  return [{ kind: 'bot', level: card.levels.includes(seat.level ?? '') ? seat.level! : middleLevel(card) }]
}
