// The sort order of order tokens.

const LAST = ['bluff', 'special']

/** Numbers first, then bluffs, then special orders. */
export const byToken = (one: string, two: string): number => LAST.indexOf(one) - LAST.indexOf(two) || Number(one) - Number(two)
