// The games that this client draws with a face of their own, each loaded when it is played. Any other game gets a plain face.

import type { Component } from 'svelte'
import type { GameCard } from '$gen/types'
import type { AnyGame } from '$lib/net/wire'
import type { Face } from './face'

type Loader = () => Promise<{ face: Face<AnyGame> }>

const FACES: Record<string, Loader> = {
  v_commandos: () => import('./v_commandos') as unknown as ReturnType<Loader>,
  operation_commando: () => import('./operation_commando') as unknown as ReturnType<Loader>,
  heroes_of_normandie: () => import('./heroes_of_normandie') as unknown as ReturnType<Loader>,
  commandos_40k: () => import('./commandos_40k') as unknown as ReturnType<Loader>,
}

const PLAIN: Loader = () => import('./plain') as unknown as ReturnType<Loader>

export const faceOf = async (game: string): Promise<Face<AnyGame>> => (await (FACES[game] ?? PLAIN)()).face

type Workshop = Component<{ card: GameCard; goal: string; text: string }>

/** Where forces are built, for games that have them. */
const WORKSHOPS: Record<string, () => Promise<{ default: Workshop }>> = {
  heroes_of_normandie: () => import('./heroes_of_normandie/build/Builder.svelte'),
  commandos_40k: () => import('./commandos_40k/build/Builder.svelte'),
}

export const workshopOf = async (game: string): Promise<Workshop | null> => (await WORKSHOPS[game]?.())?.default ?? null

/** What is chosen for a new match, where a game has a form of its own for it. */
type Form = Component<{
  card: GameCard
  values: Record<string, string>
  change: (values: Record<string, string>) => void
  judged: (wrong: boolean) => void
}>

const FORMS: Record<string, () => Promise<{ default: Form }>> = {
  commandos_40k: () => import('./commandos_40k/build/NewMatchForm.svelte'),
}

export const hasForm = (game: string): boolean => game in FORMS
export const formOf = async (game: string): Promise<Form | null> => (await FORMS[game]?.())?.default ?? null
