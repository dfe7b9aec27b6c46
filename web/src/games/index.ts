// The games that have their own face in this client. Each is loaded when it is played. Any other game gets the plain face.

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

type BuilderPage = Component<{ card: GameCard; goal: string; text: string }>

/** The army builders, for games that have one. */
const BUILDERS: Record<string, () => Promise<{ default: BuilderPage }>> = {
  heroes_of_normandie: () => import('./heroes_of_normandie/build/Builder.svelte'),
  commandos_40k: () => import('./commandos_40k/build/Builder.svelte'),
}

export const builderOf = async (game: string): Promise<BuilderPage | null> => (await BUILDERS[game]?.())?.default ?? null

/** The forms for a new match, for games that have their own. */
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
