// How the options of a question stand in the decision bar: who, then what kind; small things folded; ways out on the right.

import type { Choice } from '$gen/types'

/** Those that end something rather than do something: they stand quietly on the right. */
const QUIET = ['pass', 'end', 'done']
/** M is for the sound and Z takes back; the other letters are free. */
const KEYS = [...'123456789abcdefghijklnopqrstuvwxy']
/** So few small things need no folding, as long as there are not many others. */
const FEW = 3
const OTHERS = 5
/** Beyond this a label reads better as a card of its own. */
const LONG = 56

export interface Group {
  who: string
  options: Choice[]
}

export interface Arranged {
  groups: Group[]
  minor: Choice[]
  quiet: Choice[]
  /** The key of each option that has one, by its action. */
  keys: Map<string, string>
}

const isQuiet = (choice: Choice): boolean => QUIET.includes(choice.verb)

/** In a window letting it pass is an answer like the others, only the last. */
export function arrange(options: Choice[], window = false): Arranged {
  const isAside = (choice: Choice): boolean => isQuiet(choice) && !window
  const quiet = options.filter(isAside)
  const small = options.filter((choice) => choice.minor && !isQuiet(choice) && !choice.asked)
  const folded = small.length > FEW || (small.length > 1 && options.length - small.length > OTHERS) ? small : []
  const main = options.filter((choice) => !isQuiet(choice) && !folded.includes(choice))
  const groups = withLast(groupsOf(main), window ? options.filter(isQuiet) : [])
  const inOrder = [...groups.flatMap((group) => group.options), ...folded].filter((choice) => !isQuiet(choice))
  const keys = new Map(inOrder.slice(0, KEYS.length).map((choice, at) => [choice.action, KEYS[at]!]))
  const out = options.find(isQuiet)
  if (out) keys.set(out.action, '0')
  return { groups, minor: folded, quiet, keys }
}

/** Nobody's own options at the end of nobody's group: one group for each name. */
function withLast(groups: Group[], last: Choice[]): Group[] {
  if (!last.length) return groups
  const nobody = groups.find((group) => !group.who)?.options ?? []
  return [...groups.filter((group) => group.who), { who: '', options: [...nobody, ...last] }]
}

/** By who acts, in the order in which they come; what the coach asks for first, then by kind. */
function groupsOf(options: Choice[]): Group[] {
  const found = new Map<string, Choice[]>()
  for (const choice of options) found.set(choice.who, [...(found.get(choice.who) ?? []), choice])
  return [...found].map(([who, of]) => ({
    who,
    options: of.sort(
      (one, two) => Number(two.asked) - Number(one.asked) || Number(one.minor) - Number(two.minor) || one.kind - two.kind,
    ),
  }))
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export interface Label {
  head: string
  /** The rest of a label that is too long for a button. */
  more: string
}

export function labelOf(choice: Choice): Label {
  const text = capital(choice.label)
  const colon = text.search(/\s?:\s/)
  if (text.length <= LONG || colon < 0) return { head: text, more: '' }
  return { head: text.slice(0, colon), more: capital(text.slice(colon).replace(/^\s?:\s/, '')) }
}
