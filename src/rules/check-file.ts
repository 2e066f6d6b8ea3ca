// Looking at files that may hold anything, such as a pack somebody brings. Knows no game.
import { type Fields, isObject } from './shape.ts'

/** Tells of one fault: where it is ('' for the whole file), and what it is. */
export type Fault = (place: string, sentence: string) => void

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export const isInteger = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

/** A value as it can stand in a sentence, however large it is. */
export function show(value: unknown): string {
  if (value === undefined) return 'missing'
  if (typeof value === 'string')
    return `'${value.slice(0, 40).replace(/\p{Cc}/gu, ' ')}${value.length > 40 ? '...' : ''}'`
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : String(value)
}

/** The value if it is an object; otherwise that is told. */
export function fieldsAt(place: string, value: unknown, fault: Fault): Fields | undefined {
  if (isObject(value)) return value
  fault(place, `it must be an object, but is ${show(value)}`)
  return undefined
}

/** The items if it is a list of at most so many; otherwise that is told, once, and nothing is looked into. */
export function listAt(place: string, value: unknown, most: number, fault: Fault): readonly unknown[] | undefined {
  if (!Array.isArray(value)) fault(place, `it must be a list, but is ${show(value)}`)
  else if (value.length > most) fault(place, `it has ${value.length} entries, far too many`)
  else return value
  return undefined
}

/** Which of the numbers 1 to `last` are not there. */
export function missing(last: number, there: ReadonlySet<number>): number[] {
  return Array.from({ length: last }, (_, index) => index + 1).filter((number) => !there.has(number))
}

export function checkText(place: string, name: string, value: unknown, fault: Fault): void {
  if (!isText(value)) fault(place, `its ${name} must be a text, but is ${show(value)}`)
}

export function checkFinite(place: string, fields: Fields, names: readonly string[], fault: Fault): void {
  for (const name of names)
    if (!Number.isFinite(fields[name])) fault(place, `its ${name} must be a number, but is ${show(fields[name])}`)
}

const DEEPEST = 16

/** Level by level, as a deep file would break anything that calls itself. */
export function isTooDeep(file: unknown): boolean {
  let level: unknown[] = [file]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((value) => Object.values(value))
  }
  return false
}
