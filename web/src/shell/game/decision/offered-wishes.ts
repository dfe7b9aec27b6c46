// Which wishes about windows have a button, the mildest first: it stands beside the question, the broadest stands last.

import type { Question, Wish } from '$gen/types'

export type Skip = Exclude<Wish['until'], 'ask'>

export interface Offer {
  until: Skip
  /** The kind of window that the wish is for; empty: all. */
  kind: string
  /** Whether the wish is active: then it can be taken back. */
  held: boolean
}

export interface Offered {
  /** Beside the question. */
  front: Offer[]
  others: Offer[]
  /** The wishes for windows of this kind, in a list; empty if none is asked. */
  kinds: (Skip | 'ask')[]
  /** How many other kinds of windows pass for a while. */
  passing: number
}

/** `asked`: the window that the seat is asked about; `wishes`: those of the seat. An active wish for an action, a phase or a
 * turn stands alone. */
export function offered(asked: Asked | null, wishes: Wish[]): Offered {
  const general = wishes.find((wish) => wish.kind === '')?.until ?? 'ask'
  const others = wishes.filter((wish) => wish.kind && wish.kind !== asked?.kind)
  const offers = offersAt(asked, general).map((offer) => ({ ...offer, held: offer.kind === '' && offer.until === general }))
  const front = general === 'ask' ? offers.slice(0, 1) : offers.filter((offer) => offer.held)
  return {
    front,
    others: offers.filter((offer) => !front.includes(offer)),
    kinds: asked ? (['ask', 'mine', 'deed', 'phase', 'turn'] as const).filter((until) => canBe(asked, until)) : [],
    passing: others.filter((wish) => wish.until !== general && ends(wish.until)).length,
  }
}

type Asked = Pick<Question, 'kind' | 'deed' | 'phased'>

const all = (until: Skip): Offer => ({ until, kind: '', held: false })

const ends = (until: Wish['until']): until is Exclude<Skip, 'mine'> => until !== 'ask' && until !== 'mine'

const canBe = ({ deed, phased }: Asked, until: Wish['until']): boolean =>
  (until !== 'deed' || deed) && (until !== 'phase' || phased)

function offersAt(asked: Asked | null, general: Wish['until']): Offer[] {
  if (ends(general)) return [all(general)]
  if (!asked) return general === 'mine' ? [all('mine')] : []
  if (asked.deed) return [all('deed'), all('mine'), all('turn')]
  if (asked.phased) return [{ until: 'phase', kind: asked.kind, held: false }, all('mine'), all('turn')]
  return [all('turn'), all('mine')]
}
