// The words of a slot: its label, and a second line about what it leads to.

import type { Choice } from '$gen/types'
import { has, percent, say } from '$lib/words/words.svelte'
import { certainDanger, headline, openDanger } from '../odds/odds'
import type { Play } from '../play.svelte'
import { FAMILY, keysOf, leafOf, type Slot, valueOf } from './fold'

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** A label longer than this is split into two parts: its name, and what it does. */
const LONG = 34

export interface Label {
  head: string
  /** The second part of a label that is too long for one line. */
  more: string
}

export function labelOf(choice: Choice, most = LONG): Label {
  const text = capital(choice.label)
  const colon = text.search(/\s?:\s/)
  if (text.length <= most || colon < 0) return { head: text, more: '' }
  return { head: text.slice(0, colon), more: capital(text.slice(colon).replace(/^\s?:\s/, '')) }
}

/** The same in the row: where one label is split all are, so that they read alike. */
function labelIn(play: Play, choice: Choice): Label {
  const leaves = play.folded.slots.flatMap((slot) => (slot.kind === 'way' ? slot.choices : []))
  const one = leaves.includes(choice) && leaves.some((leaf) => labelOf(leaf).more !== '')
  return labelOf(choice, one ? 0 : LONG)
}

/** The name that the server gives to the value of a fact: a unit, a card, a place. */
export const partName = (play: Play, fact: string, value: string): string => play.question?.names[fact]?.[value] ?? ''

export function slotLabel(play: Play, slot: Slot): string {
  const leaf = leafOf(slot)
  if (slot.kind === 'family') {
    const key = `pick-${slot.value}`
    if (has(key) && !(leaf && isMixed(play, slot) && labelIn(play, leaf).head.length <= roomFor(play))) return say(key)
    return leaf ? labelIn(play, leaf).head : capital(slot.value.replaceAll('_', ' '))
  }
  if (slot.kind === 'part') {
    const act = saysWhat(play) ? '' : actOf(slot)
    const name = act || partName(play, slot.fact, slot.value)
    // A bare number does not say what there are so many of.
    if (name && !(leaf && name === slot.value)) return capital(name)
  }
  return leaf ? labelIn(play, leaf).head : slot.value
}

/** So many slots, and a label must be short. */
const CROWD = 5

const columnsOf = (play: Play): number => play.folded.slots.length + (play.folded.rest.length ? 1 : 0)

/** The letters that a slot has room for. */
const roomFor = (play: Play): number => (columnsOf(play) < CROWD ? LONG : TERSE + 4)

/** Whether the family contains several verbs: then the label of its only option must name the verb. */
const isMixed = (play: Play, slot: Slot): boolean => verbsOf(play, slot.value) > 1

const verbsOf = (play: Play, family: string): number =>
  Object.values(play.grammar.verb).filter((verb) => verb.family === family).length

/** Whether the step's question says what is done: its family has one verb, all options left begin with its name ("Fire at …"),
 * or the question is not about what to do. */
function saysWhat(play: Play): boolean {
  const { family, scope } = play.folded
  if (!family || verbsOf(play, family) < 2) return true
  const name = has(`pick-${family}`) ? say(`pick-${family}`) : ''
  return name !== '' && scope.every((choice) => capital(choice.label).startsWith(`${name} `))
}

/** What a member of a family does, in the words of its option; of several options the words with which all begin ("Give the
 * key to …"). Empty if they begin differently. */
export function actOf(slot: Slot): string {
  const leaf = leafOf(slot)
  if (leaf) return labelOf(leaf).head
  const [first = [], ...others] = slot.choices.map((choice) => capital(choice.label).split(' '))
  const end = first.findIndex((word, at) => others.some((each) => each[at] !== word))
  return end < 2 ? '' : `${first.slice(0, end).join(' ')} …`
}

/** With at most so many slots a phone has room for whole labels; with five or six a wide screen for so many letters. */
const ROOMY = 4
const TERSE = 18

/** Everything that has a key: the slots of the row, and members beside the question. */
export const keyed = ({ folded }: Play): Slot[] => [...folded.slots, ...folded.members]

/** The key of each of these. Families are lettered by their own names in the order of the question's families, whichever of
 * them are there now: a letter keeps its meaning. */
export function keysIn(play: Play): string[] {
  const slots = keyed(play)
  const declared = (play.grammar.ask[play.question?.kind ?? '']?.families ?? []).map((value): Slot => ({
    kind: 'family',
    value,
    fact: FAMILY,
    choices: [],
    faded: true,
  }))
  const others = slots.filter((slot) => slot.kind !== 'family' || !declared.some(({ value }) => value === slot.value))
  const all = [...declared, ...others]
  const name = ({ kind, value }: Slot): string => (kind === 'family' && has(`pick-${value}`) ? say(`pick-${value}`) : '')
  const keys = keysOf(all, (slot) => name(slot) || slotLabel(play, slot))
  return slots.map((slot) => keys[all.findIndex((each) => each === slot || sameFamily(each, slot))]!)
}

const sameFamily = (one: Slot, other: Slot): boolean =>
  one.kind === 'family' && other.kind === 'family' && one.value === other.value

/** A place has so many letters at most. */
const PLACE = 3

/** Names that differ in their last word alone, a letter or a number, without the words between: "Tile Training Ground E" and
 * "Tile Training Ground G" are "Tile E" and "Tile G". */
export function withoutShared(name: string, others: readonly string[]): string {
  const words = name.split(' ')
  const [kind = '', place = ''] = [words[0], words.at(-1)]
  const same = words.slice(0, -1).join(' ')
  const alike = others.some((other) => other !== name && other.slice(0, other.lastIndexOf(' ')) === same)
  return words.length > 2 && place.length <= PLACE && alike ? `${kind} ${place}` : name
}

/** A member beside the question, in a few words: its name, and the chance. */
export function memberWords(play: Play, slot: Slot): string {
  const leaf = leafOf(slot)
  const nameOf = (each: Slot): string => partName(play, each.fact, each.value) || slotLabel(play, each)
  const name = withoutShared(nameOf(slot), play.folded.members.map(nameOf))
  const chance = headline(leaf ? play.match.weighed.get(leaf.action) : undefined)
  return [capital(name), chance && !chance.unwelcome ? percent(chance.chance) : ''].filter(Boolean).join(' ')
}

/** Under an icon on a phone a line has room for so many letters. */
const LINE = 7

/** Whether a label can be broken into two such lines. */
function inTwoLines(text: string): boolean {
  const at = [...text.matchAll(/\s/g)].map(({ index }) => index).filter((index) => index <= LINE)
  const first = text.length <= LINE ? text.length : (at.at(-1) ?? -1)
  return first >= 0 && text.length - first - 1 <= LINE
}

/** The label in at most eight letters, under an icon on a phone. The only option of a family with several verbs says what it
 * does, if there is room. */
export function shortLabel(play: Play, slot: Slot): string {
  const key = `pick-${slot.value}.short`
  const whole = slotLabel(play, slot)
  const fits = columnsOf(play) <= ROOMY || inTwoLines(whole)
  const vague = leafOf(slot) !== null && isMixed(play, slot) && fits && whole !== say(`pick-${slot.value}`)
  return slot.kind === 'family' && has(key) && !vague ? say(key) : whole
}

/** The second line: the only target, the chance, the danger, or the number of options. */
export function slotNote(play: Play, slot: Slot): string {
  const leaf = leafOf(slot)
  if (slot.choices.some((choice) => choice.action === play.armed)) return say('web-pick-again')
  if (slot.empty) return has(`pick-${slot.value}.none`) ? say(`pick-${slot.value}.none`) : ''
  if (slot.note !== undefined || slot.faded) return slot.note ?? ''
  if (!leaf) return [sharedNote(slot), count(play, slot)].filter(Boolean).join(' · ')
  const told = play.question ? (play.face.noted?.(play.question, leaf, play.match.surveyed, play.show.view) ?? []) : []
  if (play.harms(leaf)) return [leaf.note, say('web-pick-hold')].filter(Boolean).join(' · ')
  const label = slotLabel(play, slot)
  const note = label.includes(leaf.note) ? '' : leaf.note
  const more =
    label === labelIn(play, leaf).head && !repeats(leaf.note, labelIn(play, leaf).more) ? labelIn(play, leaf).more : ''
  // A member's name says nothing of what else its only option is about.
  const named = slot.kind !== 'way' && label !== labelIn(play, leaf).head
  const target = named ? targetOf(play, leaf, slot.fact) : ''
  // A family's name does not say what its only option does.
  const does = slot.kind === 'family' && isMixed(play, slot) && label !== labelIn(play, leaf).head ? without(label, leaf) : ''
  // Of long words the end may be cut off: the chance comes before them.
  const [deed, chance] = [does || target, chanceOf(play, leaf)]
  const first = deed.length > BRIEF ? [chance, deed, note, ...told] : [deed, note, ...told, chance]
  const words = [whoseIs(play, slot, leaf), ...first, more]
  return [...new Set(words)].filter(Boolean).join(' · ')
}

/** Whether all that a note says stands in a longer text, too. */
function repeats(note: string, text: string): boolean {
  const lower = text.toLocaleLowerCase()
  return note !== '' && note.split(' · ').every((part) => lower.includes(part.toLocaleLowerCase()))
}

/** The label of an option, without the name that stands above it: "Fire", and below it "at tile J". */
function without(name: string, leaf: Choice): string {
  const { head } = labelOf(leaf)
  return head.startsWith(`${name} `) ? capital(head.slice(name.length + 1)) : head
}

/** Whose a family's only option is, where options of several pieces stand beside each other. */
function whoseIs(play: Play, slot: Slot, { who }: Choice): string {
  if (slot.kind !== 'family' || play.grammar.ask[play.question?.kind ?? '']?.who) return ''
  const several = new Set(play.folded.scope.map((choice) => choice.who)).size > 1
  return several && !slotLabel(play, slot).includes(who) ? capital(who) : ''
}

/** The name of the only piece that the options without a slot belong to, and their number, unless a slot bears that name too;
 * what the only one of them does; else only their number. */
export function othersWords(play: Play): Label {
  const { rest, slots } = play.folded
  const [who = '', ...more] = new Set(rest.map((choice) => choice.who))
  const shown = slots.flatMap((slot) => slot.choices)
  const actors = [...new Set(Object.values(play.grammar.ask).map((ask) => ask.who))].filter(Boolean)
  const isShown = (choice: Choice): boolean =>
    shown.some(
      (each) =>
        each.who === choice.who ||
        actors.some((fact) => valueOf(choice, fact) && valueOf(each, fact) === valueOf(choice, fact)),
    )
  if (who && !more.length && !rest.some(isShown))
    return { head: capital(who), more: say('web-pick-count', { number: rest.length }) }
  if (rest.length === 1 && rest[0]!.label.length <= LONG) return { head: capital(rest[0]!.label), more: '' }
  return { head: say('web-pick-others'), more: String(rest.length) }
}

/** The note of a slot's options, if all have the same one. */
function sharedNote(slot: Slot): string {
  const [first = '', ...others] = new Set(slot.choices.map((choice) => choice.note))
  return others.length ? '' : first
}

/** How many the slot holds: options, or the things that its family counts. */
export function numberIn(play: Play, slot: Slot): number {
  const counts = slot.kind === 'family' ? (play.grammar.family[slot.value]?.counts ?? '') : ''
  return new Set(slot.choices.map((choice) => (counts && valueOf(choice, counts)) || choice.action)).size
}

function count(play: Play, slot: Slot): string {
  const own = `pick-${slot.value}.count`
  const number = numberIn(play, slot)
  if (slot.kind === 'family' && has(own)) return say(own, { number })
  const next = isFirst(play, slot) ? `pick-first-${slot.fact}` : `pick-for-${nextPart(play, slot)}.count`
  return say(has(next) ? next : slot.kind === 'part' ? 'web-pick-ways' : 'web-pick-count', { number })
}

/** The name of what else the only option of a slot is about: among the parts that come after the one that the slot chooses;
 * where the question has no parts, among its facts, those before it only if options differ in them. */
function targetOf(play: Play, choice: Choice, chosen: string): string {
  const ask = play.grammar.ask[play.question?.kind ?? '']
  const facts = ask?.parts.length ? ask.parts : Object.keys(choice.about)
  const at = facts.indexOf(chosen)
  const differs = (fact: string) => new Set(play.folded.scope.map((each) => valueOf(each, fact))).size > 1
  const earlier = ask?.parts.length ? [] : facts.slice(0, Math.max(0, at)).filter(differs)
  const open = [...facts.slice(at + 1), ...earlier].filter(
    (each) => each !== ask?.who && play.steps.every((step) => step.fact !== each),
  )
  const fact = open.find((each) => partName(play, each, valueOf(choice, each)))
  return fact === undefined ? '' : partName(play, fact, valueOf(choice, fact))
}

/** What a chance is the chance of is said where that takes no more letters than this. */
const BRIEF = 16

function chanceOf(play: Play, choice: Choice): string {
  const weighed = play.match.weighed.get(choice.action)
  const danger = play.isDanger(choice) ? certainDanger(weighed)[0] : undefined
  const main = headline(weighed)
  if (main && !main.unwelcome) {
    const chance = main.text.length <= BRIEF ? `${percent(main.chance)} ${main.text}` : percent(main.chance)
    const risk = openDanger(weighed)
    return [chance, danger?.text, risk && `${risk.text} ${percent(risk.chance)}`].filter(Boolean).join(' · ')
  }
  if (danger) return danger.text
  return main ? `${main.text} ${percent(main.chance)}` : ''
}

/** Whether the slot's only option has something unwelcome as a certain outcome. */
export const isDanger = (play: Play, slot: Slot): boolean => {
  const leaf = leafOf(slot)
  return leaf !== null && play.isDanger(leaf)
}

/** The part that is left to choose within a slot: a card whose target comes next has no place of its own on the board. */
function nextPart(play: Play, slot: Slot): string {
  const parts = play.grammar.ask[play.question?.kind ?? '']?.parts ?? []
  const later = slot.kind === 'part' ? parts.slice(parts.indexOf(slot.fact) + 1) : []
  return later.find((part) => new Set(slot.choices.map((choice) => valueOf(choice, part))).size > 1) ?? ''
}

/** Whether the slot stands for whoever acts, whose options are not chosen yet. */
const isFirst = (play: Play, slot: Slot): boolean =>
  slot.fact !== '' && slot.fact === play.grammar.ask[play.question?.kind ?? '']?.first

/** The digit of each option that stands in the bar as a member, alone or with others, by action. */
export function numbersOf(play: Play): Map<string, string> {
  const [slots, keys] = [keyed(play), keysIn(play)]
  return new Map(
    slots.flatMap((slot, at) =>
      slot.kind === 'family' || slot.faded || nextPart(play, slot) || isFirst(play, slot)
        ? []
        : slot.choices.map((choice) => [choice.action, keys[at]!] as const),
    ),
  )
}

/** The exit's label, and what it leads to if nothing is lost by it: the game's own short texts, else the option's label. */
export function exitLabel(play: Play, exit: Choice): Label {
  const label = labelOf(exit)
  const [name, to] = [`exit-as-${play.question?.kind ?? ''}`, `exit-to-${play.question?.kind ?? ''}`]
  const lost = play.question?.lost ? 'yes' : 'no'
  const told = play.question ? play.face.leadsTo?.(play.show.view, play.question) : ''
  return { head: has(name) ? say(name, { lost }) : label.head, more: label.more || told || (has(to) ? say(to) : '') }
}

/** The name of what is settled last before the part that these slots choose: because it was chosen, or because it is the only
 * one. Empty if nothing is. */
function settled(play: Play, slots: Slot[]): string {
  const parts = play.grammar.ask[play.question?.kind ?? '']?.parts ?? []
  const choices = slots.flatMap((slot) => slot.choices)
  const names = parts.slice(0, Math.max(0, parts.indexOf(slots[0]!.fact))).map((part) => {
    const [value, ...others] = new Set(choices.map((choice) => valueOf(choice, part)))
    return value === undefined || others.length ? '' : partName(play, part, value)
  })
  return names.findLast(Boolean) ?? ''
}

/** The name of the piece, place or card that was chosen last; empty if none was, or if it has no name. */
function chosenName(play: Play): string {
  const names = play.steps.map(({ fact, value }) => partName(play, fact, value))
  return names.findLast(Boolean) ?? ''
}

/** The question of the current step: the game's text for the next part, or the family's own question, else the server's. */
export function stepQuestion(play: Play): string {
  if (play.own?.ask) return play.own.ask
  const [slot] = play.folded.slots
  const ways = slot?.kind === 'way' && play.folded.slots.length > 1
  if (ways && chosenName(play)) return say('web-pick-how', { name: capital(chosenName(play)) })
  if (slot?.kind === 'family' && chosenName(play)) return say('web-pick-what', { name: capital(chosenName(play)) })
  const next = `pick-for-${slot?.fact ?? ''}`
  const name = slot ? settled(play, play.folded.slots) : ''
  if (name && has(next)) return say(next, { name: capital(name) })
  const { family } = play.folded
  const key = `pick-${family}.ask`
  if (family && has(key)) return say(key)
  return (play.question && play.face.asks?.(play.show.view, play.question)) || (play.question?.text ?? '')
}
