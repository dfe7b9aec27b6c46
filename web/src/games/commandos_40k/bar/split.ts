// The split of attacks among several targets. Changes keep the total.

/** The targets in the order in which the server asks about them, each with its attacks and its minimum. */
export interface Split {
  targets: { id: string; number: number; least: number }[]
}

/** All attacks on the first target, except the minimum of the others. */
export function allOnFirst(ids: string[], number: number, least: (id: string) => number): Split {
  const others = ids.slice(1).reduce((sum, id) => sum + least(id), 0)
  return {
    targets: ids.map((id, at) => ({ id, number: at ? least(id) : number - others, least: least(id) })),
  }
}

/** One attack more on a target, taken from the target that has most. No change if no other target can spare one. */
export function oneMore(split: Split, id: string): Split {
  const givers = split.targets.filter((each) => each.id !== id && each.number > each.least)
  const giver = givers.reduce<Split['targets'][number] | undefined>(
    (one, two) => (!one || two.number > one.number ? two : one),
    undefined,
  )
  return giver ? moved(split, giver.id, id, 1) : split
}

/** One attack less on a target, given to the first other target. No change if it can spare none. */
export function oneLess(split: Split, id: string): Split {
  const from = split.targets.find((each) => each.id === id)
  const to = split.targets.find((each) => each.id !== id)
  return from && to && from.number > from.least ? moved(split, id, to.id, 1) : split
}

/** All spare attacks on one target. */
export function allOn(split: Split, id: string): Split {
  return split.targets.reduce(
    (found, each) => (each.id === id ? found : moved(found, each.id, id, each.number - each.least)),
    split,
  )
}

function moved(split: Split, from: string, to: string, number: number): Split {
  const change = (id: string): number => (id === from ? -number : id === to ? number : 0)
  return { targets: split.targets.map((each) => ({ ...each, number: each.number + change(each.id) })) }
}

/** Every way to split so many attacks between two targets, most on the first one first; for more targets the present way. */
export function waysOf({ targets }: Split, total: number): number[][] {
  const [first, second, third] = targets
  if (!first || !second || third) return [targets.map((target) => target.number)]
  const most = total - second.least
  return Array.from({ length: most - first.least + 1 }, (_, at) => [most - at, total - most + at])
}
