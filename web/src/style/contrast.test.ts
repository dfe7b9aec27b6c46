import { describe, expect, it } from 'vitest'
import terrains from '$games/operation_commando/missions/SainteMereEglise.svelte?raw'
import { contrast } from '$testing/contrast'
import tokens from './tokens.css?raw'

const [light = '', dark = ''] = tokens.split("[data-theme='dark']")
/** Every colour of a theme by its name. */
const coloursIn = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]))

describe.each([
  ['light', coloursIn(light)],
  ['dark', { ...coloursIn(light), ...coloursIn(dark) }],
])('the bars of odds, %s', (_, colours) => {
  const between = (one: string, two: string): number => contrast(colours[one]!, colours[two]!)

  it('have legible words, and stripes and dots that can be seen', () => {
    expect(between('accent-ink', 'o-best')).toBeGreaterThan(4.5)
    expect(between('o-best', 'o-mid')).toBeGreaterThan(3)
    expect(between('panel', 'o-bad')).toBeGreaterThan(3)
  })

  it('part from the ground, and the best from the rest', () => {
    expect(between('o-best', 'panel')).toBeGreaterThan(3)
    expect(between('o-best', 'o-none')).toBeGreaterThan(3)
    expect(between('ink', 'panel')).toBeGreaterThan(7)
  })
})

describe('a Terrain under the pointer', () => {
  it('keeps its words legible', () => {
    const words = /\.laid \{[^}]*\n {4}color: (#[0-9a-f]{6});/.exec(terrains)?.[1] ?? ''
    const ground = /\.laid:hover \{\n {4}background: (#[0-9a-f]{6});/.exec(terrains)?.[1] ?? ''
    expect(contrast(words, ground)).toBeGreaterThan(7)
  })
})
