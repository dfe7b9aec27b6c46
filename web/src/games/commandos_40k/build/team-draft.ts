// A team under construction. Every change returns a new team; the server decides whether it is legal.

import type { KT } from '../types'

export interface Member {
  sheet: string
  /** The options chosen, besides the datasheet's own equipment. */
  weapons: string[]
  specialism: string
  /** The skill that a veteran improves. */
  improves: string
  name: string
}

export interface Team {
  faction: string
  name: string
  members: Member[]
}

export const LEADER = 'leader'
export const VETERAN = 'veteran'
const SKILL = 'bs'

/** Why something cannot be added; empty if it can. */
export type Reason = '' | 'max' | 'full' | 'dear'

export const emptyTeam = (faction: string): Team => ({ faction, name: '', members: [] })

export const fromJudged = ({ faction, name, members }: KT.JudgedTeam): Team => ({
  faction,
  name,
  members: members.map((each) => ({
    sheet: each.sheet,
    weapons: each.weapons,
    specialism: each.specialism,
    improves: each.improves,
    name: each.name,
  })),
})

// --- the team as text, in the same form as the server writes ------------------------------------------------------------

/** A name in quotes, without the characters that separate the parts of a text. */
const quoted = (name: string): string => (name ? `"${name.replaceAll('"', '”').replace(/[;\n]/g, ',').trim()}"` : '')
const joined = (words: string[]): string => words.filter(Boolean).join(' ')

export function write(team: Team): string {
  const parts = [joined([team.faction, quoted(team.name)])]
  for (let at = 0; at < team.members.length;) {
    const alike = likeFrom(team.members, at)
    parts.push(memberText(team.members[at]!, alike))
    at += alike
  }
  return parts.join('; ')
}

/** Counts equal models that follow one another. */
function likeFrom(members: Member[], at: number): number {
  const first = JSON.stringify(members[at])
  const end = members.findIndex((each, n) => n > at && JSON.stringify(each) !== first)
  return (end < 0 ? members.length : end) - at
}

const memberText = (member: Member, times: number): string =>
  joined([
    times > 1 ? `${member.sheet}*${times}` : member.sheet,
    ...member.weapons,
    member.specialism,
    member.improves,
    quoted(member.name),
  ])

/** The faction, which is the first word of a team's text. */
export const factionOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''

// --- changes -----------------------------------------------------------------------------------------------------------

/** A new model gets the first of each option it must take. A model that can only be a leader leads a team without one. */
export function hired(team: Team, sheet: KT.SheetCard): Member {
  const weapons = sheet.options
    .filter((swap) => swap.must)
    .flatMap((swap) => Array.from({ length: swap.choose }, () => swap.choices[0]?.weapon ?? ''))
  const leads = sheet.specialisms[0] === LEADER && !team.members.some((each) => each.specialism === LEADER)
  return { sheet: sheet.id, weapons, specialism: leads ? LEADER : '', improves: '', name: '' }
}

/** Inserts it after the last model of its kind. */
export function withMember(team: Team, member: Member): Team {
  const last = team.members.findLastIndex((each) => each.sheet === member.sheet)
  const at = last < 0 ? team.members.length : last + 1
  return { ...team, members: [...team.members.slice(0, at), member, ...team.members.slice(at)] }
}

export const withoutMember = (team: Team, at: number): Team => ({ ...team, members: team.members.filter((_, n) => n !== at) })

export const changed = (team: Team, at: number, part: Partial<Member>): Team => ({
  ...team,
  members: team.members.map((each, n) => (n === at ? { ...each, ...part } : each)),
})

/** Only a veteran improves a skill, and always exactly one. */
export const withSpecialism = (team: Team, at: number, specialism: string): Team =>
  changed(team, at, { specialism, improves: specialism === VETERAN ? team.members[at]?.improves || SKILL : '' })

// --- equipment ---------------------------------------------------------------------------------------------------------

const offers = (swap: KT.SwapCard, weapon: string): boolean => swap.choices.some((choice) => choice.weapon === weapon)

/** What is chosen at each option of the datasheet. A weapon goes to the option that it names ("burner@arm"), else to the
 * first option that offers it and has room. */
export function chosenOf(member: Member, sheet: KT.SheetCard): string[][] {
  const chosen: string[][] = sheet.options.map(() => [])
  for (const wanted of member.weapons) {
    const [weapon = '', option] = wanted.split('@')
    const at = sheet.options.findIndex(
      (swap, n) => chosen[n]!.length < swap.choose && offers(swap, weapon) && (!option || option === swap.id),
    )
    chosen[at]?.push(weapon)
  }
  return chosen
}

/** A weapon that several options offer is written with the name of its option. */
const wordFor = (sheet: KT.SheetCard, swap: KT.SwapCard, weapon: string): string =>
  sheet.options.filter((each) => offers(each, weapon)).length > 1 ? `${weapon}@${swap.id}` : weapon

/** Changes one choice of an option; an empty choice clears it. */
export function withWeapon(team: Team, at: number, sheet: KT.SheetCard, option: number, place: number, weapon: string): Team {
  const member = team.members[at]
  if (!member) return team
  const chosen = chosenOf(member, sheet)
  chosen[option]![place] = weapon
  return changed(team, at, {
    weapons: sheet.options.flatMap((swap, n) => chosen[n]!.filter(Boolean).map((each) => wordFor(sheet, swap, each))),
  })
}

export function equipmentOf(member: Member, sheet: KT.SheetCard): string[] {
  const chosen = chosenOf(member, sheet)
  const left = [...sheet.equipment]
  for (const weapon of sheet.options.flatMap((swap, n) => (chosen[n]!.length ? swap.replaces : []))) {
    if (left.includes(weapon)) left.splice(left.indexOf(weapon), 1)
  }
  return [...chosen.flat(), ...left]
}

// --- points ------------------------------------------------------------------------------------------------------------

export function priceOf(member: Member, sheet: KT.SheetCard): number {
  const chosen = chosenOf(member, sheet)
  const extras = sheet.options.flatMap((swap, n) =>
    chosen[n]!.map((weapon) => swap.choices.find((choice) => choice.weapon === weapon)?.points ?? 0),
  )
  return extras.reduce((sum, each) => sum + each, sheet.points)
}

/** Datasheets of other factions are found too, because a text may contain them. */
export const sheetOf = (box: KT.Builder, faction: string, id: string): KT.SheetCard | undefined =>
  [...box.factions]
    .sort((a, b) => Number(b.id === faction) - Number(a.id === faction))
    .flatMap((each) => each.sheets)
    .find((sheet) => sheet.id === id)

export function costOf(team: Team, box: KT.Builder): number {
  return team.members.reduce((sum, member) => {
    const sheet = sheetOf(box, team.faction, member.sheet)
    return sum + (sheet ? priceOf(member, sheet) : 0)
  }, 0)
}

export function whyNot(team: Team, sheet: KT.SheetCard, box: KT.Builder): Reason {
  if (sheet.max !== null && team.members.filter((each) => each.sheet === sheet.id).length >= sheet.max) return 'max'
  if (team.members.length >= box.most) return 'full'
  return costOf(team, box) + priceOf(hired(team, sheet), sheet) > box.points ? 'dear' : ''
}
