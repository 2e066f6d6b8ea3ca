// What many operations have in common, said once: parameters, ways to be told no, examples of problems, headers.
import { HEADERS, toHeaders } from './headers.ts'
import { isNode, type Node, pascal } from './walk.ts'

interface Media extends Node {
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
  const examples: Record<string, Node> = {}
  const short = eachOperation(paths, (operation) => ({
    ...operation,
    responses: mapValues(operation.responses, (response) => shortened(response, examples)),
  }))
  const all = Object.values(short).flatMap((methods) => Object.values(methods))
  const parameters = repeated(
    all.flatMap(({ parameters = [] }) => parameters),
    ({ name }) => pascal(String(name)),
  )
  const responses = repeated(
    all.flatMap((operation) => Object.values(operation.responses).filter(isProblem)),
    (response) => Object.keys(examplesIn(response)).map(pascal).join('Or'),
  )
  const headers = new Set<string>(all.flatMap((operation) => Object.values(operation.responses).flatMap(headersIn)))
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
      responses: responses.components,
      headers: Object.fromEntries(Object.entries(HEADERS).filter(([name]) => headers.has(name))),
      examples,
    },
  }
}

const isProblem = (response: Response): boolean => response.content?.[PROBLEM] !== undefined
const examplesIn = ({ content }: Response) => content?.[PROBLEM]?.examples ?? {}
const headersIn = ({ headers = {} }: Response) => Object.keys(headers)

/** Examples of problems, which are gathered, and headers by their names. */
function shortened(response: Response, examples: Record<string, Node>): Response {
  const { headers, content = {}, ...rest } = response
  const media = mapValues(content, (one, type) =>
    type === PROBLEM
      ? { ...one, examples: mapValues(one.examples ?? {}, (example, name) => kept(example, name, examples)) }
      : one,
  )
  return {
    ...rest,
    ...(headers && { headers: toHeaders(headers) }),
    ...(response.content && { content: media }),
  }
}

/** One problem may have several statuses. */
function kept(example: Node, name: string, examples: Record<string, Node>): Node {
  const { status } = example.value as { status: number }
  const known = examples[name]?.value as { status: number } | undefined
  const own = known === undefined || known.status === status ? name : `${name}-${status}`
  examples[own] = example
  return { $ref: `#/components/examples/${own}` }
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
