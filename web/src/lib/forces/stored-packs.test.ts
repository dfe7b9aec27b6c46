import { expect, it } from 'vitest'
import { heldOf, type KeptPack, packsIn, parsePacks, withoutPack, withPack } from './stored-packs'

const pack = (id: string, fingerprint: string, kind = 'faction'): KeptPack => ({
  game: 'g',
  fingerprint,
  name: id,
  kind,
  id,
  text: '{}',
})

it('keeps one edition of each file', () => {
  const list = withPack(withPack(withPack([], pack('b', '1')), pack('a', '2')), pack('b', '3'))
  expect(list.map((each) => [each.id, each.fingerprint])).toEqual([
    ['a', '2'],
    ['b', '3'],
  ])
  expect(withoutPack(list, pack('a', 'x')).map((each) => each.id)).toEqual(['b'])
  expect(withPack(list, pack('b', '4', 'board')).length).toBe(3)
})

it('knows the same file from another edition of it', () => {
  const list = [pack('a', '1')]
  expect(heldOf(list, pack('a', '1'))).toBe('same')
  expect(heldOf(list, pack('a', '2'))).toBe('other')
  expect(heldOf(list, pack('a', '1', 'board'))).toBe('none')
  expect(heldOf(list, { ...pack('a', '1'), game: 'h' })).toBe('none')
})

it('finds the files among the settings of a match, in their order', () => {
  expect(packsIn({ pack_2: 'b', board: 'own', pack_1: 'a', pack_3: '', army_1: 'x' })).toEqual(['a', 'b'])
})

it('leaves out what is no file', () => {
  expect(parsePacks(JSON.stringify([pack('a', '1'), { id: 'b' }, null, 3]))).toEqual([pack('a', '1')])
  expect(parsePacks('{')).toEqual([])
  expect(parsePacks(null)).toEqual([])
})
