// The bar before the battle: a good place for one model, for all that are left, or the place that the player pointed at.

import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { asksAbout } from '../board/asked-about'
import { zoneOf } from '../board/drawing-tasks'
import { drawnChoice } from '../board/plan-rules'
import type { Choice, Game, KT } from '../types'
import { markerLetter, modelOf, shortName } from '../words/names'
import { atHand, type Run } from './at-hand.svelte'
import { lettered } from './slot-keys'

type Slot = Omit<OwnSlot, 'key'>
/** At most this many models have a slot beside the button that sets up all. */
const SHOWN = 4
/** The most markers that a mission has. */
const MARKERS: Record<string, number> = { air_assault: 3, rescue: 6 }

function slot(id: string, icon: string, note: string, press: () => void, more: Partial<Slot> = {}): Slot {
  return { id, icon, label: say(`web-kt-set-${id}`), short: say(`web-kt-set-${id}.short`), note, press, ...more }
}

/** A good place, found by the server. */
function forMe({ question, all, surveyed, choose }: BarProps<Game>, who: string): Slot {
  const way = (surveyed.get(zoneOf(question)) as KT.Survey | null | undefined)?.way ?? ''
  const found: Choice | undefined = way && all[0] ? drawnChoice(all[0], way) : undefined
  return slot('mine', 'lamp', who, () => found && choose(found), { idle: !found })
}

/** The place that the player pointed at. */
function here(): Slot {
  const drawer = atHand.drawer
  const ready = drawer !== null && drawer.pinned && drawer.ready
  return slot('here', 'check', ready ? '' : say('web-kt-set-point'), () => atHand.send(), { filled: ready, idle: !ready })
}

function rest({ question }: BarProps<Game>, what: Run['what'], left: number): Slot {
  const note = say(`web-kt-set-left-${what}`, { n: left })
  return slot(what === 'marker' ? 'markers' : 'rest', 'team', note, () => (atHand.run = { seat: question.by[0] ?? 0, what }))
}

const back = (): boolean => atHand.drawer?.clear() ?? false

export function markerBar(props: BarProps<Game>): OwnBar {
  const { view } = props
  const left = (MARKERS[view.mission] ?? 0) - view.markers.length
  const who = say('web-kt-marker', { n: markerLetter(view.markers.length) })
  return { slots: lettered([here(), forMe(props, who), ...(left > 1 ? [rest(props, 'marker', left)] : [])]), back }
}

const waiting = ({ view, question }: BarProps<Game>): number =>
  view.models.filter((model) => model.seat === question.by[0] && model.where === 'waiting').length

export function placeBar(props: BarProps<Game>): OwnBar {
  const model = modelOf(props.view, asksAbout(props.question))
  const left = waiting(props)
  return {
    slots: lettered([
      here(),
      forMe(props, model ? shortName(props.view, model) : ''),
      ...(left > 1 ? [rest(props, 'model', left)] : []),
    ]),
    back,
  }
}

export function deployBar(props: BarProps<Game>): OwnBar {
  const models = props.all.slice(0, SHOWN).flatMap((choice, at): OwnSlot[] => {
    const model = modelOf(props.view, choice.action.split(' ')[1] ?? '')
    if (!model) return []
    const label = shortName(props.view, model)
    const press = () => props.choose(choice)
    return [{ id: model.id, label, short: model.id, note: '', key: String(at + 1), action: choice.action, press }]
  })
  return { slots: [...lettered([rest(props, 'model', waiting(props))]), ...models] }
}
