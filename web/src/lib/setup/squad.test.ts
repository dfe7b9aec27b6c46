import { expect, it } from 'vitest'
import { readSquad, writeSquad } from './squad'

it('reads a squad as it is written', () => {
  const text = 'medic:blue,scout:ochre'
  expect(writeSquad(readSquad(text))).toBe(text)
  expect(readSquad('').size).toBe(0)
})
