// An operation as its route declares it: what comes in, what goes out, every way to be told no, and an example of each.
// From it follow validation, types, the reference, and who may call it.
import { type TSchema, Type } from 'typebox'
import { ACCESS, type Access, type OperationId } from './access.ts'
import { type Deprecated, sayDeprecated } from './answers/deprecated.ts'
import { inOauthWords } from './oauth/errors.ts'
import { PROBLEMS, type ProblemName, problemSchema, REFUSED } from './problem.ts'
import { forWhom } from './reference/for-whom.ts'
import { type HeaderName, headersNamed, WHEN_DEPRECATED } from './reference/headers.ts'

export interface Answer {
  readonly description: string
  /** Null for an answer without a body. */
  readonly schema: TSchema | null
  readonly example?: unknown
  /** Where there is one of each kind; by name. */
  readonly examples?: Readonly<Record<string, Example>>
  /** Besides those that every answer has. */
  readonly headers?: readonly HeaderName[]
  /** JSON if left out. */
  readonly type?: string
  /** The same in other types. */
  readonly alsoAs?: Readonly<Record<string, { readonly schema: TSchema; readonly example: unknown }>>
}

type Example = { readonly value: unknown } | { readonly externalValue: string }

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
  /** When it goes, and what to use instead: docs/api-policy.md. */
  readonly deprecated?: Deprecated
}

/** Whether a token is needed says as much (`security`). */
export const USUAL_WHO: readonly Access['who'][] = ['anybody', 'person']

/** What the routes' types are read from. */
type Incoming<P> = { [K in keyof P as K extends 'params' | 'querystring' | 'headers' | 'body' ? K : never]: P[K] }

export function operation<const P extends Parts>(id: OperationId, parts: P) {
  const { summary, description, params, querystring, headers, body, answers, fails = [], deprecated } = parts
  const access: Access = ACCESS[id]
  const hasInput = params !== undefined || querystring !== undefined || headers !== undefined || body !== undefined
  const schema = {
    operationId: id,
    summary,
    description: [description ?? forWhom(access), ...(deprecated ? [sayDeprecated(deprecated)] : [])].join('\n\n'),
    ...(deprecated && { deprecated: true, 'x-sunset': deprecated.sunset }),
    tags: [access.tag],
    ...(!USUAL_WHO.includes(access.who) && { 'x-who': access.who }),
    ...(access.scope !== null && { 'x-scope': access.scope }),
    ...(access.signedIn && { 'x-signed-in': true }),
    ...(access.confirmed && { 'x-confirmed': true }),
    security: access.scope === null ? [] : access.who === 'anybody' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(access.form && { consumes: ['application/x-www-form-urlencoded'] }),
    response: withHeaders(
      {
        ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, answerSchema(answer)])),
        ...(access.form ? inOauthWords : problemsOf)(
          new Set([
            ...alwaysPossible(access, hasInput, body !== undefined),
            ...ofGames(params),
            ...(503 in answers ? [] : (['no-database'] as const)),
            ...fails,
          ]),
        ),
      },
      deprecated ? WHEN_DEPRECATED : [],
    ),
  }
  const config = { access, operation: id, ...(deprecated && { deprecated }) }
  return { config, schema: schema as unknown as Incoming<P> }
}

function answerSchema(answer: Answer) {
  const { description, schema, example, examples, headers = [], type = 'application/json', alsoAs = {} } = answer
  if (schema === null) return { ...Type.Null(), description, headers: headersNamed(headers) }
  const shown = { ...(example !== undefined && { example }), ...(examples && { examples }) }
  return { description, headers: headersNamed(headers), content: { [type]: { schema, ...shown }, ...alsoAs } }
}

/** Each with these besides its own. */
const withHeaders = (responses: Record<string, { headers: object }>, names: readonly HeaderName[]) =>
  Object.fromEntries(
    Object.entries(responses).map(([status, one]) => [
      status,
      { ...one, headers: { ...one.headers, ...headersNamed(names) } },
    ]),
  )

/** What every operation of this kind may answer. */
const alwaysPossible = (
  { who, scope, signedIn, confirmed, wholeLog }: Access,
  hasInput: boolean,
  hasBody: boolean,
): ProblemName[] => [
  ...(hasBody ? (['too-large', 'not-json'] as const) : []),
  ...(hasInput ? (['not-understood'] as const) : []),
  ...(scope === null ? [] : (['unknown-token', 'scope', 'suspended'] as const)),
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

/** By status; the examples name those it may be. */
function problemsOf(names: ReadonlySet<ProblemName | 'refused'>) {
  const all = [...names].flatMap((name): [name: string, status: number][] =>
    name === 'refused' ? REFUSED.map(({ status }) => [name, status]) : [[name, PROBLEMS[name][0]]],
  )
  return Object.fromEntries(
    [...new Set(all.map(([, status]) => status))].map((status) => {
      const these = all.filter(([, other]) => other === status).map(([name]) => name)
      const examples = Object.fromEntries(these.map((name) => [name, {}]))
      const content = { 'application/problem+json': { schema: problemSchema, examples } }
      return [status, { description: these.join(', '), headers: {}, content }]
    }),
  )
}
