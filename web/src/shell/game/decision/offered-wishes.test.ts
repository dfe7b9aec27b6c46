import { expect, test } from 'vitest'
import type { Wish } from '$gen/types'
import { offered } from './offered-wishes'

const wish = (until: Wish['until'], kind = ''): Wish => ({ seat: 0, kind, until, passed: 0 })
const reroll = { kind: 'reroll', deed: false, phased: true }
const told = (found: ReturnType<typeof offered>): string[] =>
  [...found.front, ...found.others].map(({ until, kind }) => (kind ? `${kind} ${until}` : until))

test('the mildest wish stands beside the question, the broadest last', () => {
  expect(told(offered(reroll, [wish('ask')]))).toEqual(['reroll phase', 'mine', 'turn'])
  expect(told(offered({ ...reroll, deed: true }, [wish('ask')]))).toEqual(['deed', 'mine', 'turn'])
  expect(offered({ ...reroll, deed: true }, [wish('ask')]).kinds).toEqual(['ask', 'mine', 'deed', 'phase', 'turn'])
})

test('a window that is the only one of its phase is passed until the turn ends', () => {
  expect(told(offered({ kind: 'window', deed: false, phased: false }, [wish('ask')]))).toEqual(['turn', 'mine'])
})

test('an active wish for a while stands alone and can be taken back', () => {
  const { front, others } = offered(reroll, [wish('turn')])
  expect(front).toEqual([{ until: 'turn', kind: '', held: true }])
  expect(others).toEqual([])
  expect(told(offered(null, [wish('mine')]))).toEqual(['mine'])
  expect(told(offered(null, [wish('ask')]))).toEqual([])
})

test('kinds that pass for a while are counted while others are asked about, and while nothing is', () => {
  const wishes = [wish('ask'), wish('phase', 'reroll'), wish('mine', 'trauma')]
  expect(offered(null, wishes).passing).toBe(1)
  expect(offered({ ...reroll, kind: 'under_fire' }, wishes).passing).toBe(1)
  expect(offered(null, [wish('turn'), wish('turn', 'reroll')]).passing).toBe(0)
})
