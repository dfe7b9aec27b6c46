// What the picture of a finished game shows, from its replay and from what choices and dice were worth.

import type { Face } from '$games/face'
import type { Replayed } from '$gen/types'
import type { AnyGame } from '$lib/net/wire'
import { lang, say } from '$lib/words/words.svelte'
import { told as endingWords } from '../game/result/ending-text'
import { seatName } from '../game/seats/seat-name'
import type { LuckOfGame } from './luck/luck.svelte'
import { download, pngOf } from './result-picture'

export interface Finished {
  opened: Replayed
  face: Face<AnyGame>
  view: unknown
  luck: LuckOfGame
  scenario: string
}

/** A difference of chances in points, with its sign. */
export const points = (chance: number): string =>
  new Intl.NumberFormat(lang(), { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(chance * 100)

/** The share of games with these choices in which the dice would have been worse. */
export const centileWords = (share: number): string => say('web-luck-centile', { number: Math.round(100 * share) })

/** The number of the turn to which a choice belongs. */
export const turnOf = (opened: Replayed, at: number): number => opened.turns.filter((mark) => mark.at <= at).length

/** The first sentence that the log tells of a choice. */
export const toldOf = (opened: Replayed, at: number): string =>
  opened.log.find((event) => event.move === at + 1 && event.heading === 0 && event.text)?.text ??
  say('web-replay-moment', { number: at + 1, all: opened.last })

/** Draws the picture, and gives it to the reader as a file. */
export async function savePicture({ opened, face, view, luck, scenario }: Finished): Promise<void> {
  const scores = (face.scores?.(view) ?? []).map((score) => `${score.name} ${score.text}`)
  const drawn = await pngOf({
    title: opened.ending ? endingWords(opened.ending).title : '',
    about: [say('game-name'), scenario].filter(Boolean).join(' · '),
    scores: scores.length ? scores : opened.seats.map((seat) => seatName(seat)),
    side: face.side?.(0, view) || seatName(opened.seats[0]),
    chances: [...luck.judged.map((each) => each.before), luck.end],
    points: luck.turningPoints.map((point) => ({
      at: point.at + 1,
      text: `${say('web-replay-turn-short', { number: turnOf(opened, point.at) })} · ${toldOf(opened, point.at)}`,
      gain: points(point.after - point.before),
    })),
  })
  download(drawn, `bocage-${opened.game}-${opened.scenario}.png`)
}
