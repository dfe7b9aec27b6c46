// Sums of two dice.

/** How many of the 36 throws of two dice come to at least that total. */
export function throwsFor(total: number): number {
  let found = 0
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= total) found += 1
  return found
}

export const chanceOfTotal = (total: number): number => throwsFor(total) / 36
