// What happened and what is asked now, for those who listen; a bell when it is our turn after others'.

import { untrack } from 'svelte'
import { sound } from '$lib/browser/sound.svelte'
import { say } from '$lib/words/words.svelte'
import { announce } from '$ui/announce.svelte'
import type { Play } from '../play.svelte'
import { seatName } from '../seats/seat-name'
import { summary } from './spoken-summary'

/** Speaks for as long as the component that calls it is on the screen. */
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
    const words = [...passed, summary(news, update.ending?.text ?? question)].join(' ')
    untrack(() => announce(words))
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
