// The settings of the person at this device. They are kept in the browser's storage, applied to <html>, and never sent
// anywhere.

export type Lang = 'fr' | 'en'
export type Pace = 'step' | 'slow' | 'normal' | 'fast' | 'off'

const KEY = 'bocage'
const phone = matchMedia('(pointer: coarse) and (max-width: 820px)').matches
const wantsDark = matchMedia('(prefers-color-scheme: dark)')
const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  lang = $state<Lang>(navigator.languages.some((each) => each.startsWith('fr')) ? 'fr' : 'en')
  theme = $state<'light' | 'dark' | 'system'>('system')
  motion = $state<'full' | 'reduced' | 'system'>('system')
  /** How fast the enemy's steps are shown. `step`: one step at each key press. `off`: only the outcome is shown. */
  pace = $state<Pace>('normal')
  /** The volume, from 0 to 1. On a phone it is 0 until the person turns it up. */
  volume = $state(phone ? 0 : 0.5)
  /** The text size, in percent of the browser's own size. */
  textSize = $state(100)
  /** When a final action needs a second press. `risky`: only if it does certain harm or ends something with more left to do. */
  confirm = $state<'always' | 'risky' | 'never'>('risky')
  /** Passes by itself in windows where PASS is the only option. */
  autoPass = $state(true)
  /** Whether the briefing is shown before the first decision of a mission. */
  brief = $state(true)
  /** Whether a card tells what was decided in a turn when it is over. */
  recap = $state(true)
  /** Whether hints are shown about what is met for the first time. */
  hints = $state(true)
}

export const settings = new Settings()

export const otherLang = (): Lang => (settings.lang === 'fr' ? 'en' : 'fr')

const FIELDS = [
  'lang',
  'theme',
  'motion',
  'pace',
  'volume',
  'textSize',
  'confirm',
  'autoPass',
  'brief',
  'recap',
  'hints',
] as const

let systemDark = $state(wantsDark.matches)
let systemCalm = $state(wantsCalm.matches)
wantsDark.addEventListener('change', (event) => (systemDark = event.matches))
wantsCalm.addEventListener('change', (event) => (systemCalm = event.matches))

export function isDark(): boolean {
  return settings.theme === 'system' ? systemDark : settings.theme === 'dark'
}

/** Whether animations are off. */
export function isCalm(): boolean {
  return settings.motion === 'system' ? systemCalm : settings.motion === 'reduced'
}

function restore(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const now = settings as unknown as Record<string, unknown>
    for (const field of FIELDS) if (typeof kept[field] === typeof now[field]) now[field] = kept[field]
  } catch {
    // Storage is blocked, or its text cannot be parsed: use the defaults.
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, settings[field]]))))
  } catch {
    // Storage is blocked: the settings last until the page is closed.
  }
}

/** Applies the settings to <html> and stores them, now and after every change. */
export function applySettings(): void {
  restore()
  const html = document.documentElement
  $effect.root(() => {
    $effect(keep)
    $effect(() => {
      html.lang = settings.lang
      html.dataset.theme = isDark() ? 'dark' : 'light'
      html.dataset.motion = isCalm() ? 'reduced' : 'full'
      html.style.setProperty('--text-size', String(settings.textSize / 100))
    })
  })
}
