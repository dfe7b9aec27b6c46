// Where on the board each option can be clicked. This only compares names; the server has decided what is allowed.

import { named } from '$lib/net/facts'
import type { Choice, VC, Verb } from '../types'
import { placeOf, tileOf, tileOfTriangle } from './lookup'

export interface Target {
  /** `tile:m`, `door:f-g`, `foe:m/mp40`, `who:sapper`, `item:m/crowbar` … */
  key: string
  tile: string
  attack: boolean
  choices: Choice[]
  /** A commando who could act too: a touch shows his options. */
  waits?: string
}

const ATTACKS = new Set<Verb>([
  'melee',
  'shoot',
  'shoot_door',
  'bomb',
  'detonate',
  'hit',
  'strike',
  'fire',
  'friendly_fire',
  'wound',
])
const STRIKES = new Set<Verb>(['hit', 'strike'])
const HATCHES = new Set<Verb>(['exit_hatch', 'unblock_hatch', 'open_hatch', 'block_hatch'])
const NESTS = new Set<Verb>(['enter_nest', 'leave_nest', 'occupy'])

export const isAttack = (choice: Choice): boolean => ATTACKS.has(choice.verb)

/** The key of what an option is clicked on; null if it is not on the board. `struck`: the tile where hits are assigned. */
function anchor(view: VC.View, choice: Choice, struck: string): { key: string; tile: string } | null {
  const { about, verb } = choice
  const actor = named(about, 'commando')
  const here = placeOf(view, actor)
  const foe = named(about, 'target')
  if (foe) {
    const guarded = foe.split('@')[1] ?? ''
    const tile = guarded ? tileOfTriangle(view, guarded) : STRIKES.has(verb) ? struck : here
    return tile ? { key: `foe:${tile}/${foe}`, tile } : null
  }
  const door = named(about, 'door')
  if (door) return { key: `door:${door}`, tile: here }
  const entrance = named(about, 'entrance')
  if (entrance) return { key: `gate:${entrance}`, tile: gateTile(view, entrance) }
  const triangle = named(about, 'triangle') || named(about, 'objective')
  if (triangle) return { key: `mark:${triangle}`, tile: tileOfTriangle(view, triangle) || here }
  if (HATCHES.has(verb)) return { key: `hatch:${named(about, 'tile') || here}`, tile: named(about, 'tile') || here }
  if (NESTS.has(verb)) return markOn(view, here, 'nest')
  if (verb === 'shut_off_alarm') return markOn(view, here, 'alarm')
  if (verb === 'pick') return { key: `item:${here}/${named(about, 'item')}`, tile: here }
  const tile = named(about, 'tile2') || named(about, 'tile')
  if (tile) return { key: `tile:${tile}`, tile }
  const who = named(about, 'other') || named(about, 'character') || actor
  const at = placeOf(view, who)
  return at ? { key: `who:${who}`, tile: at } : null
}

/** The tile where hits are assigned: the one last fired at, else the only one that holds all possible victims. */
function struckTile(view: VC.View, options: Choice[], seen: string): string {
  const offered = options.filter((choice) => STRIKES.has(choice.verb)).map((choice) => named(choice.about, 'target'))
  if (!offered.length) return ''
  const holds = (tile: VC.Tile) =>
    offered.every((foe) => {
      const [kind = '', guarded] = foe.split('@')
      return tile.enemies[kind] && (!guarded || tile.triangles.some((each) => each.name === guarded))
    })
  const possible = view.terrains.flatMap((terrain) => terrain.tiles).filter(holds)
  return possible.find((tile) => tile.name === seen)?.name ?? (possible.length === 1 ? possible[0]!.name : '')
}

const gateTile = (view: VC.View, entrance: string): string =>
  view.terrains.flatMap((terrain) => terrain.entrances).find((each) => each.name === entrance)?.tile ?? ''

function markOn(view: VC.View, at: string, kind: string): { key: string; tile: string } | null {
  const mark = tileOf(view, at)?.triangles.find((each) => each.kind === kind)
  return mark ? { key: `mark:${mark.name}`, tile: at } : null
}

/** `firedAt`: the tile last fired at. */
export function targetsOf(view: VC.View, options: Choice[], firedAt: string): Map<string, Target> {
  const struck = struckTile(view, options, firedAt)
  const found = new Map<string, Target>()
  for (const choice of options) {
    const at = anchor(view, choice, struck)
    if (!at) continue
    const target = found.get(at.key)
    if (target) {
      target.choices.push(choice)
      target.attack ||= isAttack(choice)
    } else {
      found.set(at.key, { ...at, attack: isAttack(choice), choices: [choice] })
    }
  }
  return found
}

/** All options on a tile, the tile's own first: for the keyboard, and for a click beside the pieces. */
export function choicesOn(targets: Map<string, Target>, tile: VC.Tile, doors: VC.Door[]): Choice[] {
  const own = targets.get(`tile:${tile.name}`)?.choices ?? []
  const others = [...targets.values()].filter((target) => !target.key.startsWith('tile:') && concerns(target, tile, doors))
  return [...own, ...others.flatMap((target) => target.choices)]
}

function concerns(target: Target, tile: VC.Tile, doors: VC.Door[]): boolean {
  if (!target.key.startsWith('door:')) return target.tile === tile.name
  const door = doors.find((each) => target.key === `door:${each.name}`)
  return door !== undefined && (target.tile ? target.tile === tile.name : door.tiles.includes(tile.name))
}

/** Commandos who have options that are not shown now. */
export function waitingIn(view: VC.View, all: Choice[], shown: Choice[]): Map<string, Target> {
  const acting = new Set(shown.map((choice) => named(choice.about, 'commando')))
  const found = new Map<string, Target>()
  for (const choice of all) {
    const who = named(choice.about, 'commando')
    if (!who || acting.has(who) || !placeOf(view, who)) continue
    const target = found.get(who)
    if (target) target.choices.push(choice)
    else found.set(who, { key: `who:${who}`, tile: placeOf(view, who), attack: false, choices: [choice], waits: who })
  }
  return found
}
