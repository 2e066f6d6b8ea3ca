// A house where pages and programs of others are let in: its time is moved by hand, and it is called over HTTP as well, from a
// page of another origin.
import * as client from 'oauth4webapi'
import { afterAll, beforeAll, expect } from 'vitest'
import { testApp } from './app.ts'
import { depsFor, ownDatabase } from './database.ts'
import { oauthCalls, PAGE } from './oauth.ts'
import { callsOf } from './sign-in.ts'

export const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000]
export const ISSUER = 'https://herald.example.org'

export async function oauthHouse() {
  const database = ownDatabase()
  let now = Date.now()
  const pass = (ms: number) => {
    now += ms
  }
  const deps = { ...depsFor(database), clock: () => new Date(now) }
  const here = await testApp(database, undefined, undefined, deps)
  afterAll(here.close)
  const { app, services } = here
  let address = ''
  beforeAll(async () => {
    address = await app.listen({ host: '127.0.0.1', port: 0 })
  })

  /** The server people reach by its name, from a page of another origin, whose browser lets it read only what it may. */
  const fromThere = async (url: string, init: { headers?: unknown } = {}): Promise<Response> => {
    const headers = new Headers(init.headers as Record<string, string>)
    headers.set('origin', PAGE)
    const answer = await fetch(url.replace(ISSUER, address), { ...init, headers } as RequestInit)
    expect(answer.headers.get('access-control-allow-origin'), url).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials'), url).toBeNull()
    return answer
  }
  const there = { [client.customFetch]: fromThere }
  const calls = { ...callsOf(here), ...oauthCalls(app) }
  return {
    database,
    deps,
    app,
    services,
    notices: here.notices,
    pass,
    address: () => address,
    fromThere,
    there,
    ...calls,
  }
}

export const gameNumber = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`

/** Told so in OAuth's own words. */
export const refused = (error: string, status = 400) => ({
  status,
  headers: expect.objectContaining({
    'content-type': expect.stringMatching(/^application\/json/),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  }),
  body: { error, error_description: expect.stringMatching(/./) },
})
