// The bar while a path is drawn: go there, as far as it goes, as near as it goes to an enemy, over the edge.

import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import { asksAbout } from '../board/asked-about'
import { flat, inches, type Place, placesIn } from '../board/lengths'
import type { Game, KT } from '../types'
import { modelOf } from '../words/names'
import { atHand } from './at-hand.svelte'
import { lettered } from './slot-keys'

interface Way {
  places: Place[]
  action: string
  far: number
  /** How far its end is from the nearest enemy. */
  near: number
}

/** The offered ways of a model, with how far they lead and how near to an enemy. */
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

export function pathBar({ view, question, all, choose }: BarProps<Game>): OwnBar | null {
  const model = modelOf(view, asksAbout(question))
  const { drawer } = atHand
  if (!model || !drawer?.task) return null
  const ways = waysOf(
    view,
    model,
    all.filter((choice) => choice.verb === 'path').map((choice) => choice.action),
  )
  const [far, near] = [best(ways, (one, two) => one.far > two.far), best(ways, (one, two) => one.near < two.near)]
  const ready = drawer.pinned && drawer.ready
  const drawn = drawer.result?.drawn
  const go: Omit<OwnSlot, 'key'> = {
    id: 'go',
    icon: 'boot',
    label: say(drawer.leaves ? 'web-kt-go-leave' : 'web-kt-go-path'),
    short: say(drawer.leaves ? 'web-kt-go-leave.short' : 'web-kt-go-path.short'),
    note:
      drawn && drawer.pinned
        ? say('web-kt-cost', { cost: inches(drawn.cost), of: inches(drawn.allowance) })
        : say('web-kt-go-first'),
    filled: ready,
    idle: !ready,
    press: () => atHand.send(),
  }
  const towards = (id: string, icon: string, way: Way | undefined): Omit<OwnSlot, 'key'>[] =>
    way
      ? [
          {
            id,
            icon,
            label: say(`web-kt-go-${id}`),
            short: say(`web-kt-go-${id}.short`),
            note: inches(way.far),
            press: () => drawer.take(way.places),
          },
        ]
      : []
  const leave = all.find((choice) => choice.verb === 'leave')
  const out: Omit<OwnSlot, 'key'>[] = leave
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
    slots: lettered([go, ...towards('far', 'next', far), ...(near === far ? [] : towards('near', 'target', near)), ...out]),
    back: () => drawer.clear(),
  }
}
