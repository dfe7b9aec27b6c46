// The keys of the game screen.

import { go } from '$lib/browser/router.svelte'
import { settings } from '$lib/browser/settings.svelte'
import { SWITCH_KEYS } from '../choosing/fold'
import { keyed, keysIn } from '../choosing/slot-words'
import { offered } from '../decision/offered-wishes'
import type { Play } from '../play.svelte'

interface Doors {
  help: () => void
  /** Opens the legend of all signs. */
  signs: () => void
  /** Shows who could hurt a piece, or stops showing it. */
  threats: () => void
  /** Whether a dialog is open over the table: then these keys do nothing. */
  covered: () => boolean
}

/** Keys that repeat while they are held down: they move the focus or the map, and never answer a question. */
const MOVES = /^(Arrow|Tab|Page|Shift|[-+]$)/
const WRITES = 'input, textarea, select, [contenteditable]'
/** Elements that Enter presses themselves: for them the screen does nothing else with that key. */
const PRESSES = 'button, a, summary, [role=button], [role=link], [role=menuitem]'

/** The address of this game's rules, at the rule behind the current question. The rules open over the table. */
export const rulesOf = (play: Play): string =>
  `#/rules/${[play.match.card?.game ?? '', play.question?.rule ?? ''].filter(Boolean).join('/')}`

export function keyHandler(play: Play, doors: Doors): (event: KeyboardEvent) => void {
  return (event) => {
    const at = event.target instanceof Element ? event.target : document.body
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || doors.covered() || at.closest(WRITES))
      return
    // A key that is held down answers only once.
    if (event.repeat && !MOVES.test(event.key)) return event.preventDefault()
    if (pressed(play, event, at, doors)) event.preventDefault()
  }
}

/** The digit on a key, also on layouts (as the French one) where the digit needs Shift. */
const digit = (event: KeyboardEvent): string | undefined => /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1]

/** Handles a key. Returns whether the key had a meaning. */
function pressed(play: Play, event: KeyboardEvent, at: Element, doors: Doors): boolean {
  if (play.show.playing) return whileShowing(play, event, at)
  switch (event.key) {
    case 'Enter':
      if (at.closest(PRESSES)) return false
      if (play.armed) play.confirm()
      else
        return pressOwn(
          play,
          play.own?.slots.find((slot) => slot.filled),
        )
      return true
    case 'Escape':
    case 'Backspace':
      if (play.match.refusal || play.match.because) play.match.refusal = play.match.because = null
      else if (play.advice.open) play.advice.close()
      else if (!play.back()) return false
      return true
    case ' ':
      if (play.pointed) play.inspect(play.pointed)
      return play.question !== null && at.closest(WRITES) === null
    case 'z':
      play.undo()
      return true
    case '+':
    case '*':
      return turnSwitch(play, SWITCH_KEYS.indexOf(event.key))
    case 'n':
    case 'N':
      return letPass(play)
    case 'v':
    case 'V':
      if (!play.folded.rest.length && !play.folded.more.length) return false
      play.list(true)
      return true
    case 'Z':
      if (play.canRestart) play.match.undo('activation')
      return true
    case 'm':
    case 'M':
      settings.volume = settings.volume > 0 ? 0 : 0.5
      return true
    case 'h':
    case 'H':
      if (play.advice.possible) play.advice.toggle()
      return play.advice.possible
    case 'l':
    case 'L':
      doors.signs()
      return true
    case '!':
      doors.threats()
      return true
    case '?':
      doors.help()
      return true
    case '/':
      go(rulesOf(play))
      return true
  }
  return answered(play, digit(event) ?? (event.shiftKey ? '' : event.key.toLowerCase()))
}

/** 0 is the exit, letters are families, digits are members. A key that was meant for the previous question does nothing. */
function answered(play: Play, key: string): boolean {
  const own = [...(play.own?.slots ?? []), ...(play.own?.unseen ?? [])]
  if (play.own && pressOwn(play, key === '0' ? play.own.exit : own.find((slot) => slot.key === key))) return true
  const { exit } = play.folded
  const slot = keyed(play)[keysIn(play).indexOf(key)]
  if (!slot && !(key === '0' && exit)) return false
  if (play.isTooSoon()) return true
  if (slot && !slot.faded) {
    play.press(slot)
    if (play.armed) focusArmed()
  } else if (!slot && exit) {
    if (play.returns) play.stepBack()
    else if (play.harmful) play.leaveFor(exit)
    else play.choose(exit)
  }
  return true
}

/** What waits for a second touch gets the focus: Enter then plays it, whatever was clicked on the board before. */
function focusArmed(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.pick .slot.go')?.focus())
}

/** Presses a slot that the game defines. A key that was meant for the previous question does nothing. */
function pressOwn(play: Play, slot: { press?: () => void; idle?: boolean } | undefined): boolean {
  if (!slot) return false
  if (!play.isTooSoon() && !slot.idle) slot.press?.()
  return true
}

/** Sets a switch to its next value. */
function turnSwitch(play: Play, at: number): boolean {
  const turned = play.folded.switches[at]
  if (!turned) return false
  play.set(turned.fact, turned.values[(turned.values.indexOf(turned.value) + 1) % turned.values.length]!)
  return true
}

/** Makes the mildest wish about windows, which stands beside the question. */
function letPass(play: Play): boolean {
  const seat = play.person
  if (seat === undefined || !play.question?.window) return false
  const [mildest] = offered(play.question, []).front
  if (mildest) play.match.letPass(seat, mildest.until, mildest.kind)
  return true
}

/** Enter and Space go on, any other key ends the show; Tab, Shift and CapsLock keep their usual meaning. */
function whileShowing(play: Play, event: KeyboardEvent, at: Element): boolean {
  if (event.key === 'Tab' || event.key === 'Shift' || event.key === 'CapsLock') return false
  if (event.key === 'Enter' || event.key === ' ') {
    if (at.closest(PRESSES)) return false
    if (play.show.holding) play.show.next()
    else play.show.skip()
  } else play.show.skip()
  return true
}
