// The bar during deployment: a good place for one unit, all that are left at once, or a unit to place by hand.

import { narrow } from '$lib/browser/narrow.svelte'
import { named } from '$lib/net/facts'
import { say } from '$lib/words/words.svelte'
import type { BarProps, OwnBar, OwnSlot } from '../../face'
import type { Choice, Game, HN, Question } from '../types'
import { recruitNumber, recruitType } from '../words/names'
import { chooser, deploymentOf, recruitOf } from './places'

/** The most units with a slot of their own beside the three other buttons; on a phone the counters lie under the map. */
const SHOWN = 3

const unitWord = (recruit: string): string => say(`unit-${recruitType(recruit)}`)

function slot(id: string, icon: string, key: string, note: string, press: () => void, more: Partial<OwnSlot> = {}): OwnSlot {
  return { id, icon, key, label: say(`web-hn-set-${id}`), short: say(`web-hn-set-${id}.short`), note, press, ...more }
}

/** A good place for the unit, found by the server. */
function forMe({ view, question, surveyed, plan }: BarProps<Game>): OwnSlot {
  const recruit = recruitOf(view, question)
  const best = deploymentOf(surveyed, recruit)?.best ?? []
  const place = () => plan(question.kind === 'deploy' ? chooser(recruit, best) : [...best])
  return slot('mine', 'lamp', say('web-hn-set-mine.key'), unitWord(recruit), place, { idle: !best.length })
}

const left = ({ view }: BarProps<Game>): number => (view.me === null ? 0 : (view.seats[view.me]?.pool ?? 0))

const exit = (props: BarProps<Game>): OwnBar['exit'] => ({
  label: say('web-hn-set-ready'),
  note: say('web-hn-set-left', { n: left(props) }),
})

function unitSlot(choice: Choice, at: number, press: (choice: Choice) => void): OwnSlot {
  const recruit = named(choice.about, 'recruit')
  const label = [unitWord(recruit), recruitNumber(recruit)].filter(Boolean).join(' ')
  return { id: recruit, label, short: label, note: '', key: String(at + 1), action: choice.action, press: () => press(choice) }
}

/** Which unit comes next? */
function unitBar(props: BarProps<Game>): OwnBar {
  const { all, choose } = props
  const of = (verb: string) => all.filter((choice) => choice.verb === verb)
  const [rest] = of('deploy_rest')
  const [ambush] = of('deploy_ambush')
  const units = of('deploy')
  const room = narrow.now ? 0 : units.length > SHOWN ? SHOWN - 1 : units.length
  const n = left(props)
  return {
    slots: [
      forMe(props),
      ...(rest
        ? [
            slot('rest', 'team', say('web-hn-set-rest.key'), say('web-hn-set-units', { n }), () => choose(rest), {
              action: rest.action,
            }),
          ]
        : []),
      ...(ambush
        ? [slot('ambush', 'eyeoff', say('web-hn-set-ambush.key'), '', () => choose(ambush), { action: ambush.action })]
        : []),
      ...units.slice(0, room).map((choice, at) => unitSlot(choice, at, choose)),
    ],
    standing: say('web-hn-set-how', { n }),
    exit: exit(props),
  }
}

/** Where does it stand? Squares are touched on the map; transports have a slot. */
function squareBar(props: BarProps<Game>): OwnBar {
  const aboard = props.all.filter((choice) => choice.verb === 'aboard').slice(0, SHOWN)
  return {
    slots: [
      forMe(props),
      ...aboard.map((choice, at): OwnSlot => {
        const press = () => props.choose(choice)
        return {
          id: choice.action,
          icon: 'door',
          label: choice.label,
          short: say('pick-aboard.short'),
          note: '',
          key: String(at + 1),
          action: choice.action,
          press,
        }
      }),
    ],
    ask: props.question.text,
    standing: say('web-hn-set-where', {
      scout: deploymentOf(props.surveyed, recruitOf(props.view, props.question))?.scout ?? 0,
    }),
    exit: exit(props),
  }
}

const PUTS: ReadonlySet<string> = new Set(['place', 'aboard', 'side'])

/** Whether the deployment is over with this: the last unit is placed, or all that are left. */
export const ends = (view: HN.View, question: Question, choice: Choice): boolean =>
  choice.verb === 'deploy_rest' ||
  (question.kind.startsWith('deploy') && PUTS.has(choice.verb) && view.me !== null && view.seats[view.me]?.pool === 1)

export function bar(props: BarProps<Game>): OwnBar | null {
  if (props.question.kind === 'deploy') return unitBar(props)
  if (props.question.kind === 'deploy_where' && props.view.me !== null) return squareBar(props)
  return null
}
