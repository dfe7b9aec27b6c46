// What each player starts with, and what each has achieved.

import { say } from '$lib/words/words.svelte'
import type { Force } from '../../face'
import { seatOf, SIDES } from '../board/lookup'
import type { OC } from '../types'
import { sideName } from '../words/names'

export const forces = (view: OC.View): Force[] =>
  SIDES.map((name) => {
    const { hand_size, tokens, points } = view[name]
    const held = Object.values(tokens).reduce((sum, each) => sum + each, 0)
    return {
      seat: seatOf(name),
      name: sideName(name),
      mark: name === 'us' ? 'a' : 'b',
      text: say(view.utah ? 'web-oc-brief-start.control' : 'web-oc-brief-start', { cards: hand_size, tokens: held, points }),
    }
  })

export const scores = (view: OC.View): Force[] =>
  SIDES.map((name, at) => ({
    seat: seatOf(name),
    name: sideName(name),
    mark: name === 'us' ? 'a' : 'b',
    text: say('web-oc-result', { points: view[name].points, needed: view.needed[at]! }),
  }))
