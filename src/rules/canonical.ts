// Canonical JSON: no spaces, every object's keys sorted by code unit, so that equal things are equal texts.

/** Whether some JSON is this very thing, whatever it is. Follows what is expected, so a monster is not walked through. */
export function isSame(expected: unknown, given: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return Object.is(expected, given)
  if (typeof given !== 'object' || given === null || Array.isArray(expected) !== Array.isArray(given)) return false
  const fields = Object.keys(expected)
  return (
    fields.length === Object.keys(given).length &&
    fields.every(
      (field) => Object.hasOwn(given, field) && isSame((expected as Fields)[field], (given as Fields)[field]),
    )
  )
}

type Fields = Record<string, unknown>

/** One text grown piece by piece, without lists in between: every event of every game comes through here. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += text === '' ? canonical(item) : `,${canonical(item)}`
    return `[${text}]`
  }
  for (const key of sorted(Object.keys(value))) {
    const field = (value as Fields)[key]
    if (field !== undefined) text += (text === '' ? '' : ',') + named(key) + canonical(field)
  }
  return `{${text}}`
}

function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort()
  return keys
}

/** Keys as they are written. There are few, and they come again and again. */
const known = new Map<string, string>()
const MOST = 1000

function named(key: string): string {
  const written = known.get(key)
  if (written !== undefined) return written
  const name = `${JSON.stringify(key)}:`
  if (known.size < MOST) known.set(key, name)
  return name
}
