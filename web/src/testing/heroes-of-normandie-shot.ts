// A shot in Heroes of Normandie as the survey describes it, for unit tests.
import type { HN } from '$games/heroes_of_normandie/types'

export const shot = (foe: number, square: string, manner: string, miss: number, modifiers: HN.Modifier[] = []): HN.Shoot => ({
  unit: 1,
  weapon: 'main',
  manner,
  foe,
  square,
  start: 'a1',
  distance: 3,
  sight: 'clear',
  modifiers,
  added: 0,
  defence: 5,
  die: 5,
  chance: 1 - miss,
  chances: { miss, hit: 1 - miss },
})
