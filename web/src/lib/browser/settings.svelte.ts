// What this person likes at this device. Kept in the browser's own storage, shown on <html>, never sent anywhere.

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
  /** How fast the enemy's steps are shown; `step`: one at each key, `off`: only their outcome. */
  pace = $state<Pace>('normal')
  /** 0 to 1; silent until asked for on a phone. */
  volume = $state(phone ? 0 : 0.5)
  /** In percent of the browser's own size. */
  textSize = $state(100)
  /** `risky`: only what cannot be taken back and is not certain. */
  confirm = $state<'always' | 'risky' | 'never'>('risky')
  /** Moments in which there is nothing but to let them pass go by themselves. */
  autoPass = $state(true)
  /** Whether a mission is told before its first decision. */
  brief = $state(true)
}

export const settings = new Settings()

export const otherLang = (): Lang => (settings.lang === 'fr' ? 'en' : 'fr')

const FIELDS = ['lang', 'theme', 'motion', 'pace', 'volume', 'textSize', 'confirm', 'autoPass', 'brief'] as const

let systemDark = $state(wantsDark.matches)
let systemCalm = $state(wantsCalm.matches)
wantsDark.addEventListener('change', (event) => (systemDark = event.matches))
wantsCalm.addEventListener('change', (event) => (systemCalm = event.matches))

export function isDark(): boolean {
  return settings.theme === 'system' ? systemDark : settings.theme === 'dark'
}

/** Whether things may travel over the screen. */
export function isCalm(): boolean {
  return settings.motion === 'system' ? systemCalm : settings.motion === 'reduced'
}

function restore(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const now = settings as unknown as Record<string, unknown>
    for (const field of FIELDS) if (typeof kept[field] === typeof now[field]) now[field] = kept[field]
  } catch {
    // Storage is blocked or spoilt: the defaults do.
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, settings[field]]))))
  } catch {
    // Storage is blocked: the settings last as long as the page.
  }
}

/** Shows the settings on <html> and keeps them, from now on. */
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
