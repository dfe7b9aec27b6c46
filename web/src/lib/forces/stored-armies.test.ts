import { expect, it } from 'vitest'
import { type KeptArmy, parseKept, sideOfText, withArmy, withoutArmy } from './stored-armies'

const army = (name: string, text = 'us; us_8th_regiment'): KeptArmy => ({ game: 'g', name, text, goal: '300' })

it('reads what is stored and leaves out what is no army', () => {
  expect(parseKept(JSON.stringify([army('One'), null, 5, { name: 'x' }]))).toEqual([army('One')])
  expect(parseKept(null)).toEqual([])
  expect(parseKept('{')).toEqual([])
  expect(parseKept('{"a":1}')).toEqual([])
})

it('keeps one army of a name in each game', () => {
  const list = withArmy(withArmy([{ ...army('One'), game: 'other' }], army('One')), army(' One ', 'ge; ge_901'))
  expect(list.map((each) => [each.game, each.name, each.text])).toEqual([
    ['other', 'One', 'us; us_8th_regiment'],
    ['g', 'One', 'ge; ge_901'],
  ])
  expect(withoutArmy(list, 'g', 'One')).toHaveLength(1)
})

it('finds the side at the beginning of a text', () => {
  expect(sideOfText(' US; us_8th_regiment')).toBe('us')
  expect(sideOfText('ge\nge_901')).toBe('ge')
  expect(sideOfText('')).toBe('')
})
