// The bar while a path is drawn: go there, as far as possible, as near as possible to an enemy, over the edge.

import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { asksAbout } from '../board/asked-about'
import { reachOf } from '../board/drawing-tasks'
import { flat, inches, type Place, placesIn } from '../board/lengths'
import type { Drawer, Task } from '../board/path-drawing.svelte'
import type { Choice, Game, KT } from '../types'
import { fullName, modelOf } from '../words/names'
import { atHand } from './at-hand.svelte'
import { lettered } from './slot-keys'

type Draft = Omit<OwnSlot, 'key'>

interface Way {
  places: Place[]
  action: string
  far: number
  /** The distance from the path's end to the nearest enemy. */
  near: number
}

/** The offered paths of a model, with their length and their end's distance to the nearest enemy. */
export function waysOf(view: KT.View, model: KT.ModelView, actions: string[]): Way[] {
  const foes = view.models.filter((each) => each.seat !== model.seat && each.where === 'table')
  return actions.map((action) => {
    const places = placesIn(action, model.z)
    const end = places.at(-1) ?? model
    return { places, action, far: flat(model, end), near: Math.min(...foes.map((foe) => flat(foe, end))) }
  })
}

const best = (ways: Way[], better: (one: Way, two: Way) => boolean): Way | undefined =>
  ways.reduce<Way | undefined>((found, way) => (!found || better(way, found) ? way : found), undefined)

/** The slot that sends the drawn path. */
function goThere(drawer: Drawer): Draft {
  const ready = drawer.pinned && drawer.ready
  const drawn = drawer.result?.drawn
  const told = drawn && drawer.pinned
  return {
    id: 'go',
    icon: 'boot',
    label: say(drawer.leaves ? 'web-kt-go-leave' : 'web-kt-go-path'),
    short: say(drawer.leaves ? 'web-kt-go-leave.short' : 'web-kt-go-path.short'),
    note: told ? say('web-kt-cost', { cost: inches(drawn.cost), of: inches(drawn.allowance) }) : say('web-kt-go-first'),
    filled: ready,
    idle: !ready,
    press: () => atHand.send(),
  }
}

/** A normal move is drawn before it is announced; meanwhile nothing else can be done. */
export function moveBar({ view }: BarProps<Game>): OwnBar | null {
  const { drawer } = atHand
  const model = modelOf(view, drawer?.task?.before && drawer.pinned ? drawer.task.model : '')
  if (!drawer || !model) return null
  return {
    slots: lettered([goThere(drawer)]),
    ask: say('web-kt-go-ask', { model: fullName(view, model) }),
    returns: true,
    back: () => atHand.undraw(),
  }
}

/** As far as the move goes: the table tells it, by the rules that judge a drawn path. Until then the farthest offered path. */
export function farthestWay(view: KT.View, model: KT.ModelView, ways: Way[], reach: KT.Survey | null): Way | undefined {
  const told = reach?.way ? waysOf(view, model, [reach.way]) : ways
  return best(told, (one, two) => one.far > two.far)
}

/** Moves away from the enemy: nobody is sent towards him. */
const AWAY = ['fall_back', 'retreat']

/** The paths that one button takes: as far as the move goes, and towards the enemy. */
export function quickWays(view: KT.View, task: Task, all: Choice[], surveyed: Map<string, unknown>): { far?: Way; near?: Way } {
  const model = modelOf(view, task.model)
  if (!model || task.before) return {}
  const ways = waysOf(
    view,
    model,
    all.filter((choice) => choice.verb === 'path').map((choice) => choice.action),
  )
  const reach = (surveyed.get(reachOf(task)) as KT.Survey | null | undefined) ?? null
  const far = farthestWay(view, model, ways, reach)
  const near = AWAY.includes(task.kind) ? undefined : best(ways, (one, two) => one.near < two.near)
  return { far, near: near?.action === far?.action ? undefined : near }
}

export function pathBar({ view, question, all, surveyed, choose }: BarProps<Game>): OwnBar | null {
  const model = modelOf(view, asksAbout(question))
  const { drawer } = atHand
  if (!model || !drawer?.task) return null
  const { far, near } = quickWays(view, drawer.task, all, surveyed)
  /** What the path costs, which is more than the distance where it goes around something. */
  const costOf = (way: Way): string => {
    const drawn = (surveyed.get(drawer.judged(way.places)) as KT.Survey | null | undefined)?.drawn
    return drawn ? inches(drawn.cost) : ''
  }
  const towards = (id: string, icon: string, way: Way | undefined): Draft[] =>
    way
      ? [
          {
            id,
            icon,
            label: say(`web-kt-go-${id}`),
            short: say(`web-kt-go-${id}.short`),
            note: costOf(way),
            press: () => drawer.take(way.places),
          },
        ]
      : []
  const leave = all.find((choice) => choice.verb === 'leave')
  const out: Draft[] = leave
    ? [
        {
          id: 'leave',
          icon: 'door',
          label: say('web-kt-go-leave'),
          short: say('web-kt-go-leave.short'),
          note: '',
          action: leave.action,
          press: () => choose(leave),
        },
      ]
    : []
  return {
    slots: lettered([goThere(drawer), ...towards('far', 'next', far), ...towards('near', 'target', near), ...out]),
    returns: drawer.pinned,
    back: () => atHand.undraw(),
  }
}
