// What a reference promises to programs: all of it but the words and the examples.

const WORDS = ['description', 'summary', 'example', 'examples', 'externalDocs', 'contact', 'servers']

export function promised(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => promised(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNames || !WORDS.includes(key))
      .map(([key, inner]) => [key, promised(inner, !isNames && ['properties', 'schemas', 'headers'].includes(key))]),
  )
}
