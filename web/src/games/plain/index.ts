// The face of every game that has none of its own: the shell's list of options and log, and a table of facts.

import type { AnyGame } from '$lib/net/wire'
import type { Face } from '../face'
import Asker from './Asker.svelte'
import Board from './Board.svelte'
import Mine from './Mine.svelte'

/** All that is known of the view is that it is a record; null if the server could not make it. */
export interface PlainGame extends AnyGame {
  View: Record<string, unknown> | null
}

export const face: Face<PlainGame> = {
  Board,
  Mine,
  Asker,
  phases: () => [],
  turn: (view) => (typeof view?.turn === 'number' ? view.turn : 0),
  signs: () => [],
  standing: () => '',
  apply: (view) => view,
  pause: () => 0,
  dice: () => null,
}
