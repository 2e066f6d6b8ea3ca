// Refusals as OAuth has them (RFC 6749, 5.2): for its clients, which know no problem documents. Statuses are those of the rest
// of the API.
import { type Static, Type } from 'typebox'
import type { OauthError } from '../../accounts/oauth/refusal.ts'
import { type Problem, type ProblemName, problem } from '../problem.ts'
import { headersNamed } from '../reference/headers.ts'

export const oauthErrorSchema = Type.Object(
  { error: Type.String({ description: 'Stable, for programs.' }), error_description: Type.String() },
  { $id: 'OauthError', title: 'OauthError' },
)
type Told = Static<typeof oauthErrorSchema>

export const STATUS: Readonly<Partial<Record<OauthError, number>>> = {
  ...{ invalid_client: 401, temporarily_unavailable: 503, server_error: 500 },
}

/** Of a problem that came up before OAuth had a say. */
export function oauthWordsOf({ status, title, detail }: Problem): Told {
  const error = status >= 500 ? (status === 500 ? 'server_error' : 'temporarily_unavailable') : 'invalid_request'
  return { error: status === 429 ? 'temporarily_unavailable' : error, error_description: detail ?? title }
}

const OWN: readonly [status: number, told: Told][] = [
  [400, { error: 'invalid_grant', error_description: 'This code is too old.' }],
  [401, { error: 'invalid_client', error_description: 'This token is another client’s.' }],
]

/** By status, with examples: for the reference. */
export function inOauthWords(names: ReadonlySet<ProblemName | 'refused'>) {
  const possible = [...names].flatMap((name) => (name === 'refused' ? [] : [problem(name)]))
  const all = [...OWN, ...possible.map((one) => [one.status, oauthWordsOf(one)] as const)]
  return Object.fromEntries(
    [...new Set(all.map(([status]) => status))].map((status) => {
      const these = all.flatMap(([of, told]) => (of === status ? [told] : []))
      const examples = Object.fromEntries(these.map((value) => [value.error, { value }]))
      const description = these.map(({ error_description }) => error_description).join(' ')
      return [
        status,
        {
          description,
          headers: headersNamed([429, 503].includes(status) ? ['Retry-After'] : []),
          content: { 'application/json': { schema: oauthErrorSchema, examples } },
        },
      ]
    }),
  )
}
