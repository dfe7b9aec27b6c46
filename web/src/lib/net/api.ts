// The server's HTTP interface, typed. A failed request throws an ApiError that holds a sentence for people.

import type * as frames from '$gen/types'
import { settings } from '../browser/settings.svelte'
import { say } from '../words/words.svelte'

/** `code` is `offline` if no server answered. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule = '',
    readonly status = 0,
  ) {
    super(text)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${settings.lang}`
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (method === 'POST') {
    init.body = JSON.stringify(body ?? {})
    init.headers = { 'Content-Type': 'application/json' }
  }
  let answer: Response
  try {
    answer = await fetch(url, init)
  } catch {
    throw new ApiError('offline', say('web-offline'))
  }
  if (!answer.ok) throw await problem(answer)
  return (await answer.json()) as T
}

async function problem(answer: Response): Promise<ApiError> {
  try {
    const said = (await answer.json()) as frames.Problem
    return new ApiError(said.code, said.text, said.rule, answer.status)
  } catch {
    // The answer does not come from our server: a proxy answered, or there is no server behind it.
    return new ApiError('offline', say('web-offline'), '', answer.status)
  }
}

const part = encodeURIComponent

export const games = () => ask<frames.GameCard[]>('GET', '/api/games')
/** The small maps of a game's scenarios. */
export const maps = (game: string) => ask<frames.GameMaps>('GET', `/api/games/${part(game)}/maps`)
/** Where a rule came up in one's own matches. */
export const ruleInGames = (game: string, id: string) =>
  ask<frames.RuleInGames>('GET', `/api/rules/${part(game)}/${part(id)}/mine`)
export const playerAid = (game: string) => ask<frames.PlayerAid>('GET', `/api/aids/${part(game)}`)
export const rules = (game: string) => ask<frames.RuleBook>('GET', `/api/rules/${part(game)}`)
/** The source files, tests and texts that name a rule. */
export const rulePlaces = (game: string, id: string) =>
  ask<frames.RuleKept>('GET', `/api/rules/${part(game)}/${part(id)}/where`)
export const me = () => ask<frames.Me | null>('GET', '/api/me')
export const setMe = (wish: frames.Preferences) => ask<frames.Me>('POST', '/api/me', wish)
export const matches = () => ask<frames.MatchLists>('GET', '/api/matches')
/** What armies of a game are built from. Each game has its own type for it. */
export const builder = <T>(game: string) => ask<T>('GET', `/api/games/${part(game)}/builder`)
export const judge = <T>(game: string, wish: frames.Judging) => ask<T>('POST', `/api/games/${part(game)}/judge`, wish)
/** What a player's own file contains, or what is wrong with it. */
export const readPack = <T>(game: string, text: string) =>
  ask<T>('POST', `/api/games/${part(game)}/pack`, { text } satisfies frames.PackFile)
/** A random army. */
export const draft = (game: string, wish: frames.Drafting) =>
  ask<frames.Drafted>('POST', `/api/games/${part(game)}/draft`, wish)
export const lessons = (game: string) => ask<frames.LessonCard[]>('GET', `/api/games/${part(game)}/lessons`)
/** A new match that is a lesson. */
export const teach = (game: string, lesson: string) =>
  ask<frames.Created>('POST', `/api/games/${part(game)}/lessons/${part(lesson)}`)
export const puzzles = (game: string) => ask<frames.PuzzleList>('GET', `/api/games/${part(game)}/puzzles`)
const puzzlePath = (game: string, number: number): string => `/api/games/${part(game)}/puzzles/${number}`
export const puzzle = (game: string, number: number) => ask<frames.PuzzleOpened>('GET', puzzlePath(game, number))
/** Whether an option solves a puzzle, or by how much it is worse than the best. */
export const tryPuzzle = (game: string, number: number, action: string) =>
  ask<frames.PuzzleTried>('POST', `${puzzlePath(game, number)}/try`, { action } satisfies frames.PuzzleTry)
export const solution = (game: string, number: number) =>
  ask<frames.PuzzleSolved>('GET', `${puzzlePath(game, number)}/solution`)
/** The odds of some of these options, the first at least. */
export const puzzleOdds = (game: string, number: number, actions: string[]) =>
  ask<frames.Weighed[]>('POST', `${puzzlePath(game, number)}/odds`, { actions } satisfies frames.PuzzleOdds)
export const puzzleSurvey = (game: string, number: number, about: string) =>
  ask<unknown>('POST', `${puzzlePath(game, number)}/survey`, { about } satisfies frames.PuzzleSurvey)
export const newMatch = (wish: frames.NewMatch) => ask<frames.Created>('POST', '/api/matches', wish)
export const resume = (wish: frames.Resume) => ask<frames.Created>('POST', '/api/matches/resume', wish)
/** The match that an invitation leads to, before the person sits down there. */
export const invitation = (secret: string) =>
  ask<frames.Invited>('POST', '/api/invitation', { secret } satisfies frames.Joining)
export const join = (secret: string) => ask<frames.Joined>('POST', '/api/join', { secret } satisfies frames.Joining)
export const joinOpen = (id: string) => ask<frames.Joined>('POST', `/api/matches/${part(id)}/join`)
export const invite = (id: string, seat: number) => ask<frames.Invitation>('POST', `/api/matches/${part(id)}/invite/${seat}`)
export const remove = (id: string) => ask<null>('POST', `/api/matches/${part(id)}/delete`)
/** What is replayed: a match of the server, a record that was uploaded (`file`), or an example of the rules. */
export type RecordKind = 'match' | 'file' | 'example'
export interface RecordSource {
  from: RecordKind
  id: string
}
const replayPath = ({ from, id }: RecordSource): string => `/api/replays/${from}/${part(id)}`
export const uploadRecord = (record: string) => ask<frames.Uploaded>('POST', '/api/replays', { record } satisfies frames.Upload)
export const replay = (source: RecordSource, eyes: string) =>
  ask<frames.Replayed>('GET', `${replayPath(source)}?eyes=${part(eyes)}`)
export const moment = (source: RecordSource, at: number, eyes: string) =>
  ask<frames.Moment>('GET', `${replayPath(source)}/at/${at}?eyes=${part(eyes)}`)
/** What choices and luck were worth, from a choice on; a part at a time. */
export const luck = (source: RecordSource, first: number) => ask<frames.LuckPart>('GET', `${replayPath(source)}/luck/${first}`)
/** Every result of chance of a game that is over, with what it was drawn from. */
export const dice = (source: RecordSource) => ask<frames.AllDrawn>('GET', `${replayPath(source)}/dice`)
/** What the options of a moment were worth; more is known each time. */
export const analysis = (source: RecordSource, at: number) =>
  ask<frames.Analysed>('GET', `${replayPath(source)}/at/${at}/analysis`)
/** The positions of an option's principal line. */
export const line = (source: RecordSource, at: number, action: string) =>
  ask<frames.LineSeen>('GET', `${replayPath(source)}/at/${at}/line?action=${part(action)}`)
/** A new match that goes on from a moment. */
export const playOn = (source: RecordSource, at: number, seats: frames.NewSeat[]) =>
  ask<frames.Created>('POST', `${replayPath(source)}/at/${at}/play`, { seats } satisfies frames.PlayOn)
/** Comments on a replay, and the games that went on from its moments. */
export const beside = (source: RecordSource) => ask<frames.Beside>('GET', `${replayPath(source)}/beside`)
export const comment = (source: RecordSource, at: number, wish: frames.NewComment) =>
  ask<frames.Beside>('POST', `${replayPath(source)}/at/${at}/comment`, wish)
export const removeComment = (source: RecordSource, n: number) =>
  ask<frames.Beside>('POST', `${replayPath(source)}/comments/${n}/delete`)
export const recordUrl = (id: string) => `/api/matches/${part(id)}/record`
export const health = () => ask<frames.Health>('GET', '/api/health')
