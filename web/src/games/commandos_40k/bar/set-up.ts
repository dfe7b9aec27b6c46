// The bar before the battle: the place that the player pointed at, a good place for one marker or model, or for all that are
// left.

import { narrow } from '$lib/browser/narrow.svelte'
import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnExit, OwnSlot } from '../../face'
import { asksAbout } from '../board/asked-about'
import { setUpOf, zoneOf } from '../board/drawing-tasks'
import { drawnChoice } from '../board/plan-rules'
import type { Game, KT } from '../types'
import { markerLetter, modelOf, shortName } from '../words/names'
import { atHand, type Run } from './at-hand.svelte'
import { lettered } from './slot-keys'

type Slot = Omit<OwnSlot, 'key'>
/** At most this many models have a slot beside the button that sets up all, if no place can be shown before one is chosen. */
const SHOWN = 4
/** The same on a phone, where names need room. */
const FEW = 2
/** The most markers that a mission has. */
const MARKERS: Record<string, number> = { air_assault: 3, rescue: 6 }

/** `n`: how many are left. */
function slot(id: string, icon: string, note: string, press: () => void, more: Partial<Slot> & { n?: number } = {}): Slot {
  const { n = 0, ...rest } = more
  return { id, icon, label: say(`web-kt-set-${id}`, { n }), short: say(`web-kt-set-${id}.short`), note, press, ...rest }
}

/** A good place, found by the server. `zone`: the survey that names it. */
function forMe({ surveyed, plan }: BarProps<Game>, zone: string, who: string): Slot {
  const way = (surveyed.get(zone) as KT.Survey | null | undefined)?.way ?? ''
  let sent = false
  const press = (): void =>
    plan((question) => {
      const first = question.options[0]
      if (sent || !first) return 'stop'
      if (question.kind === 'deploy') return first
      sent = true
      return drawnChoice(first, way)
    })
  // The server weighs many places: until it answers, the button says what it waits for.
  return slot('mine', 'lamp', surveyed.has(zone) ? who : say('web-kt-set-looking'), press, { idle: !way })
}

/** The place that the player pointed at. */
function here(): Slot {
  const drawer = atHand.drawer
  const ready = drawer !== null && drawer.pinned && drawer.ready
  return slot('here', 'check', ready ? '' : say('web-kt-set-point'), () => atHand.send(), { filled: ready, idle: !ready })
}

const run =
  ({ question }: BarProps<Game>, what: Run['what']) =>
  (): void => {
    atHand.run = { seat: question.by[0] ?? 0, what }
  }

/** Lays all markers that are left as one plan: one undo takes them back. One by one until the server has found places. */
function layAll(props: BarProps<Game>): void {
  const ways = ((props.surveyed.get('all marker') as KT.Survey | null | undefined)?.arranged ?? []).map(([, way]) => way)
  if (!ways.length) return run(props, 'marker')()
  props.plan((question) => {
    const [like, way] = [question.options[0], ways.shift()]
    return question.kind === 'marker' && like && way ? drawnChoice(like, way) : 'stop'
  })
}

const restOfModels = (props: BarProps<Game>): Slot =>
  slot('rest', 'team', say('web-kt-set-left-model', { n: waiting(props) }), run(props, 'model'))

/** Models are deployed when all markers lie (KT-OBJ-03). */
const later = (): Slot => slot('rest', 'team', say('web-kt-set-later'), () => {}, { idle: true })

/** It cannot be pressed: the set-up ends when everything stands. */
const ready = (what: Run['what'], n: number): OwnExit => ({
  label: say('web-kt-set-ready'),
  note: say('web-kt-set-still', { left: say(`web-kt-set-left-${what}`, { n }) }),
})

const back = (): boolean => atHand.drawer?.clear() ?? false

/** While the page sets up what is left, there is nothing to be pressed but the exit, which stops it. */
function goingBar({ all }: BarProps<Game>, left: number, what: Run['what']): OwnBar {
  const note = say(`web-kt-set-left-${what}`, { n: left })
  const going = slot('going', 'team', note, () => {}, { idle: true, holds: all.map((choice) => choice.action) })
  const exit = { label: say('web-kt-set-halt'), note: '', press: () => void (atHand.run = null) }
  return { slots: lettered([going]), ask: say(`web-kt-set-going-${what}`), exit }
}

/** Whether the page answers this question itself. */
const isGoing = ({ question }: BarProps<Game>, what: Run['what']): boolean =>
  atHand.run?.what === what && atHand.run.seat === question.by[0]

export function markerBar(props: BarProps<Game>): OwnBar {
  const { view } = props
  const all = MARKERS[view.mission] ?? 0
  const left = all - view.markers.length
  if (isGoing(props, 'marker')) return goingBar(props, left, 'marker')
  const letters = Array.from({ length: left }, (_, at) => markerLetter(view.markers.length + at))
  const rest = slot('markers', 'team', letters.join(' '), () => layAll(props), {
    n: left,
    idle: left < 2,
  })
  return {
    slots: lettered([
      here(),
      forMe(props, zoneOf(props.question), say('web-kt-marker', { n: letters[0] ?? '' })),
      rest,
      later(),
    ]),
    exit: ready('marker', left),
    back,
  }
}

const waiting = ({ view, question }: BarProps<Game>): number =>
  view.models.filter((model) => model.seat === question.by[0] && model.where === 'waiting').length

export function placeBar(props: BarProps<Game>): OwnBar {
  if (isGoing(props, 'model')) return goingBar(props, waiting(props), 'model')
  const model = modelOf(props.view, asksAbout(props.question))
  return {
    slots: lettered([here(), forMe(props, zoneOf(props.question), model?.id ?? ''), restOfModels(props)]),
    exit: ready('model', waiting(props)),
    back,
  }
}

/** Which model, and where: a place that is touched is for the first one; the others are in the list and in the left column. */
export function deployBar(props: BarProps<Game>): OwnBar {
  if (isGoing(props, 'model')) return goingBar(props, waiting(props), 'model')
  const exit = ready('model', waiting(props))
  const next = setUpOf(props.view, props.all)
  const model = modelOf(props.view, next?.model ?? '')
  if (next && model) {
    return {
      slots: lettered([here(), forMe(props, `zone ${model.id} 0`, model.id), restOfModels(props)]),
      ask: say('web-kt-set-where', { model: shortName(props.view, model) }),
      standing: say('web-kt-set-how'),
      exit,
      back,
    }
  }
  const models = props.all.slice(0, narrow.now ? FEW : SHOWN).flatMap((choice, at): OwnSlot[] => {
    const each = modelOf(props.view, choice.action.split(' ')[1] ?? '')
    if (!each) return []
    const label = shortName(props.view, each)
    const press = () => props.choose(choice)
    return [{ id: each.id, label, short: each.id, note: '', key: String(at + 1), action: choice.action, press }]
  })
  return { slots: [...lettered([restOfModels(props)]), ...models], exit }
}
