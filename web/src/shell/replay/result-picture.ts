// A finished game as a picture to be shared: how it ended, the curve of the chance to win, and its turning points. Drawn as
// SVG by this page and turned into PNG by the browser; nothing is fetched.

const [WIDTH, HEIGHT] = [1200, 630]
/** Where the curve is drawn. */
const CURVE = { left: 60, top: 190, width: 1080, height: 200 }
/** So many turning points have room, and so many letters a line. */
const MOST = 4
const LETTERS = 84

export interface Pictured {
  title: string
  /** Game and scenario. */
  about: string
  /** Seats with their scores. */
  scores: string[]
  /** Whose chance to win the curve shows. */
  side: string
  /** The chance to win at each moment. */
  chances: number[]
  points: { at: number; text: string; gain: string }[]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const short = (text: string): string => (text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text)

const x = (at: number, last: number): number => CURVE.left + (CURVE.width * at) / Math.max(1, last)
const y = (chance: number): number => CURVE.top + CURVE.height * (1 - chance)

/** The picture as SVG. */
export function svgOf(game: Pictured): string {
  const last = game.chances.length - 1
  const bottom = CURVE.top + CURVE.height
  const line = game.chances.map((chance, at) => `${x(at, last).toFixed(1)} ${y(chance).toFixed(1)}`).join('L')
  const points = game.points.slice(0, MOST)
  const text = (left: number, top: number, size: number, words: string, more = ''): string =>
    `<text x="${left}" y="${top}" font-size="${size}" ${more}>${escaped(words)}</text>`
  const marks = points.map(({ at }, number) => {
    const [left, top] = [x(at, last), y(game.chances[at] ?? 0.5)]
    return `<circle cx="${left}" cy="${top}" r="15" fill="#f2b705" stroke="#1b2a22" stroke-width="2.5"/>${text(left, top + 6, 18, String(number + 1), 'text-anchor="middle" font-weight="700"')}`
  })
  const told = points.map(
    (point, number) =>
      text(CURVE.left, bottom + 48 + 36 * number, 22, `${number + 1}. ${short(point.text)}`) +
      text(CURVE.left + CURVE.width, bottom + 48 + 36 * number, 22, point.gain, 'text-anchor="end" font-weight="700"'),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" fill="#1b2a22">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfcf7"/><rect width="14" height="${HEIGHT}" fill="#235c41"/>`,
    text(60, 58, 22, `Bocage · ${game.about}`, 'fill="#4c5a52"'),
    text(60, 112, 44, game.title, 'font-family="serif" font-weight="700"'),
    text(60, 156, 24, game.scores.join('   ·   ')),
    `<rect x="${CURVE.left}" y="${CURVE.top}" width="${CURVE.width}" height="${CURVE.height}" fill="#46525c"/>`,
    `<path d="M${CURVE.left} ${bottom}L${line}L${CURVE.left + CURVE.width} ${bottom}Z" fill="#d3d3a6"/>`,
    `<path d="M${CURVE.left} ${y(0.5)}H${CURVE.left + CURVE.width}" stroke="#fff" stroke-dasharray="6 8" stroke-width="2"/>`,
    text(CURVE.left + 12, bottom - 12, 20, game.side, 'font-weight="700"'),
    ...marks,
    ...told,
    '</svg>',
  ].join('')
}

/** The picture as PNG. */
export async function pngOf(game: Pictured): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(game))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the browser draws no picture'))), 'image/png'),
  )
}

/** Gives a picture to the reader as a file. */
export function download(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
