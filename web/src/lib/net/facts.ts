// Reads one field of an event's, question's or option's facts when their type is a union. A field that no member of the union
// has, or that has another type, does not compile.

type KeyOf<Facts> = Facts extends unknown ? keyof Facts & string : never
type ValueOf<Facts, Field> = Facts extends unknown ? (Field extends keyof Facts ? Facts[Field] : never) : never

/** The fields that have this type in every member of the union. */
export type FieldOf<Facts, Kind> = {
  [Field in KeyOf<Facts>]: Exclude<ValueOf<Facts, Field>, undefined> extends Kind ? Field : never
}[KeyOf<Facts>]

const read = (facts: object, field: string): unknown => (facts as Record<string, unknown>)[field]

/** The string in a field; empty if the field is missing. */
export function named<Facts extends object>(facts: Facts, field: FieldOf<Facts, string>): string {
  const value = read(facts, field)
  return typeof value === 'string' ? value : ''
}

/** The number in a field; -1 if the field is missing. */
export function numbered<Facts extends object>(facts: Facts, field: FieldOf<Facts, number>): number {
  const value = read(facts, field)
  return typeof value === 'number' ? value : -1
}

/** The number in a field; 0 if the field is missing. */
export function numberOf<Facts extends object>(facts: Facts, field: FieldOf<Facts, number>): number {
  const value = read(facts, field)
  return typeof value === 'number' ? value : 0
}

/** The strings in a field; an empty list if the field is missing. */
export function namesIn<Facts extends object>(facts: Facts, field: FieldOf<Facts, string[]>): string[] {
  const value = read(facts, field)
  return Array.isArray(value) ? value.map(String) : []
}

/** The numbers in a field; an empty list if the field is missing. */
export function numbersIn<Facts extends object>(facts: Facts, field: FieldOf<Facts, number[]>): number[] {
  const value = read(facts, field)
  return Array.isArray(value) ? value.map(Number) : []
}

/** The count of each name in a field; empty if the field is missing. */
export function countsIn<Facts extends object>(
  facts: Facts,
  field: FieldOf<Facts, Record<string, number>>,
): Record<string, number> {
  const value = read(facts, field)
  return value && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, number>) : {}
}
