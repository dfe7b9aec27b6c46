import { describe, expect, it } from 'vitest'
import { lines } from '$lib/forces/stored-armies'
import type { KT } from '../types'
import {
  changed,
  chosenOf,
  costOf,
  emptyTeam,
  equipmentOf,
  factionOf,
  hired,
  type Member,
  priceOf,
  whyNot,
  withMember,
  withoutMember,
  withSpecialism,
  withWeapon,
  write,
} from './team-draft'

const sheet = (id: string, more: Partial<KT.SheetCard> = {}): KT.SheetCard => ({
  id,
  name: id,
  points: 7,
  max: null,
  move: 6,
  toughness: 3,
  save: 5,
  inv: null,
  wounds: 1,
  leadership: 7,
  nerve: 4,
  fnp: null,
  base_mm: 28.5,
  size: 'M',
  fly: false,
  keywords: [],
  specialisms: ['comms'],
  equipment: ['knife'],
  options: [],
  abilities: [],
  ...more,
})
const gun: KT.SwapCard = {
  id: 'gun',
  choose: 1,
  must: true,
  choices: [
    { weapon: 'rotor', points: 3 },
    { weapon: 'lance', points: 4 },
  ],
  replaces: [],
}
const chief = sheet('chief', { points: 8, max: 1, specialisms: ['leader'] })
const lancer = sheet('lancer')
const gunner = sheet('gunner', {
  max: 2,
  options: [gun, { id: 'pistol', choose: 1, must: false, choices: [{ weapon: 'pistol', points: 1 }], replaces: ['knife'] }],
})
const stranger = sheet('brute', { points: 50 })
const box = {
  factions: [
    { id: 'blue', sheets: [chief, lancer, gunner] },
    { id: 'red', sheets: [stranger] },
  ],
  points: 100,
  most: 4,
} as unknown as KT.Builder
const plain = (id: string, more: Partial<Member> = {}): Member => ({
  sheet: id,
  weapons: [],
  specialism: '',
  improves: '',
  name: '',
  ...more,
})
const begun = withMember(emptyTeam('blue'), hired(emptyTeam('blue'), chief))

describe('a team as text', () => {
  it('is written as the server writes it, equal neighbours together', () => {
    const team = withMember(withMember(withMember(begun, plain('lancer')), plain('lancer')), hired(begun, gunner))
    expect(write(team)).toBe('blue; chief leader; lancer*2; gunner rotor')
    expect(lines(write(team))).toBe('blue\nchief leader\nlancer*2\ngunner rotor')
  })

  it('has names in quotes, and no quote within', () => {
    const team = { ...changed(begun, 0, { name: 'An"na' }), name: 'Night watch' }
    expect(write(team)).toBe('blue "Night watch"; chief leader "An”na"')
  })

  it('begins with its faction', () => {
    expect([factionOf('Blue "Night"; chief'), factionOf('  red\nx'), factionOf('')]).toEqual(['blue', 'red', ''])
  })
})

describe('models', () => {
  it('stand behind those of their kind', () => {
    const team = withMember(
      withMember(withMember(begun, plain('lancer')), hired(begun, gunner)),
      plain('lancer', { name: 'Bo' }),
    )
    expect(team.members.map((each) => each.sheet)).toEqual(['chief', 'lancer', 'lancer', 'gunner'])
    expect(write(withoutMember(team, 1))).toBe('blue; chief leader; lancer "Bo"; gunner rotor')
  })

  it('lead only where nobody else does', () => {
    expect(hired(begun, chief).specialism).toBe('')
    expect(hired(emptyTeam('blue'), lancer).specialism).toBe('')
  })

  it('improve a skill as veterans only', () => {
    const veteran = withSpecialism(begun, 0, 'veteran')
    expect(write(veteran)).toBe('blue; chief veteran bs')
    expect(write(withSpecialism(changed(veteran, 0, { improves: 'ws' }), 0, 'veteran'))).toBe('blue; chief veteran ws')
    expect(write(withSpecialism(veteran, 0, 'comms'))).toBe('blue; chief comms')
  })
})

describe('equipment', () => {
  const team = withMember(emptyTeam('blue'), hired(emptyTeam('blue'), gunner))

  it('is chosen at each option, and pays', () => {
    const armed = withWeapon(withWeapon(team, 0, gunner, 0, 0, 'lance'), 0, gunner, 1, 0, 'pistol')
    expect(armed.members[0]!.weapons).toEqual(['lance', 'pistol'])
    expect(chosenOf(armed.members[0]!, gunner)).toEqual([['lance'], ['pistol']])
    expect(equipmentOf(armed.members[0]!, gunner)).toEqual(['lance', 'pistol'])
    expect(costOf(armed, box)).toBe(7 + 4 + 1)
    expect(equipmentOf(withWeapon(armed, 0, gunner, 1, 0, '').members[0]!, gunner)).toEqual(['lance', 'knife'])
  })

  it('says at which option a weapon is chosen that two of them offer', () => {
    const choices = [{ weapon: 'pistol', points: 2 }]
    const both = sheet('both', {
      equipment: ['rifle', 'knife', 'knife'],
      options: [
        { id: 'first', choose: 1, must: false, choices, replaces: ['rifle'] },
        { id: 'second', choose: 1, must: false, choices: [{ weapon: 'pistol', points: 0 }], replaces: ['knife'] },
      ],
    })
    const second = withWeapon(withMember(emptyTeam('blue'), plain('both')), 0, both, 1, 0, 'pistol')
    expect(write(second)).toBe('blue; both pistol@second')
    expect(chosenOf(second.members[0]!, both)).toEqual([[], ['pistol']])
    expect(equipmentOf(second.members[0]!, both)).toEqual(['pistol', 'rifle', 'knife'])
    expect(priceOf(second.members[0]!, both)).toBe(both.points)
    expect(chosenOf(plain('both', { weapons: ['pistol', 'pistol'] }), both)).toEqual([['pistol'], ['pistol']])
  })

  it('that the datasheet does not offer costs nothing and is no choice', () => {
    const odd = changed(team, 0, { weapons: ['rotor', 'rotor', 'bomb'] })
    expect(chosenOf(odd.members[0]!, gunner)).toEqual([['rotor'], []])
    expect(costOf(odd, box)).toBe(10)
  })
})

describe('what can be added', () => {
  it('keeps to maxima, to the size of a team and to the points', () => {
    expect(whyNot(begun, chief, box)).toBe('max')
    expect(whyNot(begun, lancer, box)).toBe('')
    const four = [1, 2, 3].reduce((team) => withMember(team, plain('lancer')), begun)
    expect(whyNot(four, lancer, box)).toBe('full')
    expect(whyNot(withMember(withMember(begun, plain('brute')), plain('brute')), lancer, box)).toBe('dear')
  })

  it('knows what strangers cost', () => {
    expect(costOf(withMember(begun, plain('brute')), box)).toBe(58)
    expect(costOf(withMember(begun, plain('nobody')), box)).toBe(8)
  })
})
