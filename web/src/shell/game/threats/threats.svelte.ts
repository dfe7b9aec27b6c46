// Whether the player asks "who can hurt me there?", about which piece, and what is told of it.

import type { Endangered, Threatened } from '$gen/types'
import type { AnyMatch } from '$lib/net/match.svelte'
import type { Heat } from '$ui/map/threats'

const key = (piece: string, state: string): string => `${piece}/${state}`

export class Threats {
  open = $state(false)
  private piece = $state('')
  private state = $state('')
  private place = $state('')

  constructor(private readonly match: AnyMatch) {}

  /** The answer for the present position; null while it is worked out. */
  told = $derived.by<Threatened | null>(() =>
    this.open ? (this.match.threatened.get(key(this.piece, this.state)) ?? null) : null,
  )
  /** The place that is told in words: the chosen one, else the place where the piece is. */
  chosen = $derived.by<Endangered | null>(
    () => this.told?.places.find((each) => each.place === this.place) ?? this.told?.places[0] ?? null,
  )
  heat = $derived.by<Heat | null>(() =>
    this.told ? { places: this.told.places, chosen: this.chosen?.place ?? '', choose: this.look } : null,
  )

  /** Opens the panel, about the piece that was touched (else the one that acts), as it is now, whatever was looked at before;
   * or closes it. */
  toggle = (piece = ''): void => {
    this.open = !this.open
    if (this.open) this.about(piece)
  }

  /** Asks the server, once for each position. */
  ask(): void {
    this.match.askThreats(this.piece, this.state)
  }

  about(piece: string, state = ''): void {
    this.piece = piece
    this.state = state
    this.place = ''
  }

  look = (place: string): void => {
    this.place = place
  }
}
