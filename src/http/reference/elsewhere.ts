// Examples of answers that are long are read at an address of their own: the reference is for what can be said in it.
import type { Paths } from './shared.ts'
import { isNode, type Node } from './walk.ts'

/** Where they are to be read, by the operation's id. */
export const EXAMPLES = '/examples'
export type Examples = Map<string, unknown>

/** More characters than a reader wants to scroll past. */
const LONG = 120
const JSON_TYPE = 'application/json'

/** The same without them. Those are put into `examples`. */
export function withoutLong(paths: Paths, examples: Examples): Paths {
  return mapValues(paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (response) => {
        const media = response.content?.[JSON_TYPE]
        const id = String(operation.operationId)
        if (!media || examples.has(id) || !isLong(media)) return response
        const { example, ...rest } = media
        examples.set(id, example)
        const named = { long: { externalValue: `${EXAMPLES}/${id}` } }
        return { ...response, content: { ...response.content, [JSON_TYPE]: { ...rest, examples: named } } }
      }),
    })),
  )
}

const isLong = ({ example }: Node): boolean => example !== undefined && JSON.stringify(example).length > LONG

const mapValues = <V>(record: Readonly<Record<string, V>>, change: (value: V) => V): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, isNode(value) ? change(value) : value]))
