// Folds the flat list of options into at most six slots for each step. A step (choosing a family, a piece or a place) narrows
// the list. A fact that says only how an action is done or paid for becomes a switch. A slot that holds one option is one of
// the server's options.

import type { Lens, Switch } from '$games/face'
import type { Ask, Choice, Choosing, Question } from '$gen/types'

/** The most slots in the bar at once. */
export const MOST = 6
/** The most slots on a phone, if they have names and no icons. */
export const FEW = 4
/** So many members of a family have room beside the question. */
export const BESIDE = 4
/** So many members of a family have digits as keys. */
const NUMBERED = 9

/** One thing that the player touched: a family, or a fact of the options (a piece, a place, a card). */
export interface Step {
  fact: string
  value: string
}

/** The `fact` of a step that chooses a family. */
export const FAMILY = ' family'

export interface Slot {
  kind: 'family' | 'part' | 'way'
  /** The id of the family, or the value of the fact. */
  value: string
  /** The fact that a part chooses; empty for other kinds. */
  fact: string
  /** The options that the slot stands for. */
  choices: Choice[]
  /** Whether none of its options fits the earlier steps; the slot keeps its place. */
  faded: boolean
  /** What a lens says under its name. */
  note?: string
  /** Whether it is the family that was chosen, which stays in the row. */
  pressed?: boolean
  /** Whether the question has no option for this family, which keeps its place all the same. */
  empty?: boolean
}

export interface Folded {
  slots: Slot[]
  /** The members of the family that was chosen, if the families stay in the row: the board shows them, with their numbers. */
  members: Slot[]
  /** The options of the members that have no room beside the question: they stand in the list, too. */
  more: Choice[]
  /** The options without a slot: they stand in a list of their own. */
  rest: Choice[]
  exit: Choice | null
  switches: Switch[]
  /** The options that fit the steps and switches: the board marks them. */
  scope: Choice[]
  /** The family whose members the slots are: it was chosen, or no other one of the question's families is left. Else empty. */
  family: string
}

export interface Folding {
  question: Question
  options: Choice[]
  grammar: Choosing
  steps: Step[]
  /** The values that the player has set the switches to. */
  how: Record<string, string>
  /** Whether there is little room, as on a phone. */
  narrow?: boolean
  /** Groups of options that stand in the place of families. */
  lenses?: Lens[]
}

const NO_ASK: Ask = { families: [], parts: [], who: '', first: '', main: '', exit: '', called: {}, flat: false, fixed: false }

function familyOf(grammar: Choosing, ask: Ask, choice: Choice): string {
  const verb = grammar.verb[choice.verb]
  return ask.called[choice.verb] || (verb?.by && verb.families[valueOf(choice, verb.by)]) || verb?.family || choice.verb
}

/** The value of a fact as text; empty if the option does not have that fact. */
export function valueOf(choice: Choice, fact: string): string {
  const value = choice.about[fact]
  return value === undefined || typeof value === 'object' ? '' : String(value)
}

function fits({ grammar, lenses = [] }: Folding, ask: Ask, choice: Choice, { fact, value }: Step): boolean {
  if (fact !== FAMILY) return valueOf(choice, fact) === value
  const lens = lenses.find(({ id }) => id === value)
  return lens ? lens.actions.includes(choice.action) : familyOf(grammar, ask, choice) === value
}

export function fold(folding: Folding): Folded {
  const { question, options, grammar, steps } = folding
  const ask = grammar.ask[question.kind] ?? NO_ASK
  const exit = options.find((choice) => choice.exit) ?? null
  const others = options.filter((choice) => choice !== exit)
  const own = ownOptions(question, mainOptions(folding, others, ask), ask, steps)
  const { kept, switches } = switched(own, grammar, ask, folding.how)
  const scope = kept.filter((choice) => steps.every((step) => fits(folding, ask, choice, step)))
  const slots = slotsOf(folding, ask, kept, scope)
  const elsewhere = others.filter((choice) => !own.includes(choice))
  if (stays(folding, ask, slots)) {
    const row = crowd(standing(folding, ask, kept), MOST, elsewhere)
    const more = slots.slice(BESIDE).flatMap((slot) => slot.choices)
    const family = familyShown(folding, ask, slots, scope)
    return { slots: row.shown, members: slots.slice(0, NUMBERED), more, rest: row.rest, exit, switches, scope, family }
  }
  const most = folding.narrow && slots[0]?.kind !== 'family' ? FEW : MOST
  const { shown, rest } = crowd(slots, most, elsewhere)
  const family = familyShown(folding, ask, slots, scope)
  return { slots: shown, members: [], more: [], rest, exit, switches, scope, family }
}

/** The slots that have room, and the options that have none; those `elsewhere` take a slot of the row for *others*. */
function crowd(all: Slot[], most: number, elsewhere: Choice[]): { shown: Slot[]; rest: Choice[] } {
  const slots = spared(all, elsewhere.length ? most - 1 : most)
  const crowded = slots.length > most || (slots.length === most && elsewhere.length > 0)
  const shown = crowded ? slots.slice(0, most - 1) : slots
  return { shown, rest: [...slots.slice(shown.length).flatMap((slot) => slot.choices), ...elsewhere] }
}

/** Without as many families that have no option as it takes for the others to have room, the last ones first. */
function spared(slots: Slot[], room: number): Slot[] {
  const empty = slots.filter((slot) => slot.empty)
  const over = Math.min(empty.length, Math.max(0, slots.length - room))
  const dropped = over ? empty.slice(-over) : []
  return slots.filter((slot) => !dropped.includes(slot))
}

/** Whether the families keep their places although one is chosen: the board shows all its members, and none is chosen yet. So
 * does every lens. */
function stays({ grammar, steps, narrow, lenses = [] }: Folding, ask: Ask, slots: Slot[]): boolean {
  const chosen = steps.find((step) => step.fact === FAMILY)
  if (!chosen || narrow || slots.length < 2) return false
  if (lenses.length) return steps.length === 1 && lenses.some(({ id }) => id === chosen.value)
  return grammar.family[chosen.value]?.stays === true && steps.every(({ fact }) => fact === FAMILY || fact === ask.who)
}

/** The row as it was before a family was chosen, which is marked in it. */
function standing(folding: Folding, ask: Ask, kept: Choice[]): Slot[] {
  const earlier = folding.steps.filter((step) => step.fact !== FAMILY)
  const scope = kept.filter((choice) => earlier.every((step) => fits(folding, ask, choice, step)))
  const chosen = folding.steps.find((step) => step.fact === FAMILY)?.value
  return grouped(folding, ask, kept, scope).map((slot) => ({ ...slot, pressed: slot.value === chosen }))
}

function familyShown({ grammar, steps }: Folding, ask: Ask, slots: Slot[], scope: Choice[]): string {
  const chosen = steps.find((step) => step.fact === FAMILY)
  if (chosen) return chosen.value
  const [only = '', ...others] = new Set(scope.map((choice) => familyOf(grammar, ask, choice)))
  return ask.families.length > 1 && slots[0]?.kind === 'part' && !others.length ? only : ''
}

/** The options of the family that the question is about, unless a piece was touched that only others are about. */
function mainOptions(folding: Folding, options: Choice[], ask: Ask): Choice[] {
  const { grammar, steps } = folding
  const main = options.filter((choice) => familyOf(grammar, ask, choice) === ask.main)
  const piece = steps.find((step) => main.some((choice) => valueOf(choice, step.fact)))
  const about = (choices: Choice[]): boolean => choices.some((choice) => piece && fits(folding, ask, choice, piece))
  return main.length && (about(main) || !about(options)) ? main : options
}

/** The options of the piece that was touched; else of the piece that the question is about; else all options. */
function ownOptions(question: Question, options: Choice[], ask: Ask, steps: Step[]): Choice[] {
  if (!ask.who) return options
  const touched = steps.find((step) => step.fact === ask.who)?.value
  const asked = question.about[ask.who]
  const who = touched ?? (asked === undefined ? '' : String(asked))
  const own = options.filter((choice) => [who, ''].includes(valueOf(choice, ask.who)))
  return who && own.length ? own : options
}

/** Of options that differ only in switched facts it keeps one: the one with the switch's value, else with the first value
 * that exists. A fact that this question asks for as a part is no switch here. */
function switched(
  options: Choice[],
  grammar: Choosing,
  ask: Ask,
  how: Record<string, string>,
): { kept: Choice[]; switches: Switch[] } {
  const facts = Object.keys(grammar.switch).filter((fact) => !ask.parts.includes(fact))
  const alike = new Map<string, Choice[]>()
  for (const choice of options) {
    const rest = Object.entries(choice.about).filter(([fact]) => !facts.includes(fact))
    const key = JSON.stringify([choice.verb, choice.exit, rest])
    alike.set(key, [...(alike.get(key) ?? []), choice])
  }
  const switches = facts.flatMap((fact) => {
    const found = [...alike.values()].map((group) => [...new Set(group.map((choice) => valueOf(choice, fact)))])
    const open = new Set(found.filter((values) => values.length > 1).flat())
    if (open.size < 2) return []
    const known = grammar.switch[fact]!.values
    const values = [...known.filter((value) => open.has(value)), ...[...open].filter((value) => !known.includes(value))]
    const value = how[fact] !== undefined && open.has(how[fact]) ? how[fact] : values[0]!
    return [{ fact, values, value }]
  })
  const kept = [...alike.values()].map((group) =>
    switches.reduce<Choice[]>((left, { fact, value, values }) => {
      const set = left.filter((choice) => valueOf(choice, fact) === value)
      if (set.length) return set
      const best = values.find((each) => left.some((choice) => valueOf(choice, fact) === each))
      return best === undefined ? left : left.filter((choice) => valueOf(choice, fact) === best)
    }, group),
  )
  return { kept: kept.flat(), switches }
}

/** The lenses with the families beside them, else the families. */
function grouped({ grammar, lenses = [] }: Folding, ask: Ask, kept: Choice[], scope: Choice[]): Slot[] {
  if (!lenses.length) return families(grammar, ask, kept, scope)
  return [...throughLenses(lenses, scope), ...besides(grammar, ask, lenses, kept, scope)]
}

function slotsOf(folding: Folding, ask: Ask, kept: Choice[], scope: Choice[]): Slot[] {
  const { grammar, steps, lenses = [] } = folding
  const touched = steps.some((step) => step.fact === FAMILY)
  if (lenses.length && !touched && scope.length > 1) return grouped(folding, ask, kept, scope)
  const left = new Set(scope.map((choice) => familyOf(grammar, ask, choice)))
  if (ask.flat && kept.length <= MOST) return kept.map((choice) => ({ ...way(choice), faded: !scope.includes(choice) }))
  const taken = new Set(steps.map((step) => step.fact))
  if (ask.first && !touched && !taken.has(ask.first) && valuesOf(scope, ask.first).length > 1) return parts(ask.first, scope)
  if (!touched && left.size > 1) return families(grammar, ask, kept, scope)
  const facts = new Set([...ask.parts, ...scope.flatMap((choice) => Object.keys(choice.about))])
  const next = [...facts].find(
    (fact) =>
      !taken.has(fact) &&
      (ask.parts.includes(fact) || !(fact in grammar.switch)) &&
      new Set(scope.map((choice) => valueOf(choice, fact))).size > 1,
  )
  return next === undefined ? scope.map((choice) => way(choice)) : parts(next, scope)
}

/** The values that options have of a fact. */
const valuesOf = (choices: Choice[], fact: string): string[] =>
  [...new Set(choices.map((choice) => valueOf(choice, fact)))].filter(Boolean)

/** A slot for one option. */
export const way = (choice: Choice): Slot => ({ kind: 'way', value: choice.action, fact: '', choices: [choice], faded: false })

function throughLenses(lenses: Lens[], scope: Choice[]): Slot[] {
  return lenses.map(({ id, actions, note }) => {
    const choices = scope.filter((choice) => actions.includes(choice.action))
    return { kind: 'family', value: id, fact: FAMILY, choices, faded: choices.length === 0, note }
  })
}

/** The families of the options that no lens shows. */
function besides(grammar: Choosing, ask: Ask, lenses: Lens[], kept: Choice[], scope: Choice[]): Slot[] {
  const seen = new Set(lenses.flatMap(({ actions }) => actions))
  const left = (choices: Choice[]): Choice[] => choices.filter((choice) => !seen.has(choice.action))
  return families(grammar, ask, left(kept), left(scope))
}

/** A slot for every family of the question, always in the same place; families without a fitting option are faded. Where the
 * question's families are fixed, those without any option are there, too. */
function families(grammar: Choosing, ask: Ask, kept: Choice[], scope: Choice[]): Slot[] {
  const met = [...new Set(kept.map((choice) => familyOf(grammar, ask, choice)))]
  const order = [
    ...ask.families.filter((id) => ask.fixed || met.includes(id)),
    ...met.filter((id) => !ask.families.includes(id)),
  ]
  return order.map((id) => {
    const choices = scope.filter((choice) => familyOf(grammar, ask, choice) === id)
    const slot: Slot = { kind: 'family', value: id, fact: FAMILY, choices, faded: choices.length === 0 }
    return met.includes(id) ? slot : { ...slot, empty: true }
  })
}

/** One slot for each value of the fact; an option without that fact gets a slot of its own. */
function parts(fact: string, scope: Choice[]): Slot[] {
  const values = new Map<string, Choice[]>()
  for (const choice of scope) {
    const value = valueOf(choice, fact)
    values.set(value || choice.action, [...(values.get(value || choice.action) ?? []), choice])
  }
  return [...values].map(([value, choices]) =>
    valueOf(choices[0]!, fact) ? { kind: 'part', value, fact, choices, faded: false } : way(choices[0]!),
  )
}

/** The option of a slot that holds only one; null if it holds more. */
export const leafOf = (slot: Slot): Choice | null => (slot.choices.length === 1 ? slot.choices[0]! : null)

/** The keys that turn the first and the second switch. */
export const SWITCH_KEYS = ['+', '*']

const RESERVED = 'hlmnvz'

/** The key of each slot: for a family the first free letter of its label; for other slots the digit with which its label ends
 * ("Order 3"), else the first free digit. Beside such numbers, which come and go, it is the last free one: it keeps its key. */
export function keysOf(slots: Slot[], labelOf: (slot: Slot) => string): string[] {
  const taken = new Set(RESERVED)
  const own = slots.map((slot) => (slot.kind === 'part' && labelOf(slot).endsWith(` ${slot.value}`) ? slot.value : ''))
  const numbers = own.map((value) => (/^[1-9]$/.test(value) ? value : ''))
  const free = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].filter((digit) => !numbers.includes(digit))
  if (numbers.some(Boolean)) free.reverse()
  return slots.map((slot, at) => {
    if (slot.kind !== 'family') return numbers[at] || free.shift()!
    const plain = labelOf(slot)
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    const letter = [...plain, ...'abcdefghijkopqrstuwxy'].find((each) => !taken.has(each))!
    taken.add(letter)
    return letter
  })
}
