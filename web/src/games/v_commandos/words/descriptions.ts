// The board in words, for screen readers, tooltips and the line under the question.

import { named } from '$lib/net/facts'
import { has, say } from '$lib/words/words.svelte'
import { commandoOf, escortOf, inPlay, objectiveWord, placeOf, terrainOf, tileOf } from '../board/lookup'
import { FOES, TWO_EFFECTS, weaponKey } from '../pieces/printed-pieces'
import type { Choice, Question, VC } from '../types'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const terrainName = (terrain: VC.Terrain): string => say(`terrain-${terrain.id}`)

export const itemName = (name: string): string => say(weaponKey(name))

/** A piece in a tooltip: its name, and what it can do. */
export const explain = (key: string): string =>
  [capital(say(key)), has(`${key}.text`) ? say(`${key}.text`) : ''].filter(Boolean).join('\n')

/** What an event card does; of two effects, the second holds while the alarm is on. */
export const cardDoes = (card: string): string =>
  (TWO_EFFECTS[card] ?? [card]).map((effect) => say(`effect-${effect}.text`)).join(' / ')

export const tellTerrain = (terrain: VC.Terrain): string =>
  say('web-vc-terrain', { name: terrainName(terrain), alarm: say(terrain.alarm ? 'web-vc-alarm' : 'web-vc-quiet') })

/** The letter of the tile where a thing was at the start: the last part of the thing's name. */
const homeLetter = (name: string): string => name.slice(name.lastIndexOf('-') + 1)

function objectiveKey(terrain: VC.Terrain, objective: VC.Objective): string {
  const key = `objective-${terrain.id}-${homeLetter(objective.name)}`
  return has(key) ? key : 'objective-any'
}

export const objectiveName = (terrain: VC.Terrain, objective: VC.Objective): string => say(objectiveKey(terrain, objective))

/** The text of an objective: the terrain's own if it has one. */
export function objectiveTask(terrain: VC.Terrain, objective: VC.Objective): string {
  const key = objectiveKey(terrain, objective)
  const text = has(`${key}.do`) ? say(`${key}.do`) : say(`web-vc-word-${objective.word}`, { the: say(`${key}.the`) })
  return capital(text)
}

export const objectiveTile = (terrain: VC.Terrain, objective: VC.Objective): VC.Tile | undefined =>
  terrain.tiles.find((tile) => tile.name === objective.tile) ??
  terrain.tiles.find((tile) => tile.letter === homeLetter(objective.name))

// --- who ----------------------------------------------------------------------------------------------------------------

export const personKey = (view: VC.View, who: string): string => (commandoOf(view, who) ? `commando-${who}` : `escort-${who}`)

export const stateWord = (view: VC.View, who: string): string => {
  const face = commandoOf(view, who)?.face ?? escortOf(view, who)?.face ?? 'stealthy'
  return say(`web-vc-face-${face}`, { g: say(`${personKey(view, who)}.g`) })
}

export function tellPerson(view: VC.View, who: string): string {
  const commando = commandoOf(view, who)
  const parts = [`${capital(say(personKey(view, who)))} ${stateWord(view, who)}`]
  if (commando?.uniform) parts.push(say('web-vc-in-uniform'))
  if (commando?.in_nest) parts.push(say('web-vc-in-nest'))
  return parts.join(', ')
}

export const tellFoes = (foes: Record<string, number>): string =>
  Object.entries(foes)
    .map(([kind, n]) => say(`foe-${kind}.count`, { n }))
    .join(', ')

// --- a tile ---------------------------------------------------------------------------------------------------------------

export const tellGround = (tile: VC.Tile): string =>
  say('web-vc-ground', {
    size: say(`web-vc-size-${tile.size}`),
    where: say(tile.indoor ? 'web-vc-indoors' : 'web-vc-outdoors'),
  })

export function tellTriangle(terrain: VC.Terrain, triangle: VC.Triangle): string {
  const objective = objectiveWord(terrain, triangle.name)
  const name =
    triangle.kind === 'objective' && objective ? objectiveTask(terrain, objective) : capital(say(`triangle-${triangle.kind}`))
  return triangle.holder in FOES ? say('web-vc-guarded', { name, by: say(`foe-${triangle.holder}.a`) }) : name
}

function tellDoors(terrain: VC.Terrain, tile: VC.Tile): string[] {
  return terrain.doors
    .filter((door) => door.tiles.includes(tile.name))
    .map((door) => {
      const beyond = terrain.tiles.find((each) => each.name !== tile.name && door.tiles.includes(each.name))
      return say(door.open ? 'web-vc-door-open' : 'web-vc-door-locked', { tile: (beyond?.letter ?? '').toUpperCase() })
    })
}

function tellEntrances(terrain: VC.Terrain, tile: VC.Tile): string[] {
  return terrain.entrances
    .filter((each) => each.tile === tile.name)
    .map((each) => {
      const parts = [say('web-vc-entrance', { side: say(`point-${each.side}`) })]
      if (each.barricaded) parts.push(say('web-vc-barricaded'))
      if (Object.keys(each.waiting).length) parts.push(say('web-vc-behind', { foes: tellFoes(each.waiting) }))
      return parts.join(', ')
    })
}

/** "Tuile M, petite, dehors, touche sur 4 ou plus ; Sapeur furtif ; 1 MP40 ; pied de biche ; 3 places libres". */
export function tellTile(view: VC.View, terrain: VC.Terrain, tile: VC.Tile, choices: Choice[]): string {
  const people = [...view.commandos.map((each) => each.role), ...view.escorts.map((each) => each.kind)]
  const parts = [
    say('web-vc-tile', { letter: tile.letter.toUpperCase(), ground: tellGround(tile), hit: tile.to_hit }),
    ...people.filter((who) => placeOf(view, who) === tile.name).map((who) => tellPerson(view, who)),
    tellFoes(tile.enemies),
    ...tile.triangles.map((each) => tellTriangle(terrain, each)),
    ...Object.entries(tile.items).map(([name, n]) => (n > 1 ? `${n} × ${itemName(name)}` : itemName(name))),
    tile.charges ? say('web-vc-charges', { n: tile.charges }) : '',
    tile.hatch ? say(`web-vc-hatch-${tile.hatch}`) : '',
    ...tellDoors(terrain, tile),
    ...tellEntrances(terrain, tile),
    say('web-vc-free', { n: Math.max(0, tile.free) }),
    choices.length ? say('web-vc-choices', { n: choices.length, first: choices[0]!.label }) : '',
  ]
  return parts.filter(Boolean).join(say('web-vc-and-then'))
}

// --- the line under the question ----------------------------------------------------------------------------------------

/** The commando whose options these are. If they belong to several: the one whose turn it is; empty if it is nobody's. */
export function actorOf(view: VC.View, options: Choice[]): string {
  const deeds = options.filter((choice) => !choice.exit)
  const [name = '', ...others] = new Set(deeds.map((choice) => named(choice.about, 'commando')).filter(Boolean))
  return name && !others.length ? name : (view.commandos.find((each) => each.active)?.role ?? '')
}

export function whereabouts(view: VC.View, commando: VC.Commando): string {
  const tile = tileOf(view, commando.tile)
  if (!tile) return say(commando.waiting ? 'web-vc-waits' : 'web-vc-off-map')
  const text = say('web-vc-on-tile', { letter: tile.letter.toUpperCase(), ground: tellGround(tile) })
  const terrain = terrainOf(view, tile.name)
  return inPlay(view).length > 1 && terrain ? `${terrainName(terrain)}, ${text}` : text
}

/** The shortest description of where a commando is: the letter of his tile. */
export function spot(view: VC.View, commando: VC.Commando): string {
  const tile = tileOf(view, commando.tile)
  if (!tile) return say(commando.waiting ? 'web-vc-spot-waits' : 'web-vc-spot-off')
  return tile.letter.toUpperCase()
}

/** The terrain of a commando, if several are in play. */
export function terrainOfCommando(view: VC.View, commando: VC.Commando): string {
  const terrain = terrainOf(view, commando.tile)
  return inPlay(view).length > 1 && terrain ? terrainName(terrain) : ''
}

/** The moments of the enemy's phase at which commandos may act, in their order. */
const WINDOWS = ['before_reinforcement', 'before_movement', 'before_fire', 'after_fire']

/** How many people can be fired at: critical commandos and those below the map cannot. */
export const inSight = (view: Pick<VC.View, 'commandos' | 'escorts' | 'terrains'>): number =>
  [...view.commandos, ...view.escorts].filter((each) => tileOf(view, each.tile) && each.face === 'visible').length

/** Which of these moments it is, and whether anybody can be fired at. */
function tellWindow(view: VC.View): string {
  const seen = inSight(view)
  const safe = view.phase === 'before_fire' && !seen
  return say(safe ? 'web-vc-window.safe' : 'web-vc-window', { n: WINDOWS.indexOf(view.phase) + 1, of: WINDOWS.length, seen })
}

export function standing(view: VC.View, question: Question): string {
  const commando = commandoOf(view, actorOf(view, question.options))
  if (!commando && question.kind === 'window') return tellWindow(view)
  if (!commando || question.kind === 'choose_commando') return capital(say(`phase-${view.phase}`))
  const parts = [stateWord(view, commando.role), whereabouts(view, commando)]
  if (commando.active) parts.unshift(say('web-vc-actions', { n: commando.actions }))
  else if (commando.plus && view.commandos.some((each) => each.active)) parts.unshift(say('web-vc-with-plus'))
  return parts.join(' · ')
}
