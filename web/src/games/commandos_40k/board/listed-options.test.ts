import { beforeEach, describe, expect, it } from 'vitest'
import { choicesOf } from '$testing/frames'
import type { Game } from '../types'
import { listed, onlyTactic } from './listed-options'
import { look } from './selection'

const made = choicesOf<Game>()
const choice = (action: string, label: string) => made(action, { label, kind: 1 })

describe('the decision bar', () => {
  beforeEach(() => look.reset())
  const moves = [
    choice('normal a1', 'Normal move: Lancer (a1)'),
    choice('charge a1', 'Charge: Lancer (a1)'),
    choice('normal a2', 'Normal move: Gunner (a2)'),
    choice('end', 'End my moves'),
  ]

  it('leaves the deeds of many models to the table until one of them is chosen', () => {
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].flatMap((id) => [
      choice(`normal ${id}`, `Normal move: Lancer (${id})`),
      choice(`advance ${id}`, `Advance: Lancer (${id})`),
      choice(`stay ${id}`, `Stay: Lancer (${id})`),
    ])
    expect(listed([...many, choice('end', 'End my moves')]).map((each) => each.action)).toEqual(['end'])
    look.open('a2')
    expect(listed([...many, choice('end', 'End my moves')]).map((each) => each.action)).toEqual([
      'normal a2',
      'advance a2',
      'stay a2',
      'end',
    ])
  })

  it('says what is done, under the name of who does it', () => {
    expect(listed(moves).map((each) => [each.who, each.label])).toEqual([
      ['Lancer (a1)', 'Normal move'],
      ['Lancer (a1)', 'Charge'],
      ['Gunner (a2)', 'Normal move'],
      ['', 'End my moves'],
    ])
  })

  it('keeps the name in each label where there is only one', () => {
    expect(listed([...moves.slice(0, 2), moves[3]!]).map((each) => each.label)).toEqual([
      'Normal move: Lancer (a1)',
      'Charge: Lancer (a1)',
      'End my moves',
    ])
  })

  it('calls models by their names alone where the same is asked of all', () => {
    expect(
      listed([choice('deploy a1', 'Set up: Lancer (a1)'), choice('deploy a2', 'Set up: Gunner (a2)')]).map(
        (each) => each.label,
      ),
    ).toEqual(['Lancer (a1)', 'Gunner (a2)'])
  })

  it('lists the options of the model that is looked at, and what belongs to nobody', () => {
    look.open('a1')
    expect(listed(moves).map((each) => each.action)).toEqual(['normal a1', 'charge a1', 'end'])
    look.open('b7')
    expect(listed(moves)).toHaveLength(4)
  })

  it('puts tactics over the models they can be used on, where there are several', () => {
    const [shot, smoke] = [
      choice('use decisive_shot a1', 'Decisive shot (1 CP): Lancer (a1)'),
      choice('use smoke_screen a1', 'Smoke screen (1 CP): Lancer (a1)'),
    ]
    expect(listed([shot, smoke, choice('pass', 'No tactic')]).map((each) => [each.who, each.label])).toEqual([
      ['Decisive shot (1 CP)', 'Lancer (a1)'],
      ['Smoke screen (1 CP)', 'Lancer (a1)'],
      ['', 'No tactic'],
    ])
    expect(listed([shot, choice('pass', 'No tactic')])[0]!.label).toBe('Decisive shot (1 CP): Lancer (a1)')
  })

  it('names models alone where one tactic is offered to several, and the tactic under the question', () => {
    const shots = ['a1', 'a2'].map((id) => choice(`use decisive_shot ${id}`, `Decisive shot (1 CP): Lancer (${id})`))
    expect(listed(shots).map((each) => [each.who, each.label])).toEqual([
      ['', 'Lancer (a1)'],
      ['', 'Lancer (a2)'],
    ])
    expect(onlyTactic(shots)).toBe('Decisive shot (1 CP)')
    expect(onlyTactic([shots[0]!, choice('use smoke_screen a1', 'Smoke screen (1 CP): Lancer (a1)')])).toBe('')
  })

  it('says of a reaction only what it is: whose it is stands under the question', () => {
    expect(
      listed([choice('overwatch a1', 'Overwatch: Lancer (a1)'), choice('none a1', 'No reaction: Lancer (a1)')]).map(
        (each) => each.label,
      ),
    ).toEqual(['Overwatch', 'No reaction'])
  })

  it('names shots by their weapon', () => {
    expect(listed([choice('fire rifle b2', 'Fire at Brawler (b2): Rifle')]).map((each) => [each.who, each.label])).toEqual([
      ['Rifle', 'Fire at Brawler (b2)'],
    ])
  })

  it('leaves places to the table', () => {
    expect(listed([choice('path 3,4', 'Go to 3; 4'), choice('halt', 'Do not move')]).map((each) => each.action)).toEqual([
      'halt',
    ])
  })
})
