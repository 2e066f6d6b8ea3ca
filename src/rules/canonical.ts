// Canonical JSON: no spaces, every object's keys sorted by code unit, so that equal things are equal texts.

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const fields: string[] = []
    for (const key of Object.keys(value).sort()) {
      const field = (value as Record<string, unknown>)[key]
      if (field !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(field)}`)
    }
    return `{${fields.join(',')}}`
  }
  return JSON.stringify(value)
}
