// Walking a document of schemas. What only looks like one is passed over: examples, and whatever else is data.

export type Node = { readonly [word: string]: unknown }

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands under these is data. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'mapping', 'security'])
/** What stands under these has names that somebody gave it, and a name is no word of a schema. */
const NAMES = new Set([
  ...['properties', 'patternProperties', 'paths', 'schemas', 'parameters', 'responses', 'headers', 'content', '$defs'],
])

/** The same with every node changed, the inner ones first. */
export function mapNodes(value: unknown, change: (node: Node) => unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => mapNodes(one, change))
  if (!isNode(value)) return value
  const mapped = Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      !isNames && DATA.has(key) ? [key, inner] : [key, mapNodes(inner, change, !isNames && NAMES.has(key))],
    ),
  )
  return isNames ? mapped : change(mapped)
}

export const toSchema = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` })

/** `kingdom-of-ants` as `KingdomOfAnts`. */
export const pascal = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
