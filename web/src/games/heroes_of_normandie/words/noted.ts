// What the surveys tell about an option, in a few words for its button: chances, costs, the effect of a card.

import { named, numbered } from '$lib/net/facts'
import { percent, say } from '$lib/words/words.svelte'
import { aboutUnit, answerShot } from '../board/surveys'
import { actorOf, unitOf } from '../board/targets'
import type { Choice, HN, Question } from '../types'
import { cardShort } from './names'

export function noted(question: Question, choice: Choice, surveyed: Map<string, unknown>, view: HN.View): string[] {
  const card = named(choice.about, 'card')
  if (card) return [cardShort(card)]
  const told = (unit: number) => (surveyed.get(aboutUnit(unit)) as HN.Survey | null | undefined) ?? null
  if (choice.verb === 'opportunity') {
    const shot = answerShot(choice, told(numbered(choice.about, 'unit')), actorOf(question))
    return [...(shot ? [percent(shot.chance)] : []), ...lostToken(view, numbered(choice.about, 'unit'))]
  }
  const survey = told(actorOf(question))
  const square = named(choice.about, 'square')
  switch (choice.verb) {
    case 'fire':
      return [...best(shotsOf(survey, choice.about)), ...structures(breaksOf(survey, choice.about))]
    case 'at':
      return [
        ...best(shotsOf(survey, question.about).filter((shot) => shot.square === square)),
        ...breaksOf(survey, question.about)
          .filter((each) => each.square === square)
          .map(breakWords),
      ]
    case 'move':
      return assaults(survey)
    case 'assault':
      return (survey?.fights ?? []).filter((fight) => fight.square === square).map((fight) => percent(fight.chance))
    case 'step':
    case 'drive':
      return (survey?.reach ?? [])
        .filter((place) => place.way.join() === choice.action)
        .map((place) => say('web-hn-noted-points', { n: place.points }))
    default:
      return []
  }
}

/** A movement may end in an assault: how many can be launched from here, and the best chance. */
function assaults(survey: HN.Survey | null): string[] {
  const fights = survey?.fights ?? []
  const chance = percent(Math.max(...fights.map((fight) => fight.chance)))
  return fights.length ? [say('web-hn-noted-assault', { n: fights.length, chance })] : []
}

/** The targets in the order of their chances, the best first: those have a slot. */
export function ordered(options: Choice[], question: Question, surveyed: Map<string, unknown>): Choice[] {
  if (!options.some((choice) => choice.verb === 'at')) return options
  const survey = (surveyed.get(aboutUnit(actorOf(question))) as HN.Survey | null | undefined) ?? null
  const shots = shotsOf(survey, question.about)
  const chance = (choice: Choice): number =>
    Math.max(0, ...shots.filter((shot) => shot.square === named(choice.about, 'square')).map((shot) => shot.chance))
  return [...options].sort((one, two) => chance(two) - chance(one))
}

/** The order that a unit gives up by acting before it is called (HN-ACT-06); only its owner is told which. */
function lostToken(view: HN.View, id: number): string[] {
  const unit = unitOf(view, id)
  return unit?.mine && unit.order === 'fresh' && unit.token ? [say('web-hn-noted-loses', { token: unit.token })] : []
}

/** The shots of one weapon, fired in one manner. */
const shotsOf = (survey: HN.Survey | null, about: Choice['about'] | Question['about']): HN.Shoot[] =>
  (survey?.shots ?? []).filter((shot) => shot.weapon === named(about, 'weapon') && shot.manner === named(about, 'manner'))

/** The shots of one weapon at structures. */
const breaksOf = (survey: HN.Survey | null, about: Choice['about'] | Question['about']): HN.Breaking[] =>
  (survey?.breaks ?? []).filter((each) => each.weapon === named(about, 'weapon') && each.manner === named(about, 'manner'))

const structures = (breaks: HN.Breaking[]): string[] =>
  breaks.length ? [say('web-hn-noted-structures', { n: breaks.length })] : []

/** The chance of a marker on a structure, and how many bring it down. */
export const breakWords = (each: HN.Breaking): string =>
  say('web-hn-noted-break', { chance: percent(each.chance), dice: each.dice, left: each.left })

/** The number of possible targets, and the best chance. */
function best(shots: HN.Shoot[]): string[] {
  const foes = new Set(shots.map((shot) => shot.foe)).size
  const chance = percent(Math.max(...shots.map((shot) => shot.chance)))
  return foes ? [foes > 1 ? say('web-hn-noted-best', { n: foes, chance }) : chance] : []
}
