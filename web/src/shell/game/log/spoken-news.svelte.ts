// Announces events and questions to screen readers, and rings a bell when it becomes our turn.

import { untrack } from 'svelte'
import { sound } from '$lib/browser/sound.svelte'
import { say } from '$lib/words/words.svelte'
import { announce } from '$ui/announce.svelte'
import { keysOf } from '../choosing/fold'
import { keyed, labelOf, slotLabel, slotNote, stepQuestion } from '../choosing/slot-words'
import type { Play } from '../play.svelte'
import { seatName } from '../seats/seat-name'
import { summary } from './spoken-summary'

/** Announces as long as the component that calls it is on the screen. */
export function herald(play: Play): void {
  let heard = play.show.shown
  let answered = -1
  let late = play.match.update?.late.at(-1)?.move ?? 0

  $effect(() => {
    const update = play.show.settled
    if (!update || play.show.playing) return
    const news = play.match.log.filter((event) => event.n > heard && event.n <= play.show.shown)
    heard = play.show.shown
    const question = play.asked.length ? (play.question?.text ?? '') : ''
    const others = news.some((event) => event.forced || !play.isMine(event.by))
    if (question && update.seq !== answered && others) sound.play('bell')
    answered = update.seq
    const passed = update.late
      .filter((each) => each.move > late)
      .map((each) => say('web-game-late', { name: seatName(play.match.seats[each.seat]) }))
    late = update.late.at(-1)?.move ?? 0
    untrack(() => {
      const asked = question && `${question} ${choicesHeard(play)}`
      announce([...passed, summary(news, update.ending?.text ?? asked)].join(' '))
    })
  })

  $effect(() => {
    if (play.narrowed && play.options.length) untrack(() => announce(stepHeard(play)))
  })

  $effect(() => {
    if (play.armed) untrack(() => announce(confirmationHeard(play), 'assertive'))
  })

  $effect(() => {
    const words = play.show.holding ? play.show.now?.text : ''
    if (words) untrack(() => announce(words))
  })

  $effect(() => {
    const words = play.match.refusal?.text ?? play.match.because?.text
    if (words) untrack(() => announce(words, 'assertive'))
  })
}

/** How many choices there are, and whether there is an exit. */
function choicesHeard(play: Play): string {
  const { slots, rest, exit } = play.folded
  const number = (play.own?.slots.length ?? slots.length) + (rest.length ? 1 : 0)
  return say('web-pick-heard', { number, exit: exit || play.own?.exit?.press ? 'yes' : 'no' })
}

/** The question of the step that a touch has led to, and its choices with their keys. */
function stepHeard(play: Play): string {
  const slots = keyed(play)
  const keys = keysOf(slots, (slot) => slotLabel(play, slot))
  const choices = slots
    .map((slot, at) => ({ slot, key: keys[at]! }))
    .filter(({ slot }) => !slot.faded && !(play.folded.members.length && slot.kind === 'family'))
    .map(({ slot, key }) => [`${key.toUpperCase()} ${slotLabel(play, slot)}`, slotNote(play, slot)].filter(Boolean).join(', '))
  return `${stepQuestion(play)} ${choices.join('; ')}`
}

/** What waits for its second touch, and what is lost by it. */
function confirmationHeard(play: Play): string {
  const choice = play.pointed
  const label = choice ? labelOf(choice).head : ''
  return [label, choice?.exit ? (play.question?.lost ?? '') : '', say('web-pick-again')].filter(Boolean).join(', ')
}
