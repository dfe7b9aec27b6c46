// Which events of an update are new to this client.

import type { Happened, Update } from '$gen/types'

/** The events of an update that were not known before; none where what was known has been taken back. */
export function added(known: Happened[], frame: Pick<Update, 'keep' | 'log'>): Happened[] {
  const by = new Map(known.map((event) => [event.n, event]))
  const last = known.at(-1)?.n ?? -1
  const end = frame.log.at(-1)?.n ?? frame.keep - 1
  if (end <= last) return []
  const stands = frame.keep > last || frame.log.every((event) => event.n > last || same(event, by.get(event.n)))
  return stands ? frame.log.filter((event) => event.n > last) : []
}

/** The same event, perhaps told in another language. */
function same(one: Happened, two: Happened | undefined): boolean {
  return (
    two === undefined ||
    (one.name === two.name && one.move === two.move && JSON.stringify(one.facts) === JSON.stringify(two.facts))
  )
}
