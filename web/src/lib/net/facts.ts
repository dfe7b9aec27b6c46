// Reads a fact of an event, a question or an option that may be one of several. A field that none of them has, or one of
// another kind, does not compile.

type KeyOf<Facts> = Facts extends unknown ? keyof Facts & string : never
type ValueOf<Facts, Field> = Facts extends unknown ? (Field extends keyof Facts ? Facts[Field] : never) : never

/** The fields that are of one kind wherever they occur. */
export type FieldOf<Facts, Kind> = {
  [Field in KeyOf<Facts>]: Exclude<ValueOf<Facts, Field>, undefined> extends Kind ? Field : never
}[KeyOf<Facts>]

const read = (facts: object, field: string): unknown => (facts as Record<string, unknown>)[field]

/** A name; empty if there is none. */
export function named<Facts extends object>(facts: Facts, field: FieldOf<Facts, string>): string {
  const value = read(facts, field)
  return typeof value === 'string' ? value : ''
}

/** A number; -1 if there is none. */
export function numbered<Facts extends object>(facts: Facts, field: FieldOf<Facts, number>): number {
  const value = read(facts, field)
  return typeof value === 'number' ? value : -1
}

/** A number; 0 if there is none. */
export function numberOf<Facts extends object>(facts: Facts, field: FieldOf<Facts, number>): number {
  const value = read(facts, field)
  return typeof value === 'number' ? value : 0
}

/** Names; none if there are none. */
export function namesIn<Facts extends object>(facts: Facts, field: FieldOf<Facts, string[]>): string[] {
  const value = read(facts, field)
  return Array.isArray(value) ? value.map(String) : []
}

/** Numbers; none if there are none. */
export function numbersIn<Facts extends object>(facts: Facts, field: FieldOf<Facts, number[]>): number[] {
  const value = read(facts, field)
  return Array.isArray(value) ? value.map(Number) : []
}

/** How many of each name; empty if that is not told. */
export function countsIn<Facts extends object>(
  facts: Facts,
  field: FieldOf<Facts, Record<string, number>>,
): Record<string, number> {
  const value = read(facts, field)
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, number>) : {}
}
