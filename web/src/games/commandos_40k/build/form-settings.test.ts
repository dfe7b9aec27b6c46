import { expect, it } from 'vitest'
import type { KeptPack } from '$lib/forces/stored-packs'
import { broughtBy } from './form-settings'

const pack = (kind: string, id: string): KeptPack => ({
  game: 'commandos_40k',
  fingerprint: id,
  name: id,
  kind,
  id,
  text: `{"id":"${id}"}`,
})
const kept = [pack('faction', 'drifters'), pack('faction', 'wolves'), pack('board', 'yard'), pack('board', 'pit')]
const brought = (values: Record<string, string>, own = '') => Object.values(broughtBy(values, kept, own)).filter(Boolean)

it('brings the files of the factions that play', () => {
  expect(brought({ army_1: 'drifters; dri_boss leader', army_2: 'concord; con_chief leader' })).toEqual(['{"id":"drifters"}'])
  expect(brought({ army_1: 'wolves "Night"; x', army_2: 'Drifters\ny' })).toEqual(['{"id":"drifters"}', '{"id":"wolves"}'])
  expect(brought({ army_1: '', army_2: '' })).toEqual([])
})

it('brings the battlefield that was chosen, and only that', () => {
  expect(brought({ board: 'own' }, 'pit')).toEqual(['{"id":"pit"}'])
  expect(brought({ board: 'plaza' }, 'pit')).toEqual([])
})

it('takes back what is no longer needed', () => {
  expect(broughtBy({ army_1: 'concord; x', pack_1: 'old' }, kept, '')).toEqual({ pack_1: '', pack_2: '', pack_3: '' })
})
