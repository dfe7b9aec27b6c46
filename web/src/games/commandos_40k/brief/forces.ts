// What each player starts with, and what each has achieved.

import { say } from '$lib/words/words.svelte'
import type { Force } from '../../face'
import type { KT } from '../types'
import { factionName, letterOf } from '../words/names'

export const forces = (view: KT.View): Force[] =>
  view.teams.map((team) => ({
    seat: team.seat,
    name: say(`seat-${team.seat + 1}`),
    mark: team.seat ? 'b' : 'a',
    text: [
      factionName(view, team.seat),
      say('web-kt-brief-models', { n: team.size }),
      ...(team.role ? [say(`role-${team.role}`)] : []),
    ].join(' · '),
  }))

/** What decides a mission: points, the marker that was sought, or nothing that is counted. */
function aimOf(view: KT.View): { aim: 'points' | 'marker' | 'none'; marker?: KT.MarkerView } {
  if (view.mission !== 'rescue') return { aim: 'points' }
  const marker = view.markers.find((each) => each.state === 'sought')
  return marker ? { aim: 'marker', marker } : { aim: 'none' }
}

export function scores(view: KT.View): Force[] {
  const { aim, marker } = aimOf(view)
  return view.teams.map((team) => ({
    seat: team.seat,
    name: factionName(view, team.seat),
    mark: team.seat ? 'b' : 'a',
    text: say('web-kt-result', {
      aim,
      marker: marker ? letterOf(marker) : '',
      near: marker?.near[team.seat] ?? 0,
      points: team.score,
      models: view.models.filter((model) => model.seat === team.seat && model.where === 'table').length,
      size: team.size,
    }),
  }))
}
