// The same schemas in fewer words: what may be null says so with its type, values speak for their type, and a name that is
// longer than what it stands for is not looked up.
import { isNode, mapNodes, type Node, toSchema } from './walk.ts'

type Schemas = Readonly<Record<string, unknown>>

export const briefly = (value: unknown, schemas: Schemas): unknown => {
  const short = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const { $ref } = toSchema(name)
      return isNode(schema) && isShorter(schema, $ref) ? [[$ref, schema] as const] : []
    }),
  )
  return mapNodes(value, (node) => optional(formatAlone(valuesAlone(orNull(inPlace(node, short))))))
}

const isShorter = (schema: Node, ref: string): boolean =>
  schema.properties === undefined &&
  JSON.stringify({ ...schema, description: undefined }).length <= ref.length + '{"$ref":""}'.length

function inPlace(node: Node, short: ReadonlyMap<string, Node>): Node {
  const { $ref, ...words } = node
  const schema = short.get(String($ref))
  if (!schema) return node
  const { description: _, ...rest } = schema
  return { ...rest, ...words }
}

/** `{ type: ['string', 'null'] }` for any of the two. */
function orNull(node: Node): Node {
  const { anyOf, ...words } = node
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return node
  const [schema, nothing] = anyOf as [Node, Node]
  const isPlain = typeof schema.type === 'string' && schema.enum === undefined && schema.const === undefined
  return isPlain && JSON.stringify(nothing) === '{"type":"null"}'
    ? { ...schema, ...words, type: [schema.type, 'null'] }
    : node
}

/** What is said of a field in the same words elsewhere is said at the first of these places. */
export function saidOnce(value: unknown): unknown {
  const said = new Set<unknown>()
  return mapNodes(value, (node) => {
    const { description, ...rest } = node
    if (description === undefined || !isSchema(node) || !said.has(description)) {
      said.add(description)
      return node
    }
    return rest
  })
}

/** And no answer, parameter or operation, which have to say something. */
const isSchema = (node: Node): boolean =>
  ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'].some((word) => node[word] !== undefined)

/** A parameter need not be there unless it says so. */
const optional = (node: Node): Node => {
  const { required, ...rest } = node
  return required === false ? rest : node
}

/** What a UUID looks like is known by that name. */
const formatAlone = (node: Node): Node => {
  const { pattern: _, ...rest } = node
  return node.format === 'uuid' ? rest : node
}

const valuesAlone = (node: Node): Node => {
  const { type, ...rest } = node
  return typeof type === 'string' && Array.isArray(node.enum) ? rest : node
}
