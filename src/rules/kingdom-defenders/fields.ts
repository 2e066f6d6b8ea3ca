// The fields an activation calls for, each with every value that is legal as things stand when it begins (KD-6.3), and
// whether what somebody wrote keeps to them.
import type { Refusal } from '../ruleset.ts'
import { isObject, notAllowed, notUnderstood, pointer } from '../shape.ts'
import type { Do } from './commands.ts'
import { isPair, isSamePair } from './pieces/pair.ts'
import { DICE, type Die, type Pair } from './vocabulary.ts'

export type FieldName = keyof Do
export type Value = string | number | Pair

export type Field =
  | { field: Exclude<FieldName, 'dice' | 'building'>; of: Value[] }
  /** What is legal depends on another field. */
  | { field: 'weapons' | 'camp' | 'target'; by: 'times' | 'rival'; of: Record<string, Value[]> }
  /** So many dice, repeats allowed. */
  | { field: 'dice'; of: Die[]; count: number }
  /** The building brings fields of its own. */
  | { field: 'building'; of: string[]; brings: Record<string, Field[]> }

/** Whether `do` has exactly these fields, each with a legal value. */
export function checkDo(fields: readonly Field[], given: unknown, path: (string | number)[]): Refusal | undefined {
  if (!isObject(given))
    return notUnderstood('no-object', 'KD-6.1', pointer(...path), 'What is done is an object, or null.')
  const wanted = allFields(fields, given)
  for (const { field } of wanted)
    if (!Object.hasOwn(given, field))
      return notUnderstood('missing-field', 'KD-6.3', pointer(...path, field), `The field "${field}" is missing.`)
  for (const name of Object.keys(given))
    if (!wanted.some(({ field }) => field === name))
      return notUnderstood(
        'unknown-field',
        'KD-6.3',
        pointer(...path, name),
        `There is no field ${JSON.stringify(name.slice(0, 40))} here.`,
      )
  for (const field of wanted)
    if (!isLegal(field, given))
      return notAllowed('bad-value', 'KD-6.3', pointer(...path, field.field), `This is no legal ${field.field} now.`)
  return undefined
}

/** Those of the building that is named among them. */
export function allFields(fields: readonly Field[], given: Readonly<Record<string, unknown>>): Field[] {
  const [first] = fields.filter((field) => field.field === 'building')
  if (!first || !('brings' in first)) return fields.slice()
  const named = given.building
  const more = typeof named === 'string' && Object.hasOwn(first.brings, named) ? first.brings[named]! : []
  return [...fields, ...more]
}

function isLegal(field: Field, given: Readonly<Record<string, unknown>>): boolean {
  const value = given[field.field]
  if (field.field === 'dice')
    return Array.isArray(value) && value.length === field.count && value.every((die) => DICE.includes(die))
  return legalValues(field, given).some((legal) => isSameValue(legal, value))
}

/** The values of a field, once those it depends on are known. */
export function legalValues(field: Field, given: Readonly<Record<string, unknown>>): Value[] {
  if (!('by' in field)) return field.of
  const on = given[field.by]
  return typeof on === 'number' && Object.hasOwn(field.of, on) ? field.of[on]! : []
}

const isSameValue = (legal: Value, value: unknown): boolean =>
  typeof legal === 'object' ? isPair(value) && isSamePair(legal, value) : legal === value
