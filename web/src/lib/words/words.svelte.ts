// All words that a player reads come from the Fluent files of the Python package; this module loads and formats them. Only the
// current language is loaded, and a game's words only when they are needed. The words of a game that is no part of Bocage come
// from the server.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameTexts } from '$gen/types'
import { type Lang, settings } from '../browser/settings.svelte'

type Texts = Record<string, () => Promise<string>>
export type Args = Record<string, FluentVariable>

const SHELL: Texts = import.meta.glob<string>('../../../../bocage/server/text/*.ftl', { query: '?raw', import: 'default' })
const GAMES: Texts = import.meta.glob<string>('../../../../bocage/games/*/text/*.ftl', { query: '?raw', import: 'default' })

interface Spoken {
  lang: Lang
  shell: FluentBundle
  games: Record<string, FluentBundle>
}

let spoken = $state.raw<Spoken | null>(null)
let wanted: string[] = []
/** The game whose words `say` uses. */
let current = $state('')

async function bundle(lang: Lang, name: string, read: () => Promise<string>): Promise<FluentBundle> {
  const made = new FluentBundle(lang, { useIsolating: false })
  for (const fault of made.addResource(new FluentResource(await read()))) console.error(name, fault)
  return made
}

/** The file whose path ends so; the beginning of the path depends on this module's place. */
const fileOf = (texts: Texts, ending: string) => Object.entries(texts).find(([path]) => path.endsWith(ending))?.[1]

function shellBundle(lang: Lang): Promise<FluentBundle> {
  const read = fileOf(SHELL, `/server/text/${lang}.ftl`)
  if (!read) throw new Error(`no texts in ${lang}`)
  return bundle(lang, 'shell', read)
}

/** The words of a game that is no part of Bocage. If the server has none, the keys are shown instead. */
async function textsFromServer(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/texts?lang=${lang}`)
  return answer.ok ? ((await answer.json()) as GameTexts).text : ''
}

const gameBundle = (lang: Lang, game: string): Promise<FluentBundle> =>
  bundle(lang, game, fileOf(GAMES, `/games/${game}/text/${lang}.ftl`) ?? (() => textsFromServer(game, lang)))

/** Loads all wanted words in that language, then switches to it in one step. */
async function speak(lang: Lang): Promise<void> {
  const shell = await shellBundle(lang)
  const games = Object.fromEntries(await Promise.all(wanted.map(async (id) => [id, await gameBundle(lang, id)] as const)))
  if (lang !== settings.lang) return
  spoken = { lang, shell, games }
  const missing = wanted.filter((id) => !games[id])
  if (missing.length) await loadGames(missing)
}

/** Loads the shell's words. From then on the words follow a change of the language setting. */
export async function loadWords(): Promise<void> {
  await speak(settings.lang)
  $effect.root(() => {
    $effect(() => {
      if (spoken?.lang !== settings.lang) void speak(settings.lang)
    })
  })
}

/** Loads the words of several games, for lists. */
export async function loadGames(ids: string[]): Promise<void> {
  wanted = [...new Set([...wanted, ...ids])]
  const lang = settings.lang
  const fresh = wanted.filter((id) => !spoken?.games[id])
  const made = await Promise.all(fresh.map(async (id) => [id, await gameBundle(lang, id)] as const))
  if (spoken?.lang === lang && made.length) spoken = { ...spoken, games: { ...spoken.games, ...Object.fromEntries(made) } }
}

/** Loads the words of a game and makes it the game whose words `say` uses. */
export async function loadGame(id: string): Promise<void> {
  await loadGames([id])
  current = id
}

/** Makes a game the one whose words `say` uses for a while; returns what gives them back to the game that had them, for
 * example the one that is open behind the page. */
export async function borrowGame(id: string): Promise<() => void> {
  const before = current
  await loadGame(id)
  return () => {
    if (before && current === id) current = before
  }
}

/** The language of the words on the screen. It follows the setting as soon as the words are loaded. */
export const lang = (): Lang => spoken?.lang ?? settings.lang

function bundleOf(name: string, game: string): FluentBundle | undefined {
  if (spoken?.shell.hasMessage(name)) return spoken.shell
  const words = spoken?.games[game]
  return words?.hasMessage(name) ? words : undefined
}

function split(key: string): [string, string] {
  const dot = key.indexOf('.')
  return dot < 0 ? [key, ''] : [key.slice(0, dot), key.slice(dot + 1)]
}

export function hasIn(game: string, key: string): boolean {
  const [name, attribute] = split(key)
  const message = bundleOf(name, game)?.getMessage(name)
  if (!message) return false
  return attribute ? attribute in message.attributes : message.value !== null
}

/** The texts that a game has under these attributes of `key`, in their order. */
export const partsIn = (game: string, key: string, ...parts: string[]): string[] =>
  parts
    .map((part) => `${key}.${part}`)
    .filter((each) => hasIn(game, each))
    .map((each) => sayIn(game, each))

/** The text of `key` or `key.attribute`, from the shell or from that game. */
export function sayIn(game: string, key: string, args?: Args): string {
  const [name, attribute] = split(key)
  const words = bundleOf(name, game)
  const message = words?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!words || !pattern) {
    console.error(`no text ${key} in ${lang()}`)
    return key
  }
  const faults: Error[] = []
  const text = words.formatPattern(pattern, args, faults)
  for (const fault of faults) console.error(`text ${key} in ${lang()}:`, fault)
  return text
}

/** The game's own text if it has one (`forces-build`: "a team", not "an army"), else the shell's. */
export const sayOwn = (game: string, own: string, shell: string): string => sayIn(game, hasIn(game, own) ? own : shell)

export const say = (key: string, args?: Args): string => sayIn(current, key, args)
export const has = (key: string): boolean => hasIn(current, key)

/** A smaller chance is only a rounding error. */
const NOTHING = 1e-9

/** A chance from 0 to 1 in per cent. Only the impossible is 0 %, and only the certain is 100 %. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100)
  const figure = chance > NOTHING && rounded < 1 ? '<1' : chance < 1 - NOTHING && rounded > 99 ? '>99' : String(rounded)
  return lang() === 'fr' ? `${figure}\u00a0%` : `${figure}%`
}
