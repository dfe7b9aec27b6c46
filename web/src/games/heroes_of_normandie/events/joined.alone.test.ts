import { expect, test, vi } from 'vitest'
import { eventsOf } from '$testing/frames'
import type { Game, Happened } from '../types'
import { joined } from './joined'

vi.mock('../words/names', () => ({ cardName: () => 'Décrocher' }))

const made = eventsOf<Game>()
const event = (name: Parameters<typeof made>[0], facts: object, text: string): Happened => ({
  ...made(name, facts as never),
  text,
})
const step = (unit: number, square: string): Happened =>
  event('stepped', { unit, square }, `Équipe : va en ${square.toUpperCase()}.`)

test('the steps of one unit are one sentence', () => {
  const two = joined(step(1, 'g12'), step(1, 'g11'))
  expect(two).toBe('Équipe : va en G12, G11.')
  expect(joined({ ...step(1, 'g11'), text: two }, step(1, 'g10'))).toBe('Équipe : va en G12, G11, G10.')
  expect(joined(step(1, 'g12'), step(2, 'g11'))).toBe('')
})

test('a drive is one sentence with the facing at its end', () => {
  const drive = (square: string, facing: string): Happened =>
    event('drove', { unit: 1, square }, `M5 : roule en ${square.toUpperCase()}, face au ${facing}.`)
  const two = joined(drive('i13', 'nord'), drive('i12', 'nord-est'))
  expect(two).toBe('M5 : roule en I13, I12, face au nord-est.')
  expect(joined({ ...drive('i12', 'nord'), text: two }, drive('j11', 'sud'))).toBe('M5 : roule en I13, I12, J11, face au sud.')
})

test('a shot names its unit once', () => {
  const fired = event('fired', { unit: 1 }, 'Équipe : tir normal.')
  expect(joined(fired, event('aimed_at', { unit: 1 }, 'Équipe : vise Leutnant.'))).toBe('Équipe : tir normal, vise Leutnant.')
})

test('a card is named once with what it is played on', () => {
  const played = event('card_played', { card: 'c1' }, 'L’Allemand joue « Décrocher ».')
  expect(joined(played, event('effect', {}, '« Décrocher » : Leutnant.'))).toBe('L’Allemand joue « Décrocher » : Leutnant.')
  expect(joined(played, event('card_cancelled', { card: 'c1' }, '« Décrocher » de l’Allemand : annulée.'))).toBe('')
  expect(joined(played, step(1, 'g12'))).toBe('')
})
