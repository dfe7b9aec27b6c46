// The keys of a replay: arrows step by choice, with Shift or up and down by turn, Space plays, A analyses.

import type { Replaying } from './replaying.svelte'

interface Doors {
  /** Whether something is open over the replay: then these keys do nothing. */
  covered: () => boolean
  share: () => void
  playOn: () => void
  analyse: () => void
  /** Goes to where one says something of the moment. */
  comment: () => void
  leave: () => void
}

const WRITES = 'input:not([type=range], [type=radio]), textarea, select, [contenteditable]'
const PRESSES = 'button, a, summary, [role=button], [role=link]'

export function replayKeys(replay: Replaying, doors: Doors): (event: KeyboardEvent) => void {
  const meanings: Record<string, (event: KeyboardEvent) => void> = {
    ArrowRight: (event) => (event.shiftKey ? replay.stepTurn(1) : replay.step(1)),
    ArrowLeft: (event) => (event.shiftKey ? replay.stepTurn(-1) : replay.step(-1)),
    ArrowDown: () => replay.stepTurn(1),
    ArrowUp: () => replay.stepTurn(-1),
    PageDown: () => replay.stepTurn(1),
    PageUp: () => replay.stepTurn(-1),
    Home: () => replay.jump(replay.opened.first),
    End: () => replay.jump(replay.opened.last),
    ' ': () => replay.toggle(),
    s: () => doors.share(),
    j: () => doors.playOn(),
    a: () => doors.analyse(),
    c: () => doors.comment(),
    Escape: () => doors.leave(),
  }
  return (event) => {
    const at = event.target instanceof Element ? event.target : document.body
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || doors.covered() || at.closest(WRITES))
      return
    if (event.key === ' ' && at.closest(PRESSES)) return
    // Radio buttons, lists that scroll and boards use the arrows themselves.
    if (event.key.startsWith('Arrow') && at.closest('[type=radio], .log ol, .board')) return
    const meaning = meanings[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!meaning) return
    event.preventDefault()
    meaning(event)
  }
}
