import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Face } from '$games/face'
import type { Happened, Update } from '$gen/types'
import { settings } from '$lib/browser/settings.svelte'
import type { AnyGame } from '$lib/net/wire'
import { anyEvent, anyUpdate } from '$testing/frames'
import { Show } from './show.svelte'

const played: string[] = []
vi.mock('$lib/browser/sound.svelte', () => ({ sound: { play: (name: string) => played.push(name) } }))
vi.mock('../browser/sound.svelte', () => ({ sound: { play: (name: string) => played.push(name) } }))

/** A face whose view is the list of the events applied to it. The event 'quiet' gets no pause. */
const face = {
  apply: (view: number[], event: Happened) => [...view, event.n],
  pause: (event: Happened) => (event.name === 'quiet' ? 0 : 1000),
  dice: (event: Happened) => (event.name === 'rolled' ? { faces: [6], against: false } : null),
  sound: () => 'knock',
  told: (heading: Happened) => heading.name === 'enemy',
  turn: () => turn,
} as unknown as Face<AnyGame>

let show: Show
let turn = 1
let seq = 0

const told = (...events: Happened[]): { update: Update; events: Happened[] } => {
  seq += 1
  return { update: anyUpdate(seq, { log: events, keep: events[0]?.n ?? 0, view: [-seq] }), events }
}
const event = (n: number, more: Partial<Happened> = {}): Happened => anyEvent(n, { by: 1, ...more })
const after = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers()
  settings.pace = 'normal'
  turn = 1
  played.length = 0
  seq = 0
  show = new Show(face, (seat) => seat === 0)
  show.begin(anyUpdate(0, { view: [] }), [])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('events are shown one after the other, then the true view', async () => {
  show.add(told(event(1), event(2)), [])
  expect([show.view, show.now?.n, show.shown, show.playing]).toEqual([[1], 1, 1, true])
  await after(1000)
  expect([show.view, show.now?.n, show.shown]).toEqual([[1, 2], 2, 2])
  expect(show.settled?.seq).toBe(0)
  await after(1000)
  expect([show.view, show.now, show.playing]).toEqual([[-1], null, false])
  expect(show.settled?.seq).toBe(1)
})

test('an update that comes meanwhile waits, and each ends with its own true view', async () => {
  show.add(told(event(1)), [])
  show.add(told(event(2)), [])
  expect(show.view).toEqual([1])
  await after(1000)
  expect([show.view, show.settled?.seq]).toEqual([[-1, 2], 1])
  await after(1000)
  expect([show.view, show.settled?.seq]).toEqual([[-2], 2])
})

test('what comes after a held update waits until it is let go', async () => {
  show.holdAfter(1)
  show.add(told(event(1)), [])
  show.add(told(event(2)), [])
  await after(5000)
  expect([show.settled?.seq, show.shown, show.playing]).toEqual([1, 1, true])
  show.holdAfter(Infinity)
  await after(0)
  expect(show.now?.n).toBe(2)
  await after(1000)
  expect([show.settled?.seq, show.playing]).toEqual([2, false])
})

test('other eyes end the waiting', async () => {
  show.holdAfter(1)
  show.add(told(event(1)), [])
  show.add(told(event(2)), [])
  await after(5000)
  show.holdAfter(Infinity)
  const other = anyUpdate(9, { anew: true, view: ['theirs'] })
  show.add({ update: other, events: [] }, [])
  await after(1000)
  expect([show.view, show.settled, show.playing]).toEqual([['theirs'], other, false])
})

test('an update without events is shown at once', () => {
  show.add(told(), [])
  expect([show.view, show.settled?.seq, show.playing]).toEqual([[-1], 1, false])
})

test('what is not shown takes no time, but moves the pieces', async () => {
  show.add(told(event(1, { name: 'quiet' }), event(2)), [])
  await after(0)
  expect([show.view, show.now?.n]).toEqual([[1, 2], 2])
})

test('skipping ends it at once with the true view of the last update', async () => {
  show.add(told(event(1), event(2)), [])
  show.add(told(event(3)), [])
  show.skip()
  await after(0)
  expect([show.view, show.settled?.seq, show.playing]).toEqual([[-2], 2, false])
  show.add(told(event(4)), [])
  expect([show.view, show.now?.n]).toEqual([[-2, 4], 4])
})

test('a page that nobody looks at shows nothing', async () => {
  vi.stubGlobal('document', { hidden: true })
  show.add(told(event(1), event(2)), [])
  await after(0)
  expect([show.view, show.playing]).toEqual([[-1], false])
})

test('other eyes see neither what was shown before nor what was to be', async () => {
  show.add(told(event(1), event(2)), [])
  show.add(told(event(3)), [])
  const other = anyUpdate(9, { anew: true, view: ['theirs'] })
  show.add({ update: other, events: [] }, [])
  await after(0)
  expect([show.view, show.settled, show.playing, show.now]).toEqual([['theirs'], other, false, null])
})

describe('how long', () => {
  test('one’s own move is known already', async () => {
    show.add(told(event(1, { by: 0 })), [])
    await after(319)
    expect(show.playing).toBe(true)
    await after(1)
    expect(show.playing).toBe(false)
  })

  test('what the rules do in one’s own turn is shown in full', async () => {
    show.add(told(event(1, { by: 0, forced: true })), [])
    await after(320)
    expect(show.playing).toBe(true)
  })

  test.each([
    [2, 1000],
    [3, 333],
  ])('in turn %i a step of the enemy takes %i ms', async (number, length) => {
    turn = number
    show.add(told(event(1, { name: 'enemy', heading: 2 }), event(2)), [])
    await after(length - 1)
    expect(show.now?.n).toBe(1)
    await after(2)
    expect(show.now?.n).toBe(2)
    await after(length)
    expect(show.playing).toBe(false)
  })

  test.each([
    ['slow', 1800],
    ['fast', 450],
    ['off', 0],
  ] as const)('at %s pace it takes %i ms', async (pace, length) => {
    settings.pace = pace
    show.add(told(event(1)), [])
    if (length) await after(length - 1)
    expect(show.playing).toBe(length > 0)
    await after(1)
    expect(show.playing).toBe(false)
  })

  test('the show catches up when many updates wait', async () => {
    show.add(told(event(1)), [])
    show.add(told(...Array.from({ length: 41 }, (_, n) => event(n + 10))), [])
    show.add(told(...Array.from({ length: 41 }, (_, n) => event(n + 100))), [])
    await after(1000)
    expect(show.now?.n).toBe(10)
    await after(300)
    expect(show.now?.n).toBe(11)
  })
})

describe('step by step', () => {
  beforeEach(() => {
    settings.pace = 'step'
  })

  test('the enemy’s turn waits for a key at each event', async () => {
    show.add(told(event(1, { name: 'enemy', heading: 2 }), event(2), event(3)), [])
    await after(1000)
    expect([show.now?.n, show.holding]).toEqual([2, true])
    await after(60_000)
    expect(show.now?.n).toBe(2)
    show.next()
    await after(0)
    expect(show.now?.n).toBe(3)
    show.next()
    await after(0)
    expect([show.playing, show.holding]).toEqual([false, false])
  })

  test('other parts of the game do not', async () => {
    show.add(told(event(1, { name: 'ours', heading: 2 }), event(2)), [])
    await after(2000)
    expect(show.playing).toBe(false)
  })

  test('the part that was open when the page was loaded counts', async () => {
    show.begin(anyUpdate(0, { view: [] }), [event(1, { name: 'enemy', heading: 2 })])
    show.add(told(event(2)), [])
    await after(5000)
    expect(show.holding).toBe(true)
  })
})

test('dice are heard, else the sound of the event', async () => {
  show.add(told(event(1, { name: 'rolled' }), event(2)), [])
  await after(2000)
  expect(played).toEqual(['dice', 'knock'])
})

describe('a turn that has ended', () => {
  /** Two answers of a turn that began with event 1; the second ends it with event 6. */
  const turnEnds = async (): Promise<Happened[]> => {
    const [begun, ended] = [event(1, { heading: 1 }), event(6, { heading: 1 })]
    show.add(told(begun, event(2)), [])
    show.add(told(event(3)), [])
    show.add(told(event(4), event(5), ended), [])
    await after(10_000)
    return [begun, ...[2, 3, 4, 5].map((n) => event(n)), ended]
  }

  test('is shown again from its first question, then the true view is back', async () => {
    const log = await turnEnds()
    const stood = [show.view, show.shown]
    expect(show.canRepeat(6, log)).toBe(true)
    const done = show.repeat(6, log)
    expect([show.view, show.now?.n, show.playing]).toEqual([[-1, 3], 3, true])
    await after(1000)
    expect(show.view).toEqual([-1, 3, 4])
    await after(2000)
    await done
    expect([show.view, show.shown, show.playing, show.repeating, show.now]).toEqual([...stood, false, false, null])
  })

  test('takes its time, however fast the game is shown', async () => {
    const log = await turnEnds()
    settings.pace = 'off'
    void show.repeat(6, log)
    await after(449)
    expect(show.now?.n).toBe(3)
    await after(1)
    expect(show.now?.n).toBe(4)
  })

  test('may be broken off, and what comes meanwhile waits', async () => {
    const log = await turnEnds()
    const done = show.repeat(6, log)
    show.add(told(event(7)), [])
    expect(show.now?.n).toBe(3)
    show.skip()
    await after(0)
    await done
    expect([show.now?.n, show.playing]).toEqual([7, true])
  })

  test('is not shown again where the log no longer has it, nor to another person', async () => {
    const log = await turnEnds()
    expect(show.canRepeat(6, log.slice(4))).toBe(false)
    const next = told(event(7))
    show.add({ ...next, update: { ...next.update, anew: true } }, [])
    expect(show.canRepeat(6, log)).toBe(false)
  })
})
