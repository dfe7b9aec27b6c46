import { describe, expect, it } from 'vitest'
import { anyQuestion, choicesOf } from '$testing/frames'
import type { Switch } from '../../face'
import type { Game, HN, Question } from '../types'
import { chooser, deploySwitches, follows } from './places'

const option = choicesOf<Game>()
const asked = (kind: string, actions: string[], about: object = {}): Question =>
  anyQuestion(kind, {
    about: about as Question['about'],
    options: actions.map((action) => option(action)) as never,
  }) as Question
const view = { me: 0, seats: [{ deploying: ['us_30cal', 'us_m5'] }] } as unknown as HN.View
const where = (recruit: string): Question => asked('deploy_where', ['place a1'], { recruit })
const told = (deployment: Partial<HN.Deployment>): Map<string, unknown> =>
  new Map([
    ['deploy us_30cal', { deployment: { squares: {}, facing: '', faces: [], posture: '', best: [], scout: 0, ...deployment } }],
  ])
const switches = (deployment: Partial<HN.Deployment>, how: Record<string, string> = {}): Switch[] =>
  deploySwitches({ view, surveyed: told(deployment), question: where('us_30cal'), how })

describe('the switches of a unit that is deployed', () => {
  const squares = { a1: ['e', 'n'], b1: ['n', 's'] } as unknown as HN.Deployment['squares']

  it('turn through all facings that it can have somewhere, in the order of the compass, beginning towards the enemy', () => {
    expect(switches({ squares, facing: 's' })).toEqual([{ fact: 'direction', values: ['n', 'e', 's'], value: 's' }])
  })

  it('keep the value that the player has set', () => {
    expect(switches({ squares, facing: 's' }, { direction: 'e' })[0]!.value).toBe('e')
    expect(switches({ squares, facing: 's' }, { direction: 'w' })[0]!.value).toBe('n')
  })

  it('name the posture: an ambush is proposed, a tripod is not', () => {
    const faces = ['front', 'back'] as never
    expect(switches({ faces, posture: 'ambush', best: ['place a1', 'side back'] as never })).toEqual([
      { fact: 'face', values: ['front', 'back'], value: 'back' },
    ])
    expect(switches({ faces, posture: 'tripod', best: ['place a1', 'side front'] as never })[0]).toMatchObject({
      fact: 'tripod',
      value: 'front',
    })
  })

  it('are not there for a unit without a choice, nor before its square is asked for', () => {
    expect(switches({ squares: { a1: [] } as never, faces: ['back'] as never })).toEqual([])
    const question = asked('deploy', ['deploy us_30cal'])
    expect(deploySwitches({ view, surveyed: told({ squares, facing: 's' }), question, how: {} })).toEqual([])
  })
})

describe('after a square', () => {
  const set: Switch[] = [
    { fact: 'direction', values: ['n', 'e'], value: 'e' },
    { fact: 'face', values: ['front', 'back'], value: 'back' },
  ]
  const next = follows(option('place a1'), set)!

  it('the switches answer for facing and face', () => {
    expect(next(asked('deploy_facing', ['face n', 'face e']))).toMatchObject({ action: 'face e' })
    expect(next(asked('deploy_side', ['side front', 'side back']))).toMatchObject({ action: 'side back' })
    expect(next(asked('deploy', ['deploy us_m5']))).toBe('stop')
  })

  it('a facing that is impossible there is asked for', () => {
    expect(next(asked('deploy_facing', ['face n', 'face s']))).toBe('wait')
  })

  it('nothing follows from other choices', () => {
    expect(follows(option('deploy us_m5'), set)).toBeNull()
  })
})

describe('choosing a unit', () => {
  it('takes two answers if it could lie in ambush, and then those that place it', () => {
    const next = chooser('us_recon', ['place b2', 'side back'])
    expect(next(asked('deploy', ['deploy us_m5', 'deploy_ambush']))).toMatchObject({ action: 'deploy_ambush' })
    expect(next(asked('deploy_who', ['deploy us_recon', 'deploy us_scout']))).toMatchObject({ action: 'deploy us_recon' })
    expect(next(asked('deploy_where', ['place a1', 'place b2']))).toMatchObject({ action: 'place b2' })
    expect(next(asked('deploy_side', ['side front', 'side back']))).toMatchObject({ action: 'side back' })
    expect(next(asked('deploy', ['deploy us_m5', 'deploy_ambush']))).toBe('stop')
  })
})
