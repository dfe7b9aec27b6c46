// A number with its sign, as sums are written.

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
