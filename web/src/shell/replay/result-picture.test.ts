import { describe, expect, it } from 'vitest'
import { svgOf } from './result-picture'

const GAME = {
  title: 'Victory <of> Anna & Boris',
  about: 'V-Commandos · Bridges',
  scores: ['Anna 3'],
  side: 'Anna',
  chances: [0.5, 0.25, 1],
  points: [{ at: 1, text: 'x'.repeat(200), gain: '+75' }],
}

describe('the picture of a game', () => {
  it('is sound XML whatever names and sentences hold, and cuts long sentences', () => {
    const texts = [...svgOf(GAME).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((each) => each[1]!)
    expect(texts).toContain('Victory &lt;of&gt; Anna &amp; Boris')
    expect(texts).toContain('+75')
    expect(texts.find((each) => each.startsWith('1. x'))?.length).toBe(87)
  })

  it('draws the curve from below, over the whole width', () => {
    expect(svgOf(GAME)).toContain('M60 390L60.0 290.0L600.0 340.0L1140.0 190.0L1140 390Z')
  })
})
