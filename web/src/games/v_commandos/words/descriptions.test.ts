import { expect, it } from 'vitest'
import { anyChoice } from '$testing/frames'
import type { Choice, VC } from '../types'
import { actorOf, inSight } from './descriptions'

const person = (tile: string, face: string): VC.Commando => ({ tile, face }) as VC.Commando
const ground = [{ tiles: [{ name: 'a' }] }] as VC.Terrain[]

it('counts only who can be fired at: not the critical, not those below the map', () => {
  const seen = (...commandos: VC.Commando[]) => inSight({ commandos, escorts: [], terrains: ground })
  expect(seen(person('a', 'visible'), person('a', 'stealthy'))).toBe(1)
  expect(seen(person('a', 'critical'))).toBe(0)
  expect(seen(person('off_map', 'visible'), person('', 'visible'))).toBe(0)
})

it('counts a visible escort too', () => {
  const escorts = [{ tile: 'a', face: 'visible' }] as VC.Escort[]
  expect(inSight({ commandos: [], escorts, terrains: ground })).toBe(1)
})

it('names who acts: whose options these are, else whose turn it is', () => {
  const view = { commandos: [{ role: 'officer', active: true }, { role: 'scout' }] } as VC.View
  const of = (commando: string, more = {}) => anyChoice(`move ${commando}`, { about: { commando }, ...more }) as Choice
  expect(actorOf(view, [of('officer'), of('scout')])).toBe('officer')
  expect(actorOf(view, [of('scout'), of('officer', { exit: true })]), 'another who was touched').toBe('scout')
  expect(actorOf(view, [])).toBe('officer')
})
