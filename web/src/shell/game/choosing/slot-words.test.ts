import { expect, test } from 'vitest'
import type { Choice, Weighed } from '$gen/types'
import { settings } from '$lib/browser/settings.svelte'
import { loadGame, loadWords } from '$lib/words/words.svelte'
import { anyChoice } from '$testing/frames'
import type { Play } from '../play.svelte'
import type { Slot } from './fold'
import { actOf, keysIn, memberWords, numberIn, othersWords, slotLabel, slotNote, withoutShared } from './slot-words'

const slot = (...labels: string[]): Slot => ({
  kind: 'part',
  value: 'key',
  fact: 'item',
  choices: labels.map((label) => anyChoice(label, { label })),
  faded: false,
})

test('a member says what is done with it', () => {
  expect(actOf(slot('pick up the key'))).toBe('Pick up the key')
})

test('several options say what all of them do', () => {
  expect(actOf(slot('give the key to the Medic', 'give the key to the Scout'))).toBe('Give the key to the …')
  expect(actOf(slot('pick up the key', 'drop the key'))).toBe('')
})

test('a member whose only option is about something else as well names it, but nothing that is settled', () => {
  const play = {
    question: { kind: 'order', names: { token: { 5: 'Order 5' }, unit: { 7: 'Sergeant' } } },
    grammar: { ask: { order: { parts: ['token', 'unit'], who: '' } }, verb: { order: { family: 'order' } }, family: {} },
    ...{ steps: [], folded: { family: '', slots: [] }, match: { weighed: new Map(), surveyed: new Map() }, show: {}, face: {} },
    ...{ armed: '', harms: () => false, isDanger: () => true },
  } as unknown as Play
  const choices = [anyChoice('order 5 7', { label: 'Order 5 on the Sergeant', about: { token: '5', unit: 7 } })]
  const part = (fact: string, value: string): Slot => ({ kind: 'part', value, fact, choices, faded: false })
  expect(slotNote(play, part('token', '5'))).toBe('Sergeant')
  expect(slotNote(play, part('unit', '7'))).toBe('')
})

test('what a note says already is not said again at length', () => {
  const side = anyChoice('choose medic blue', {
    label: 'Medic, blue side: Sten, first-aid kit ×2. Steady hands: after using a kit …',
    note: 'Steady hands · sten, first-aid kit ×2',
  })
  const play = {
    question: { kind: 'choose_commando', names: {} },
    grammar: { ask: {}, verb: {}, family: {} },
    ...{ steps: [], folded: { family: '', slots: [], rest: [], scope: [side] }, show: {}, face: {}, armed: '' },
    ...{ match: { weighed: new Map(), surveyed: new Map() }, harms: () => false, isDanger: () => true },
  } as unknown as Play
  const way: Slot = { kind: 'way', value: side.action, fact: '', choices: [side], faded: false }
  expect([slotLabel(play, way), slotNote(play, way)]).toEqual(['Medic, blue side', side.note])
})

test('what stands beside the slots bears the name of a piece only where no slot does', () => {
  const choice = (action: string, who: string, commando: string) =>
    anyChoice(action, { label: action, who, about: { commando } })
  const words = (shown: Choice[], rest: Choice[]) =>
    othersWords({
      grammar: { ask: { act: { who: 'commando' }, activate: { who: '' } }, verb: {}, family: {} },
      folded: { slots: shown.map((each) => ({ ...slot(), choices: [each] })), rest },
    } as unknown as Play)
  const activate = choice('activate scout', '', 'scout')
  const drop = choice('drop the crowbar', 'Scout', 'scout')
  const lay = choice('lay a charge', 'Scout', 'scout')
  expect(words([activate], [drop]).head).toBe('Drop the crowbar')
  expect(words([activate], [drop, lay]).head).not.toBe('Scout')
  expect(words([choice('activate sapper', '', 'sapper')], [drop, lay]).head).toBe('Scout')
})

test('under a question that says what is done a target bears its name, then the chance and the certain harm', async () => {
  settings.lang = 'en'
  await loadWords()
  await loadGame('v_commandos')
  const shot = (tile: string, weapon: string) =>
    anyChoice(`shoot ${tile}`, { label: `fire at tile ${tile} with the ${weapon}`, verb: 'shoot', about: { weapon, tile } })
  const scope = [shot('j', 'sten'), shot('n', 'sten')]
  const chances = [
    { key: 'seen', text: 'seen', chance: 1, unwelcome: true },
    { key: 'hit', text: 'hits', chance: 0.56, unwelcome: false },
  ]
  const play = {
    question: { kind: 'act', names: { tile: { j: 'tile J', n: 'tile N' }, weapon: { sten: 'Sten' } } },
    grammar: {
      ask: { act: { parts: [], who: '' } },
      verb: { shoot: { family: 'fire' }, bomb: { family: 'fire' } },
      family: {},
    },
    ...{ steps: [], folded: { family: 'fire', scope, slots: [], rest: [], members: [] }, show: {}, face: {}, armed: '' },
    ...{
      match: { weighed: new Map([['shoot j', { chances }]]), surveyed: new Map() },
      harms: () => false,
      isDanger: () => true,
    },
  } as unknown as Play
  const target: Slot = { kind: 'part', value: 'j', fact: 'tile', choices: [scope[0]!], faded: false }
  expect(slotLabel(play, target)).toBe('Tile J')
  expect(slotNote(play, target)).toMatch(/^56\s?% hits · seen$/)
  expect(memberWords(play, target)).toMatch(/^Tile J 56\s?%$/)
  scope[1] = shot('n', 'gun')
  expect(slotNote(play, target)).toMatch(/^Sten · 56\s?% hits · seen$/)
  chances[0] = { key: 'wounded', text: 'wounded', chance: 0.3, unwelcome: true }
  expect(slotNote(play, target), 'what may be feared is said, too').toMatch(/^Sten · 56\s?% hits · wounded 30\s?%$/)
})

test('a family with one option does not say its name twice; a bare number says what there are so many of', async () => {
  settings.lang = 'en'
  await loadWords()
  await loadGame('v_commandos')
  const shot = anyChoice('shoot j', { label: 'Fire at tile J with the Sten', verb: 'shoot', about: { tile: 'j' } })
  const again = anyChoice('reroll 1', { label: 'reroll one die', verb: 'reroll', about: { number: 1 } })
  const play = {
    question: { kind: 'act', names: { number: { 1: '1' } } },
    grammar: {
      ask: { act: { parts: [], who: 'commando' } },
      verb: { shoot: { family: 'fire' }, bomb: { family: 'fire' } },
      family: {},
    },
    ...{
      steps: [],
      folded: { family: '', scope: [shot], slots: Array.from({ length: 5 }, () => slot()), rest: [] },
      show: {},
      face: {},
      armed: '',
    },
    ...{ match: { weighed: new Map(), surveyed: new Map() }, harms: () => false, isDanger: () => true },
  } as unknown as Play
  const family: Slot = { kind: 'family', value: 'fire', fact: '', choices: [shot], faded: false }
  expect(slotNote(play, family)).toBe('At tile J with the Sten')
  const chances = [{ key: 'hit', text: 'hits', chance: 0.56, unwelcome: false }]
  play.match.weighed.set('shoot j', { chances } as Weighed)
  expect(slotNote(play, family), 'the end of long words may be cut off, the chance may not').toMatch(/^56\s?% hits · At tile J/)
  expect(slotLabel(play, { kind: 'part', value: '1', fact: 'number', choices: [again], faded: false })).toBe('Reroll one die')
})

test('where the label of one way is split, those beside it are too', () => {
  const far = anyChoice('snipe', { label: 'Snipe: Sergeant Clint, in the long hedge' })
  const near = anyChoice('fire', { label: 'Fire: Sergeant Clint' })
  const way = (choice: Choice): Slot => ({ kind: 'way', value: choice.action, fact: '', choices: [choice], faded: false })
  const labels = (...choices: Choice[]) => {
    const slots = choices.map(way)
    const play = {
      question: { kind: 'moved', names: {} },
      grammar: { ask: {}, verb: {}, family: {} },
      ...{ steps: [], folded: { family: '', scope: choices, slots, rest: [] }, show: {}, face: {}, armed: '' },
      ...{ match: { weighed: new Map(), surveyed: new Map() }, harms: () => false, isDanger: () => true },
    } as unknown as Play
    return slots.map((each) => slotLabel(play, each))
  }
  expect(labels(near)).toEqual(['Fire: Sergeant Clint'])
  expect(labels(near, far)).toEqual(['Fire', 'Snipe'])
})

test('a family counts its places, not the ways to them', () => {
  const to = (action: string, about: Choice['about']) => anyChoice(action, { about })
  const choices = [to('move k', { tile: 'k' }), to('sneak k', { tile: 'k' }), to('leave', {})]
  const play = { grammar: { family: { go: { counts: 'tile' } } } } as unknown as Play
  const family: Slot = { kind: 'family', value: 'go', fact: '', choices, faded: false }
  expect(numberIn(play, family)).toBe(2)
  expect(numberIn(play, { ...family, kind: 'part' })).toBe(3)
})

test('a family keeps its letter, whatever its only option is called and whichever other families are there', async () => {
  settings.lang = 'fr'
  await loadWords()
  await loadGame('v_commandos')
  const families = ['go', 'fire', 'knife', 'doors', 'kit', 'deed']
  const family = (value: string): Slot => ({
    kind: 'family',
    value,
    fact: ' family',
    choices: [anyChoice(`save ${value}`, { label: 'économiser une action' })],
    faded: false,
  })
  const keys = (...shown: string[]): string[] =>
    keysIn({
      question: { kind: 'act', names: {} },
      grammar: { ask: { act: { families, parts: [], who: '' } }, verb: {}, family: {} },
      folded: { slots: shown.map(family), members: [], rest: [], scope: [], family: '' },
    } as unknown as Play)
  expect(keys(...families)).toEqual(['a', 't', 'p', 'o', 'e', 'g'])
  expect(keys('kit', 'deed')).toEqual(['e', 'g'])
  expect(keys('deed')).toEqual(['g'])
})

test('a place of a long name is said in two words where all such places have that name', () => {
  const places = ['Tuile Terrain d’entraînement E', 'Tuile Terrain d’entraînement G', 'Sortir par la trappe']
  expect(places.map((place) => withoutShared(place, places))).toEqual(['Tuile E', 'Tuile G', 'Sortir par la trappe'])
  const apart = ['Tuile Rues A', 'Tuile Ponts A', 'Tuile B']
  expect(
    apart.map((place) => withoutShared(place, apart)),
    'they would be mistaken for each other',
  ).toEqual(apart)
  const guns = ['Tir du MG 42 de gauche', 'Tir du MG 42 de droite']
  expect(guns.map((gun) => withoutShared(gun, guns))).toEqual(guns)
})
