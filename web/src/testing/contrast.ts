// How well two colours can be told apart, as WCAG measures it.

/** The relative luminance of a colour (`#rrggbb`), from which contrast is computed. */
export function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrast = (one: string, two: string): number => {
  const [dark, bright] = [light(one), light(two)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}
