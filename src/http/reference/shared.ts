// What many operations have in common, said once: parameters, ways to be told no, answers that look the same, headers.
import { EVERYWHERE, OF_ANY_GAME, REFUSED } from '../problem.ts'
import { BY_TOKEN } from './about.ts'
import { ALWAYS, HEADERS, headersNamed, toHeaders } from './headers.ts'
import { isNode, type Node, pascal, toSchema } from './walk.ts'

export interface Media extends Node {
  readonly examples?: Readonly<Record<string, Node>>
}

interface Response extends Node {
  readonly headers?: object
  readonly content?: Readonly<Record<string, Media>>
}

interface Operation extends Node {
  readonly parameters?: readonly Node[]
  readonly responses: Readonly<Record<string, Response>>
}

export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const PROBLEM = 'application/problem+json'

/** The same in fewer words, and the components it then needs. */
export function shared(paths: Paths): { paths: Paths; components: Node } {
  const short = eachOperation(paths, (operation) => byName(withoutUsual(withProblems(operation))))
  const all = Object.values(short).flatMap((methods) => Object.values(methods))
  const parameters = repeated(
    all.flatMap(({ parameters = [] }) => parameters),
    ({ name }) => pascal(String(name)),
  )
  const responses = repeated(
    all.flatMap((operation) => Object.values(operation.responses)).filter(({ $ref }) => $ref === undefined),
    nameOf,
  )
  const headers = new Set<string>([...all.flatMap(headersOf), ...Object.keys(NO.headers)])
  return {
    paths: eachOperation(short, (operation) => ({
      ...operation,
      ...(operation.parameters && {
        parameters: operation.parameters.map((one) => parameters.refer(one, 'parameters')),
      }),
      responses: mapValues(operation.responses, (one) => responses.refer(one, 'responses')),
    })),
    components: {
      parameters: parameters.components,
      responses: { No: NO, ...responses.components },
      headers: Object.fromEntries(Object.entries(HEADERS).filter(([name]) => headers.has(name))),
    },
  }
}

/** Most are for who shows a token, which the document says of all that say nothing else; and a body is described by its schema. */
function withoutUsual({ security, requestBody, ...operation }: Operation): Operation {
  const { description: _, ...body } = (requestBody ?? {}) as Node
  return {
    ...operation,
    ...(JSON.stringify(security) === JSON.stringify(BY_TOKEN) ? {} : { security }),
    ...(requestBody !== undefined && { requestBody: body }),
  }
}

/** An answer whose shape has a name is described by that. */
function byName(operation: Operation): Operation {
  const named = Object.entries(operation.responses).map(([status, response]) => {
    const ref = (response.content?.['application/json']?.schema as Node | undefined)?.$ref
    return [status, typeof ref === 'string' ? { ...response, description: ref.split('/').at(-1)! } : response] as const
  })
  return { ...operation, responses: Object.fromEntries(named) }
}

const isProblem = ({ content }: Response): boolean => content?.[PROBLEM] !== undefined
const headersOf = ({ responses }: Operation) =>
  Object.values(responses).flatMap(({ headers = {} }) => Object.keys(headers))

const inList = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** Whichever way an operation says no, it looks like this. */
const NO = {
  description: `A problem (RFC 9457), as with 5XX. \`x-problems\` are those of the operation; besides, any may say ${inList(EVERYWHERE)}, and any that is about a game ${inList(OF_ANY_GAME)}.`,
  headers: toHeaders(headersNamed([...ALWAYS, 'Retry-After', 'Link'])),
  content: { [PROBLEM]: { schema: toSchema('Problem'), example: REFUSED[2] } },
}

/** Ways to be told no by their names: they are all of one shape. What is said by status in other words stays as it is. */
function withProblems(operation: Operation): Operation {
  const { responses, ...rest } = operation
  const told = Object.values(responses).flatMap(({ content }) => Object.keys(content?.[PROBLEM]?.examples ?? {}))
  const own = [...new Set(told)].filter((name) => ![...EVERYWHERE, ...OF_ANY_GAME].includes(name)).toSorted()
  const others = Object.entries(responses).filter(([, one]) => !isProblem(one))
  const no = { $ref: '#/components/responses/No' } as unknown as Response
  return {
    ...rest,
    ...(own.length > 0 && { 'x-problems': own }),
    responses: {
      ...Object.fromEntries(others.map(([status, one]) => [status, withHeaders(one)])),
      ...(told.length > 0 && { '4XX': no }),
    },
  }
}

const withHeaders = ({ headers = {}, ...response }: Response): Response => ({
  ...response,
  ...(Object.keys(headers).length > 0 && { headers: toHeaders(headers) }),
})

/** After what they hold, if that has a name. */
function nameOf({ content = {} }: Response): string {
  const [media] = Object.values(content)
  const { $ref } = (media?.schema ?? {}) as { $ref?: string }
  return $ref?.replace(/^.*\//, '') ?? (media ? 'Answer' : 'Done')
}

/** Whatever is there more than once gets a name; where several would have the same, the later ones a number with it. */
function repeated<N extends Node>(all: readonly N[], nameOf: (node: N) => string) {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(JSON.stringify(one), (counts.get(JSON.stringify(one)) ?? 0) + 1)
  const names = new Map<string, string>()
  const components: Record<string, N> = {}
  for (const one of all) {
    const text = JSON.stringify(one)
    if (counts.get(text)! < 2 || names.has(text)) continue
    const wished = nameOf(one)
    let name = wished
    for (let number = 2; Object.hasOwn(components, name); number++) name = `${wished}${number}`
    names.set(text, name)
    components[name] = one
  }
  const refer = (one: N, room: string): N => {
    const name = names.get(JSON.stringify(one))
    return name === undefined ? one : ({ $ref: `#/components/${room}/${name}` } as unknown as N)
  }
  return { components, refer }
}

const mapValues = <V, W>(
  record: Readonly<Record<string, V>>,
  change: (value: V, key: string) => W,
): Record<string, W> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))

const eachOperation = (paths: Paths, change: (operation: Operation) => Operation): Paths =>
  mapValues(paths, (methods) => mapValues(methods, (one) => (isNode(one) ? change(one) : one)))
