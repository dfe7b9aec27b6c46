// How long ago something was, in words.

import { lang } from './words.svelte'

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "il y a 3 h", "3 hr. ago"; less than a minute ago is "now". `at` is in seconds. */
export function ago(at: number): string {
  const passed = Date.now() / 1000 - at
  const words = new Intl.RelativeTimeFormat(lang(), { numeric: 'auto', style: 'short' })
  const [unit, seconds] = STEPS.find(([, long]) => passed >= long) ?? ['second', 1]
  return words.format(unit === 'second' ? 0 : -Math.floor(passed / seconds), unit)
}
