// What the shell shows of dangers, shared with the boards: each board draws the marks where its places lie.

import { getContext, setContext } from 'svelte'
import type { Endangered } from '$gen/types'

export interface Heat {
  places: readonly Endangered[]
  /** The place whose danger is told in words; empty: none. */
  chosen: string
  choose: (place: string) => void
}

const KEY = Symbol('threats')

/** Gives the boards below the heat that is to be drawn now; null: none. */
export function shareHeat(read: () => Heat | null): void {
  setContext(KEY, read)
}

/** The heat to be drawn now. Where nobody shares one (a replay, a small map) there is none. */
export const sharedHeat = (): (() => Heat | null) => getContext<(() => Heat | null) | undefined>(KEY) ?? (() => null)
