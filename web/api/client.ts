// The API as functions with types: `api.GET('/v1/games/{game}', …)`. A call gives what was asked for or throws a Problem.
import createClient, { type Middleware } from 'openapi-fetch'
import { localeNow } from '../words/locale.ts'
import { problemIn } from './problem.ts'
import { reach } from './reach.ts'
import type { paths } from './schema.d.ts'
import { accessToken, letterToken, refresh } from './session.ts'

const signed: Middleware = {
  async onRequest({ request }) {
    const token = await accessToken()
    if (token) request.headers.set('authorization', `Bearer ${token}`)
    request.headers.set('accept-language', localeNow())
    return request
  },
}

/** Sent once more with a new token if the first had just ended. */
async function send(request: Request): Promise<Response> {
  const again = request.clone()
  const response = await reach(request)
  const spent = request.headers.get('authorization')?.slice('Bearer '.length)
  if (response.status !== 401 || !spent || letterToken()) return response
  const token = await refresh(spent)
  if (!token) again.headers.delete('authorization')
  else again.headers.set('authorization', `Bearer ${token}`)
  return reach(again)
}

const client = createClient<paths>({ baseUrl: location.origin, fetch: send })
client.use(signed)
export const api = client

interface Answered<T> {
  readonly data?: T
  readonly error?: unknown
  readonly response: Response
}

/** What was asked for; a Problem is thrown. */
export async function ask<T>(answer: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await answer
  if (response.ok) return data as T
  throw await problemIn(new Response(JSON.stringify(error), response))
}
