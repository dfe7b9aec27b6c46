import { describe, expect, it, test } from 'vitest'
import { choicesOf } from '$testing/frames'
import { scene } from '$testing/operation-commando-table'
import type { Game, OC } from '../types'
import { crossAt, foughtFor, hides, layOut, next, rowAt, squareAt, SQUARES } from './terrain-places'

const made = choicesOf<Game>()
const option = (verb: string, about: object = {}) => made(`${verb} ${Object.values(about).join(' ')}`, { about, seat: 1 })
const field = SQUARES.map((name): [string, { row: number; column: number }] => [name, squareAt(name)])
const CROSS = ['n', 'e', 's', 'w'].flatMap((arm) => [1, 2, 3].map((circle) => `${arm}${circle}`))
const cross = CROSS.map((name): [string, { row: number; column: number }] => [name, crossAt(name)])

describe('places', () => {
  it('stand in four rows of four', () => {
    expect(SQUARES).toHaveLength(16)
    expect(squareAt('a1')).toEqual({ row: 1, column: 1 })
    expect(squareAt('d4')).toEqual({ row: 4, column: 4 })
  })

  it('make a cross around the middle, the village inside', () => {
    expect(crossAt('n1')).toEqual({ row: 1, column: 4 })
    expect(crossAt('n3')).toEqual({ row: 3, column: 4 })
    expect(crossAt('e3')).toEqual({ row: 4, column: 5 })
    expect(crossAt('w1')).toEqual({ row: 4, column: 1 })
    expect(new Set(CROSS.map((name) => JSON.stringify(crossAt(name)))).size).toBe(12)
    expect(new Set(CROSS.map((name) => JSON.stringify(rowAt(name)))).size).toBe(12)
  })
})

test('a terrain is fought for until a side has taken it', () => {
  const terrain = { id: 'lafiere' } as OC.Terrain
  const during = (phase: string) => foughtFor(scene({ phase, assault: { terrain } as OC.Assault }))
  expect([during('commit'), during('assault_won'), during('bonus'), during('recovery')]).toEqual([terrain, terrain, null, null])
  expect(foughtFor(scene({ phase: 'take_terrain', assault: null }))).toBe(null)
})

describe('an arrow key', () => {
  it('leads to the neighbour', () => {
    expect(next('b2', 'ArrowRight', field)).toBe('c2')
    expect(next('b2', 'ArrowUp', field)).toBe('b1')
    expect(next('b1', 'ArrowUp', field)).toBe('')
    expect(next('b2', 'Enter', field)).toBe('')
  })

  it('leads across the middle of the cross and around its corners', () => {
    expect(next('n3', 'ArrowDown', cross)).toBe('s3')
    expect(next('n3', 'ArrowRight', cross)).toBe('e3')
    expect(next('w3', 'ArrowLeft', cross)).toBe('w2')
  })
})

describe('what the German lays out', () => {
  it('is a terrain for which a square is sought', () => {
    const found = layOut([
      option('put', { terrain: 'exit1', place: 'a1' }),
      option('put', { terrain: 'exit1', place: 'a2' }),
      option('lay_rest'),
    ])
    expect(found).toMatchObject({ terrain: 'exit1', square: '', choices: [] })
  })

  it('or a square for which a terrain is sought', () => {
    const puts = [option('put', { terrain: 'marsh', place: 'a1' }), option('put', { terrain: 'wn', place: 'a1' })]
    expect(layOut([...puts, option('lay_rest')])).toMatchObject({ terrain: '', square: 'a1', choices: puts })
  })

  it('or numbers of columns, and nothing at other times', () => {
    expect(layOut([option('number', { rank: 1 }), option('number', { rank: 4 })])?.choices).toHaveLength(2)
    expect(layOut([option('move', { place: 'a1' })])).toBeNull()
    expect(layOut([])).toBeNull()
  })
})

describe('two hidden objectives', () => {
  it('are one option, whichever was picked first', () => {
    const options = [option('hide', { place: 'n3', place2: 'e3' }), option('hide', { place: 'e3', place2: 's3' })]
    expect(hides(options, ['s3', 'e3'])).toBe(options[1])
    expect(hides(options, ['n3', 's3'])).toBeUndefined()
    expect(hides(options, ['n3'])).toBeUndefined()
  })
})
