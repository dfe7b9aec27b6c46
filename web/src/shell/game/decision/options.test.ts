import { describe, expect, it } from 'vitest'
import type { Choice } from '$gen/types'
import { anyChoice } from '$testing/frames'
import { arrange, labelOf } from './options'

const option = (action: string, more: Partial<Choice> = {}) => anyChoice(action, { kind: 1, cost: 1, ...more })

describe('the decision bar', () => {
  it('puts ways out on the right with the key 0, and numbers the rest in order', () => {
    const { groups, quiet, keys } = arrange([option('end'), option('shoot', { kind: 3 }), option('move', { kind: 1 })])
    expect(quiet.map((each) => each.action)).toEqual(['end'])
    expect(groups[0]!.options.map((each) => each.action)).toEqual(['move', 'shoot'])
    expect([keys.get('move'), keys.get('shoot'), keys.get('end')]).toEqual(['1', '2', '0'])
  })

  it('folds many small things, but never what the coach asks for', () => {
    const small = ['a', 'b', 'c', 'd'].map((item) => option(`pick ${item}`, { minor: true }))
    expect(arrange([option('move'), ...small]).minor).toHaveLength(4)
    expect(arrange([option('move'), ...small.slice(1)]).minor).toHaveLength(0)
    const asked = [{ ...small[0]!, asked: true }, ...small.slice(1), option('pick e', { minor: true })]
    expect(arrange(asked).groups[0]!.options[0]!.action).toBe('pick a')
  })

  it('leaves M and Z to the sound and to taking back', () => {
    const many = Array.from({ length: 60 }, (_, at) => option(`move ${at}`))
    const keys = [...arrange(many).keys.values()]
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).not.toContain('m')
    expect(keys).not.toContain('z')
  })

  it('lets a window pass by the last of its buttons, still with the key 0', () => {
    const options = [option('pass'), option('play c04'), option('opportunity u3')]
    const { groups, quiet, keys } = arrange(options, true)
    expect(groups.map((group) => group.options.map((each) => each.action))).toEqual([['play c04', 'opportunity u3', 'pass']])
    expect(quiet).toEqual([])
    expect(keys.get('pass')).toBe('0')
  })

  it('splits a label that is too long for a button at its colon', () => {
    const long = labelOf(
      option('choose', { label: 'médecin, côté bleu : Sten, trousse de soin, et bien d’autres choses encore' }),
    )
    expect(long.head).toBe('Médecin, côté bleu')
    expect(long.more.startsWith('Sten')).toBe(true)
  })
})
