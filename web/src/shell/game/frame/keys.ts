// The keys of the game screen.

import { go } from '$lib/browser/router.svelte'
import { settings } from '$lib/browser/settings.svelte'
import type { Play } from '../play.svelte'

interface Doors {
  help: () => void
  /** Whether a window lies open over the table: then the keys are its own. */
  covered: () => boolean
}

const WRITES = 'input, textarea, select, [contenteditable]'
/** What a key does to the element that has the focus, so that it must not do something else as well. */
const PRESSES = 'button, a, summary, [role=button], [role=link], [role=menuitem]'

export function keyHandler(play: Play, doors: Doors): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : document.body
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || doors.covered() || at.closest(WRITES))
      return
    if (pressed(play, event, at, doors)) event.preventDefault()
  }
}

/** The figure on a key, also where (as in France) it takes Shift to write it. */
const digit = (event: KeyboardEvent): string | undefined => /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]

/** True when the key meant something. */
function pressed(play: Play, event: KeyboardEvent, at: Element, doors: Doors): boolean {
  if (play.show.playing) return whileShowing(play, event, at)
  switch (event.key) {
    case 'Enter':
      if (!play.confirming || at.closest('.sure-about')) return false
      play.confirm()
      return true
    case 'Escape':
      if (!play.pointed && !play.match.refusal && !play.match.because) return false
      play.match.refusal = play.match.because = null
      play.leave()
      return true
    case ' ':
      if (!play.pointed || at.closest(PRESSES)) return false
      play.inspect(play.pointed)
      return true
    case 'z':
      if (play.canUndo) play.match.undo('choice')
      return true
    case 'Z':
      if (play.canRestart) play.match.undo('activation')
      return true
    case 'm':
    case 'M':
      settings.volume = settings.volume > 0 ? 0 : 0.5
      return true
    case '?':
      doors.help()
      return true
    case '/':
      go(`#/rules/${play.match.card?.game ?? ''}`)
      return true
  }
  const choice = play.byKey(digit(event) ?? (event.shiftKey ? '' : event.key.toLowerCase()))
  if (!choice) return false
  play.choose(choice)
  return true
}

/** Enter and Space go on, any other key ends the show; Tab and the like stay what they are. */
function whileShowing(play: Play, event: KeyboardEvent, at: Element): boolean {
  if (event.key === 'Tab' || event.key === 'Shift' || event.key === 'CapsLock') return false
  if (event.key === 'Enter' || event.key === ' ') {
    if (at.closest(PRESSES)) return false
    if (play.show.holding) play.show.next()
    else play.show.skip()
  } else play.show.skip()
  return true
}
