// An operation as its route declares it: what comes in, what goes out, every way to be told no, and an example of each.
// From it follow validation, types, the reference, and who may call it.
import { type TSchema, Type } from 'typebox'
import { ACCESS, type Access, type OperationId } from './access.ts'
import { type Problem, type ProblemName, problem, problemSchema } from './problem.ts'

export interface Answer {
  readonly description: string
  /** Null for an answer without a body. */
  readonly schema: TSchema | null
  readonly example?: unknown
  /** JSON if left out. */
  readonly type?: string
  /** The same in other types. */
  readonly alsoAs?: Readonly<Record<string, { readonly schema: TSchema; readonly example: unknown }>>
}

interface Parts {
  readonly summary: string
  readonly description?: string
  readonly params?: TSchema
  readonly querystring?: TSchema
  readonly headers?: TSchema
  /** Null where none is asked for, but one that is sent is read all the same: everything but GET. */
  readonly body?: TSchema | null
  readonly answers: Readonly<Record<number, Answer>>
  /** `refused` where the rules judge what is sent. */
  readonly fails?: readonly (ProblemName | 'refused')[]
}

/** What the routes' types are read from. */
type Incoming<P> = { [K in keyof P as K extends 'params' | 'querystring' | 'headers' | 'body' ? K : never]: P[K] }

export function operation<const P extends Parts>(id: OperationId, parts: P) {
  const { summary, description, params, querystring, headers, body, answers, fails = [] } = parts
  const access: Access = ACCESS[id]
  const hasInput = params !== undefined || querystring !== undefined || headers !== undefined || body !== undefined
  const schema = {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [access.tag],
    'x-who': access.who,
    ...(access.scope !== null && { 'x-scope': access.scope }),
    ...(access.signedIn && { 'x-signed-in': true }),
    ...(access.confirmed && { 'x-confirmed': true }),
    security: access.scope === null ? [] : access.who === 'anybody' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(body && { body }),
    response: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerSchema(answer)])),
      ...problemsOf(
        new Set([
          ...alwaysPossible(access, hasInput, body !== undefined),
          ...ofGames(params),
          ...(503 in answers ? [] : (['no-database'] as const)),
          ...fails,
        ]),
      ),
    },
  }
  return { config: { access, operation: id }, schema: schema as unknown as Incoming<P> }
}

function answerSchema({ description, schema, example, type = 'application/json', alsoAs = {} }: Answer) {
  if (schema === null) return { ...Type.Null(), description }
  return { description, content: { [type]: { schema, ...(example !== undefined && { example }) }, ...alsoAs } }
}

/** What every operation of this kind may answer. */
const alwaysPossible = (
  { who, scope, signedIn, confirmed, wholeLog }: Access,
  hasInput: boolean,
  hasBody: boolean,
): ProblemName[] => [
  ...(hasBody ? (['too-large', 'not-json'] as const) : []),
  ...(hasInput ? (['not-understood'] as const) : []),
  ...(scope === null ? [] : (['unknown-token', 'scope'] as const)),
  ...(who === 'anybody' ? [] : (['no-token'] as const)),
  ...(signedIn ? (['not-by-program'] as const) : []),
  ...(confirmed ? (['confirm-first'] as const) : []),
  'too-many',
  ...(wholeLog ? (['too-busy'] as const) : []),
  'our-mistake',
]

/** Whatever is done with a game needs its rules, and time for them. */
const ofGames = (params: TSchema | undefined): ProblemName[] =>
  Object.hasOwn((params as { properties?: object } | undefined)?.properties ?? {}, 'game')
    ? ['rules-missing', 'too-busy']
    : []

const REFUSED: readonly Problem[] = [
  [400, 'not-understood', 'Your answer has another form.'] as const,
  [409, 'not-asked', 'You are not asked for this now.'] as const,
  [422, 'not-allowed', 'There is no such choice.'] as const,
].map(([status, code, detail]) => ({
  type: '/problems/refused',
  title: 'The rules refuse this.',
  ...{ status, detail, code, rule: 'R-3.1', pointer: '/choice', ...(status === 409 && { questions: [] }) },
}))

/** By status, with an example of each. */
function problemsOf(names: ReadonlySet<ProblemName | 'refused'>) {
  const all = [...names].flatMap((name): [string, Problem][] =>
    name === 'refused'
      ? REFUSED.map((told) => ['refused', told])
      : [
          [
            name,
            problem(name, name === 'bad-field' ? { detail: 'It has 1 to 80 characters.', pointer: '/title' } : {}),
          ],
        ],
  )
  const statuses = [...new Set(all.map(([, { status }]) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const these = all.filter(([, told]) => told.status === status)
      const examples = Object.fromEntries(these.map(([name, value]) => [name, { value }]))
      const description = these.map(([, { title }]) => title).join(' ')
      return [status, { description, content: { 'application/problem+json': { schema: problemSchema, examples } } }]
    }),
  )
}
