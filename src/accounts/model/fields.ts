// What may stand in a field that somebody fills in. Each gives the value as it is kept, or what is wrong with it.
import { isFitLine } from '../../text/fit-line.ts'
import type { FieldFault } from './failure.ts'

export type Checked<T> = { readonly value: T } | { readonly fault: FieldFault }

const LONGEST_ADDRESS = 254
/** One @, a plain local part, and a domain with a dot: stricter than the standard, and wide enough for real mail. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i
const TOP = /^([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

export function checkAddress(text: string): Checked<string> {
  const address = text.trim()
  const [local = '', domain = '', ...more] = address.split('@')
  const labels = domain.split('.')
  const fits =
    more.length === 0 &&
    address.length <= LONGEST_ADDRESS &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP.test(labels.at(-1)!)
  return fits ? { value: address.toLowerCase() } : { fault: { is: 'address' } }
}

export const LONGEST_NAME = 40

export function checkName(text: string, max = LONGEST_NAME): Checked<string> {
  const name = text.trim().normalize('NFC')
  if (name === '' || charactersIn(name) > max) return { fault: { is: 'length', min: 1, max } }
  return isFitLine(name) ? { value: name } : { fault: { is: 'characters' } }
}

/** As it is properly spelled. An offset such as +01:00 is a time zone to some, but not the name of one: it knows no summer. */
export function checkTimeZone(text: string): Checked<string> {
  if (!/^[a-z]/i.test(text)) return { fault: { is: 'time-zone' } }
  try {
    return { value: new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone }
  } catch {
    return { fault: { is: 'time-zone' } }
  }
}

export function checkChoice<T extends string>(text: string, choices: readonly T[]): Checked<T> {
  const value = choices.find((choice) => choice === text)
  return value === undefined ? { fault: { is: 'choice', choices } } : { value }
}

export const checkWhole = (value: number, min: number, max: number): Checked<number> =>
  Number.isInteger(value) && value >= min && value <= max ? { value } : { fault: { is: 'range', min, max } }

export const PASSWORD = { min: 12, max: 128 }
/** Passwords that were set under a wider rule are still good. */
const TRIED_PASSWORD = { min: 10, max: 200 }

/** One that is set. */
export const checkPassword = (text: string): Checked<string> => passwordWithin(PASSWORD, text)

/** One that somebody signs in with. */
export const checkTried = (text: string): Checked<string> => passwordWithin(TRIED_PASSWORD, text)

/** The same password typed on another machine may come in other code points: they are made one here. */
function passwordWithin(bounds: { readonly min: number; readonly max: number }, text: string): Checked<string> {
  const password = text.normalize('NFKC')
  const length = charactersIn(password)
  return length < bounds.min || length > bounds.max ? { fault: { is: 'length', ...bounds } } : { value: password }
}

/** As people count them, or nearly: an emoji is not two. */
const charactersIn = (text: string): number => [...text].length
