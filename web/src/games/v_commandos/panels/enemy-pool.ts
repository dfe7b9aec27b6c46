// The enemy pool in three numbers: all its tokens, the blanks among them, and the special units.

import { FOES } from '../pieces/printed-pieces'
import type { VC } from '../types'

/** A special unit that set-up will draw: until then nobody knows which it is. */
const UNDRAWN = 'special'

/** Tokens that have been looked at come next, and are told by the kind of enemy they show. */
export function poolOf(view: VC.View): { all: number; blanks: number; specials: number } {
  const tokens = [...Object.entries(view.enemy_pool), ...view.next_enemies.map((kind): [string, number] => [kind, 1])]
  const counted = (which: (kind: string) => boolean): number =>
    tokens.reduce((sum, [kind, n]) => (which(kind) ? sum + n : sum), 0)
  return {
    all: counted(() => true),
    blanks: counted((kind) => kind === 'null'),
    specials: counted((kind) => kind === UNDRAWN || !!FOES[kind]?.special),
  }
}
