// What each player starts with, and what each has achieved.

import { say } from '$lib/words/words.svelte'
import type { Force } from '../../face'
import type { KT } from '../types'
import { factionName } from '../words/names'

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

export const scores = (view: KT.View): Force[] =>
  view.teams.map((team) => ({
    seat: team.seat,
    name: factionName(view, team.seat),
    mark: team.seat ? 'b' : 'a',
    text: say('web-kt-result', {
      points: team.score,
      models: view.models.filter((model) => model.seat === team.seat && model.where === 'table').length,
      size: team.size,
    }),
  }))
