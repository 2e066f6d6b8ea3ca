// Reading what somebody sent, whatever it is: small checks over unknown JSON, each refusing by name.
import type { Refusal } from './ruleset.ts'

export type Fields = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A whole number within bounds; 1.0 is 1, -0 is 0. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const isOneOf = <T extends string | number>(value: unknown, words: readonly T[]): value is T =>
  (words as readonly unknown[]).includes(value)

/** All of these words, each once, in any order. */
export const isPermutation = <T extends string | number>(value: unknown, words: readonly T[]): value is T[] =>
  Array.isArray(value) && value.length === words.length && areDifferent(value, words)

/** Some of these words, none twice, in any order. */
export const areDifferent = <T extends string | number>(value: unknown, words: readonly T[]): value is T[] =>
  Array.isArray(value) && value.every((word) => isOneOf(word, words)) && new Set(value).size === value.length

/** The first field that is missing or does not belong, if any. */
export function wrongField(value: Fields, required: readonly string[], optional: readonly string[] = []) {
  for (const field of required) if (!Object.hasOwn(value, field)) return { field, missing: true }
  for (const field of Object.keys(value))
    if (!required.includes(field) && !optional.includes(field)) return { field, missing: false }
  return undefined
}

/** A JSON pointer (RFC 6901). */
export const pointer = (...path: (string | number)[]): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

export const refusal = (why: Refusal['why'], code: string, rule: string, at: string, message: string): Refusal => ({
  why,
  code,
  rule,
  at,
  message,
})

/** The usual refusals for a wrong shape. */
export const notUnderstood = (code: string, rule: string, at: string, message: string): Refusal =>
  refusal('not-understood', code, rule, at, message)

export const notAllowed = (code: string, rule: string, at: string, message: string): Refusal =>
  refusal('not-allowed', code, rule, at, message)

export const notAsked = (code: string, rule: string, at: string, message: string): Refusal =>
  refusal('not-asked', code, rule, at, message)

/** Refuses what is no object, lacks a field or has one too many. */
export function checkFields(
  value: unknown,
  required: readonly string[],
  optional: readonly string[],
  rule: string,
  path: (string | number)[] = [],
): Refusal | undefined {
  if (!isObject(value)) return notUnderstood('no-object', rule, pointer(...path), 'An object is expected here.')
  const wrong = wrongField(value, required, optional)
  if (!wrong) return undefined
  const at = pointer(...path, wrong.field)
  return wrong.missing
    ? notUnderstood('missing-field', rule, at, `The field "${wrong.field}" is missing.`)
    : notUnderstood('unknown-field', rule, at, `There is no field ${JSON.stringify(wrong.field.slice(0, 40))} here.`)
}
