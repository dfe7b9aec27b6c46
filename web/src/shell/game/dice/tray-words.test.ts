import { expect, test } from 'vitest'
import { withoutDice } from './tray-words'

test('where the signs of dice were, no comma stands alone', () => {
  expect(withoutDice('Chef de section (a1) : dé de largage , n’importe où.')).toBe(
    'Chef de section (a1) : dé de largage, n’importe où',
  )
  expect(withoutDice('Mitrailleur (b4) : jet de charge,  = 7.')).toBe('Mitrailleur (b4) : jet de charge = 7')
  expect(withoutDice('Test de furtivité : ')).toBe('Test de furtivité')
})
