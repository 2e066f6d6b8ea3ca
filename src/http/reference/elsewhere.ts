// Examples of answers that are long are read at an address of their own: the reference is for what can be said in it.
import type { Media, Paths } from './shared.ts'
import { isNode } from './walk.ts'

/** Where they are to be read, by the operation's id. */
export const EXAMPLES = '/examples'
export type Examples = Map<string, unknown>

/** More characters than a reader wants to scroll past. */
const LONG = 30
const JSON_TYPE = 'application/json'

/**
 * The same without them, each marked by `x-example`: true for the usual address, by the operation's id, or another address. OpenAPI's
 * own word for that (`externalValue`) makes generators look for a file, and fail. The examples themselves are put into `examples`.
 */
export function withoutLong(paths: Paths, examples: Examples): Paths {
  return mapValues(paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (response) => {
        const media = response.content?.[JSON_TYPE]
        if (!media) return response
        const short = inShort(media, String(operation.operationId), examples)
        return { ...response, content: { ...response.content, [JSON_TYPE]: short } }
      }),
    })),
  )
}

function inShort(media: Media, id: string, examples: Examples): Media {
  const { example, examples: several = {}, ...rest } = media
  const [elsewhere] = Object.values(several).flatMap(({ externalValue }) => externalValue ?? [])
  if (elsewhere !== undefined) return { ...rest, 'x-example': elsewhere }
  if (example === undefined || JSON.stringify(example).length <= LONG || examples.has(id)) return media
  examples.set(id, example)
  return { ...rest, 'x-example': true }
}

const mapValues = <V>(record: Readonly<Record<string, V>>, change: (value: V) => V): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, isNode(value) ? change(value) : value]))
