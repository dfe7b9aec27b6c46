import { beforeEach, describe, expect, it } from 'vitest'
import { choicesOf, eventsOf } from '$testing/frames'
import { duelOf } from '../attacks/last-attack'
import { oddsOf } from '../attacks/reaction-odds'
import { betterChance } from '../attacks/rerolls'
import { chanceOfTotal, throwsFor } from '../attacks/two-dice'
import { listed, onlyTactic } from '../board/listed-options'
import { look } from '../board/selection'
import type { Game, KT } from '../types'
import { specialismRule, specialistTacticRule } from '../words/ability-rules'
import { apply, placesTold } from './apply'
import { dice } from './presentation'

const event = eventsOf<Game>()
const made = choicesOf<Game>()
const choice = (action: string, label: string) => made(action, { label, kind: 1 })

describe('the decision bar', () => {
  beforeEach(() => look.reset())
  const moves = [
    choice('normal a1', 'Normal move: Lancer (a1)'),
    choice('charge a1', 'Charge: Lancer (a1)'),
    choice('normal a2', 'Normal move: Gunner (a2)'),
    choice('end', 'End my moves'),
  ]

  it('leaves the deeds of many models to the table until one of them is chosen', () => {
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].flatMap((id) => [
      choice(`normal ${id}`, `Normal move: Lancer (${id})`),
      choice(`advance ${id}`, `Advance: Lancer (${id})`),
      choice(`stay ${id}`, `Stay: Lancer (${id})`),
    ])
    expect(listed([...many, choice('end', 'End my moves')]).map((each) => each.action)).toEqual(['end'])
    look.open('a2')
    expect(listed([...many, choice('end', 'End my moves')]).map((each) => each.action)).toEqual([
      'normal a2',
      'advance a2',
      'stay a2',
      'end',
    ])
  })

  it('says what is done, under the name of who does it', () => {
    expect(listed(moves).map((each) => [each.who, each.label])).toEqual([
      ['Lancer (a1)', 'Normal move'],
      ['Lancer (a1)', 'Charge'],
      ['Gunner (a2)', 'Normal move'],
      ['', 'End my moves'],
    ])
  })

  it('keeps the name in each label where there is only one', () => {
    expect(listed([...moves.slice(0, 2), moves[3]!]).map((each) => each.label)).toEqual([
      'Normal move: Lancer (a1)',
      'Charge: Lancer (a1)',
      'End my moves',
    ])
  })

  it('calls models by their names alone where the same is asked of all', () => {
    expect(
      listed([choice('deploy a1', 'Set up: Lancer (a1)'), choice('deploy a2', 'Set up: Gunner (a2)')]).map(
        (each) => each.label,
      ),
    ).toEqual(['Lancer (a1)', 'Gunner (a2)'])
  })

  it('lists the options of the model that is looked at, and what belongs to nobody', () => {
    look.open('a1')
    expect(listed(moves).map((each) => each.action)).toEqual(['normal a1', 'charge a1', 'end'])
    look.open('b7')
    expect(listed(moves)).toHaveLength(4)
  })

  it('puts tactics over the models they can be used on, where there are several', () => {
    const [shot, smoke] = [
      choice('use decisive_shot a1', 'Decisive shot (1 CP): Lancer (a1)'),
      choice('use smoke_screen a1', 'Smoke screen (1 CP): Lancer (a1)'),
    ]
    expect(listed([shot, smoke, choice('pass', 'No tactic')]).map((each) => [each.who, each.label])).toEqual([
      ['Decisive shot (1 CP)', 'Lancer (a1)'],
      ['Smoke screen (1 CP)', 'Lancer (a1)'],
      ['', 'No tactic'],
    ])
    expect(listed([shot, choice('pass', 'No tactic')])[0]!.label).toBe('Decisive shot (1 CP): Lancer (a1)')
  })

  it('names models alone where one tactic is offered to several, and the tactic under the question', () => {
    const shots = ['a1', 'a2'].map((id) => choice(`use decisive_shot ${id}`, `Decisive shot (1 CP): Lancer (${id})`))
    expect(listed(shots).map((each) => [each.who, each.label])).toEqual([
      ['', 'Lancer (a1)'],
      ['', 'Lancer (a2)'],
    ])
    expect(onlyTactic(shots)).toBe('Decisive shot (1 CP)')
    expect(onlyTactic([shots[0]!, choice('use smoke_screen a1', 'Smoke screen (1 CP): Lancer (a1)')])).toBe('')
  })

  it('says of a reaction only what it is: whose it is stands under the question', () => {
    expect(
      listed([choice('overwatch a1', 'Overwatch: Lancer (a1)'), choice('none a1', 'No reaction: Lancer (a1)')]).map(
        (each) => each.label,
      ),
    ).toEqual(['Overwatch', 'No reaction'])
  })

  it('names shots by their weapon', () => {
    expect(listed([choice('fire rifle b2', 'Fire at Brawler (b2): Rifle')]).map((each) => [each.who, each.label])).toEqual([
      ['Rifle', 'Fire at Brawler (b2)'],
    ])
  })

  it('leaves places to the table', () => {
    expect(listed([choice('path 3,4', 'Go to 3; 4'), choice('halt', 'Do not move')]).map((each) => each.action)).toEqual([
      'halt',
    ])
  })
})

describe('the last attack', () => {
  const rolled = { model: 'a1', bonus: 0, need: 4 }
  const log = [
    event('attacks', { model: 'a1', weapon: 'rifle', foe: 'b2', number: 2 }, 1),
    event('hit_rolled', { ...rolled, die: 2, hit: 0 }),
    event('rerolled', { seat: 0, dice: [5] }),
    event('hit_rolled', { ...rolled, die: 5, hit: 1 }),
    event('wound_rolled', { ...rolled, die: 1, wounds: 0 }),
    event('hit_rolled', { ...rolled, die: 6, hit: 1 }),
    event('wound_rolled', { ...rolled, die: 4, wounds: 1 }),
    event('out', { model: 'b2' }),
  ]

  it('is told attack by attack; a die that was thrown again does not count', () => {
    const duel = duelOf(log)
    expect(duel?.attacks.map((attack) => attack.map((each) => [each.roll, each.dice[0], each.good, each.void]))).toEqual([
      [
        ['hit', 2, false, true],
        ['hit', 5, true, false],
        ['wound', 1, false, false],
      ],
      [
        ['hit', 6, true, false],
        ['wound', 4, true, false],
      ],
    ])
    expect(duel?.results.map((each) => each.name)).toEqual(['out'])
  })

  it('stands until another rolls dice, whatever comes between', () => {
    expect(
      duelOf([...log, event('phase', { phase: 'fight' }), event('advance_rolled', { model: 'a3', dice: [3], bonus: 3 })])
        ?.weapon,
    ).toBe('rifle')
    expect(duelOf([event('phase', { phase: 'fight' })])).toBeNull()
  })
})

describe('another throw', () => {
  const thrown = { roll: 'hit' as const, dice: [2], bonus: 0, need: 4, good: false, void: false }

  it('succeeds by the modified die, a 1 never and a 6 always', () => {
    expect(betterChance(thrown, 0)).toBeCloseTo(1 / 2)
    expect(betterChance({ ...thrown, bonus: -4 }, 0)).toBeCloseTo(1 / 6)
    expect(betterChance({ ...thrown, bonus: 3 }, 0)).toBeCloseTo(5 / 6)
    expect(betterChance({ ...thrown, roll: 'save', bonus: -4 }, 0)).toBe(0)
  })

  it('of a trauma roll counts the highest die, and nothing helps a fourth wound', () => {
    const trauma = { ...thrown, roll: 'trauma' as const, dice: [6, 5], need: null }
    expect(betterChance(trauma, 0)).toBeCloseTo(1 / 4)
    expect(betterChance({ ...trauma, bonus: -1 }, 0)).toBeCloseTo(4 / 9)
    expect(betterChance(trauma, 3)).toBe(0)
    expect(betterChance({ ...thrown, roll: 'charge' }, 0)).toBeNull()
  })
})

describe('two dice', () => {
  it('reach 7 in 21 throws of 36, 2 always and 13 never', () => {
    expect([2, 7, 12, 13].map(throwsFor)).toEqual([36, 21, 1, 0])
    expect(chanceOfTotal(7)).toBeCloseTo(21 / 36)
  })
})

describe('a reaction', () => {
  const charge = {
    aims: [{ foe: 'a1', gap: 7000, total: 7, chance: 0.5 }],
    threats: [{ foe: 'a1', hits: 0.4, out: 0.2 }],
  } as unknown as KT.ChargeOf

  it('tells how likely the charger falls and still arrives', () => {
    expect(oddsOf(charge, choice('overwatch a1', 'Overwatch'))).toEqual({ hits: 0.4, out: 0.2, arrives: 0.4 })
    expect(oddsOf(charge, choice('none a1', 'No reaction'))).toEqual({ hits: null, out: null, arrives: 0.5 })
  })

  it('tells nothing before a retreat is made, nor before the table has answered', () => {
    expect(oddsOf(charge, choice('retreat a1', 'Retreat')).arrives).toBeNull()
    expect(oddsOf(null, choice('none a1', 'No reaction')).arrives).toBeNull()
  })
})

describe('what happens', () => {
  const model = {
    id: 'a1',
    seat: 0,
    kind: 0,
    where: 'table',
    x: 0,
    y: 0,
    z: 0,
    hp: 2,
    light: 0,
    shaken: false,
    tokens: [] as string[],
    done: true,
  }
  const team = (seat: number) => ({ seat, cp: 2, broken: false, tactics: [{ id: 'decisive_shot', used: false }] })
  const view = {
    round: 1,
    phase: 'movement',
    sub: '',
    models: [model],
    markers: [{ id: 'm1', state: 'intact' }],
    teams: [team(0), team(1)],
  } as unknown as KT.View

  it('moves models to the end of their path', () => {
    const path = [1000, 2000, 0, 1500, 2500, 3000]
    const moved = event('moved', { model: 'a1', path, cost: 700 })
    expect(placesTold(path)).toHaveLength(2)
    expect(apply(view, moved).models[0]).toMatchObject({ x: 1500, y: 2500, z: 3000 })
  })

  it('wounds, shakes and removes them', () => {
    const after = [
      event('damaged', { model: 'a1', number: 1, left: 1 }),
      event('light_wound', { model: 'a1', number: 1 }),
      event('shaken', { model: 'a1' }),
    ].reduce(apply, view)
    expect(after.models[0]).toMatchObject({ hp: 1, light: 1, shaken: true })
    expect(apply(after, event('out', { model: 'a1' })).models[0]).toMatchObject({ where: 'out' })
  })

  it('pays tactics, turns markers, and lets all act again in a new phase', () => {
    const paid = apply(view, event('tactic_on', { seat: 1, tactic: 'decisive_shot', cost: 1, model: 'a1' }))
    expect(paid.teams[1]).toMatchObject({ cp: 1, tactics: [{ used: true }] })
    expect(apply(view, event('sabotaged', { seat: 0, marker: 'm1' })).markers[0]).toMatchObject({ state: 'sabotaged' })
    expect(apply(view, event('phase', { phase: 'shooting' }))).toMatchObject({ phase: 'shooting', models: [{ done: false }] })
  })

  it('shows dice once, on the side of who rolled them', () => {
    expect(dice(event('hit_rolled', { model: 'b3', die: 4, bonus: 0, need: 3, hit: 1 }))).toEqual({ faces: [4], against: true })
    expect(dice(event('roll_off', { seat: 0, die: 5, die2: 2 }))?.faces).toEqual([5, 2])
    expect(dice(event('rerolled', { seat: 0, dice: [3] }))).toBeNull()
  })
})

it('specialisms stand in the rules in their order, each before its tactic', () => {
  expect([
    specialismRule('leader'),
    specialismRule('zealot'),
    specialistTacticRule('lead_by_example'),
    specialistTacticRule('frenzy'),
  ]).toEqual(['KT-SPEC-01', 'KT-SPEC-19', 'KT-SPEC-02', 'KT-SPEC-20'])
})
