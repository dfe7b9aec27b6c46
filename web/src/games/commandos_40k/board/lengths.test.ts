import { expect, test } from 'vitest'
import { gapBetween, inches, parts, placesIn, wordsOf } from './lengths'

test('places are written as actions write them, heights only where they change', () => {
  const places = [
    { x: 12400, y: 5250, z: 0 },
    { x: 13000, y: 6100, z: 3000 },
    { x: 13005, y: 6100, z: 3000 },
  ]
  expect(wordsOf(places, 0)).toBe('12.4,5.25 13,6.1,3 13.005,6.1')
  expect(placesIn(`path ${wordsOf(places, 0)}`, 0)).toEqual(places)
  expect(wordsOf([{ x: 1000, y: 2000, z: 3000 }], 3000)).toBe('1,2')
})

test('parts of a length add up to what is told of the whole', () => {
  const told = (lengths: number[]): string[] => [...parts(lengths), inches(lengths.reduce((sum, each) => sum + each, 0))]
  expect(told([3340, 2710]).map((text) => text.replace('.', ','))).toEqual(['3,3″', '2,8″', '6,1″'])
  expect(told([550, 2450, 2550, 1450]).map((text) => text.replace('.', ','))).toEqual(['0,6″', '2,4″', '2,6″', '1,4″', '7″'])
})

test('a gap is that between bases, height included, and never below nothing', () => {
  expect(gapBetween({ x: 0, y: 0, z: 0 }, { x: 5000, y: 0, z: 0 }, 1000)).toBe(4000)
  expect(gapBetween({ x: 0, y: 0, z: 0 }, { x: 5000, y: 0, z: 3000 }, 1000)).toBe(5000)
  expect(gapBetween({ x: 0, y: 0, z: 0 }, { x: 500, y: 0, z: 0 }, 1000)).toBe(0)
})
