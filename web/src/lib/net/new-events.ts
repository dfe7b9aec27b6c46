// Which events of an update are new to this client.

import type { Happened, Update } from '$gen/types'

/** The events of an update that this client has not had before. None if the update takes back events that the client has. */
export function added(known: Happened[], frame: Pick<Update, 'keep' | 'log'>): Happened[] {
  const by = new Map(known.map((event) => [event.n, event]))
  const last = known.at(-1)?.n ?? -1
  const end = frame.log.at(-1)?.n ?? frame.keep - 1
  if (end <= last) return []
  const stands = frame.keep > last || frame.log.every((event) => event.n > last || same(event, by.get(event.n)))
  return stands ? frame.log.filter((event) => event.n > last) : []
}

/** Whether both are the same event; their texts may be in different languages. */
function same(one: Happened, two: Happened | undefined): boolean {
  return (
    two === undefined ||
    (one.name === two.name && one.move === two.move && JSON.stringify(one.facts) === JSON.stringify(two.facts))
  )
}
