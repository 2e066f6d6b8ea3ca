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

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields: string[] = []
    for (const key of Object.keys(value).sort()) {
      const field = (value as Fields)[key]
      if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(field)}`)
    }
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value)
}
