// The dice tray draws every die that an event names.

import { expect, test } from 'vitest'
import type { Happened } from '$gen/types'
import types from '$gen/types.ts?raw'
import { anyEvent } from '$testing/frames'
import { dice as kt } from './commandos_40k/events/presentation'
import { dice as hn } from './heroes_of_normandie/events/presentation'
import { dice as vc } from './v_commandos/events/presentation'

type Dice = (event: never) => { faces: unknown[] } | null

/** The events of a game that name dice, each with such facts. */
function rolledIn(game: string): Happened[] {
  const [, part = ''] = types.split(`export namespace ${game} {`)
  const [, events = ''] = part.split('export interface Events {')
  const lines = events.slice(0, events.indexOf('\n  }')).split('\n')
  const named = lines.flatMap((line): Partial<Happened>[] => {
    const [, name = '', facts = ''] = /^ {4}(\w+): \{(.*)\}/.exec(line) ?? []
    if (/\bdice: number\[\]/.test(facts)) return [{ name, facts: { dice: [4] } } as Partial<Happened>]
    return /\bdie: number/.test(facts) ? [{ name, facts: { die: 4 } } as Partial<Happened>] : []
  })
  return named.map((event, n) => anyEvent(n, event))
}

test.each([
  ['VCommandos', vc as Dice],
  ['HeroesOfNormandie', hn as Dice],
  ['Commandos40k', kt as Dice],
])('%s', (game, dice) => {
  const events = rolledIn(game)
  expect(events.length).toBeGreaterThan(2)
  const without = events.filter((event) => !dice(event as never)).map((event) => event.name)
  // The event after a re-roll in Commandos 40 000 tells the new dice.
  expect(without.filter((name) => !(game === 'Commandos40k' && name === 'rerolled'))).toEqual([])
})
