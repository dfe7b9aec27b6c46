// Helpers that the drawings of cards and terrains share: a seeded random generator, hedges, houses, icons of the sprite.

/** A small seeded random generator, so that a card always looks the same. */
export function hand(seed: number): (from: number, to: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return (from, to) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return from + (state / 4294967296) * (to - from)
  }
}

/** A hash of a name, used as a seed. */
export const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

export const INK = '#10161a'
export const LAMP = '#f0b45a'
export const PALE = '#efe6cf'

/** An icon of the sprite. */
export const glyph = (name: string, x: number, y: number, size: number, colour = INK): string =>
  `<use href="#g-${name}" x="${x}" y="${y}" width="${size}" height="${size}" style="color:${colour};--g:#444"/>`

/** A row of bushes: an irregular upper edge, filled down to the ground. */
export function hedge(
  draw: ReturnType<typeof hand>,
  width: number,
  y: number,
  height: number,
  colour: string,
  foot = 100,
): string {
  let path = `M0 ${y}`
  for (let x = 0; x < width;) {
    const step = draw(5, 11)
    path += `q${(step / 2).toFixed(1)} ${(-draw(2, height)).toFixed(1)} ${step.toFixed(1)} 0`
    x += step
  }
  return `<path d="${path}V${foot}H0Z" fill="${colour}"/>`
}

export const house = (x: number, y: number, width: number, height: number, roof: number, colour = '#1a2230'): string =>
  `<path d="M${x} ${y}v${-height}l${width / 2}-${roof} ${width / 2} ${roof}v${height}Z" fill="${colour}"/>` +
  `<rect x="${Math.round(x + width * 0.3)}" y="${Math.round(y - height + 5)}" width="4" height="6" fill="${LAMP}"/>`

const wave = (y: number): string => `M0 ${y}c20-4 30 4 50 0s30 4 50 0 30 4 50 0 30 4 50 0`

export const waves = (ys: number[], colour: string, width = 1.4): string =>
  `<path d="${ys.map(wave).join('')}" stroke="${colour}" stroke-width="${width}" fill="none" opacity=".65"/>`
