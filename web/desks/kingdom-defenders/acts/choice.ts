// What somebody says that a space shall do: exactly the fields it calls for, each with a legal value.
import type { Do } from '../../../../src/rules/kingdom-defenders/commands.ts'
import { allFields, type Field, legalValues, type Value } from '../../../../src/rules/kingdom-defenders/fields.ts'
import type { Die } from '../../../../src/rules/kingdom-defenders/vocabulary.ts'

export const sameValue = (one: unknown, other: unknown): boolean => key(one) === key(other)

/** A value as text, whatever order its parts stand in. */
export function key(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value) ?? ''
  const { weapon, spell } = value as { weapon: number; spell: number }
  return `${weapon}/${spell}`
}

/** The wish as far as it is legal, the first legal value elsewhere. */
export function completed(fields: readonly Field[], wish: Do): Do {
  const done: Record<string, unknown> = {}
  const fill = (list: readonly Field[]) => {
    for (const field of list) {
      done[field.field] = field.field === 'dice' ? diceOf(field.of, field.count, wish.dice) : legalOr(field, done, wish)
      if ('brings' in field) fill(field.brings[String(done.building)] ?? [])
    }
  }
  fill(fields)
  return done as Do
}

/** The wished value where it is legal. */
const legalOr = (field: Field, done: Record<string, unknown>, wish: Do): Value | undefined => {
  const legal = legalValues(field, done)
  return legal.find((value) => sameValue(value, wish[field.field])) ?? legal[0]
}

const diceOf = (of: readonly Die[], count: number, wish: readonly Die[] = []): Die[] =>
  Array.from({ length: count }, (_, i) => (wish[i] && of.includes(wish[i]) ? wish[i] : of[0]!))

/** The fields to show for what is chosen so far, in their order. */
export const fieldsFor = (fields: readonly Field[], given: Do): Field[] =>
  allFields(fields, given as Readonly<Record<string, unknown>>)

/** What else it may be, with one value changed: whatever depends on it is put right. */
export const changed = (fields: readonly Field[], given: Do, field: Field['field'], value: unknown): Do =>
  completed(fields, { ...given, [field]: value })
