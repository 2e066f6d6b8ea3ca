// Streams as a client has them: API processes that listen, and readers that wait for the next event.
import { afterAll, beforeAll, expect } from 'vitest'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import type { AppSettings } from '../../src/http/app.ts'
import type { Limits } from '../../src/http/limits/limits.ts'
import type { Services } from '../../src/http/services.ts'
import { games } from '../../src/rules/games.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { tallyIn } from '../../src/store/database/tally.ts'
import { testApp } from './app.ts'
import type { Somebody } from './company.ts'
import { type Database, depsFor, ownDatabase } from './database.ts'
import { atOrders } from './tables.ts'

/** Of the answers, what the tests look at. */
interface Answered {
  account: string
  accessToken: string
  refreshToken: string
  game: string
  seq: number
}

interface Told {
  id: number
  /** The same as it was written. */
  cursor: string
  /** What kind of message it is, and what it says. */
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
  data: Record<string, any>
  event: { t: string; orders?: string[] }
}

/** Reads a game's stream; `next` waits for one more event, and gives undefined when it is over. */
export const watch = (address: string, game: string, token?: string, lastEventId?: number) =>
  watchAt(`${address}/v1/games/${game}/stream`, {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
  })

/** The stream of all of somebody's games. */
export const watchMine = (address: string, token: string, lastEventId?: string) =>
  watchAt(`${address}/v1/me/stream`, {
    authorization: `Bearer ${token}`,
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  })

export async function watchAt(url: string, headers: Record<string, string> = {}) {
  const stopping = new AbortController()
  const response = await fetch(url, { headers, signal: stopping.signal })
  const told = eventsIn(response.body!)
  return {
    status: response.status,
    wait: response.headers.get('retry-after'),
    type: response.headers.get('content-type'),
    next: async (): Promise<Told> => (await told.next()).value as Told,
    stop: () => stopping.abort(),
  }
}
export type Stream = Awaited<ReturnType<typeof watch>>

/** Reads on until it is told that it is over: because the token is. */
export async function expectEnd(stream: Stream): Promise<void> {
  let last = await stream.next()
  while (last && last.name !== 'ended') last = await stream.next()
  expect(last).toMatchObject({ name: 'ended', data: { reason: 'unknown-token' } })
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<Told> {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream() as never) as unknown as AsyncIterable<string>) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => line.split(/: (.*)/s)),
      )
      text = text.slice(end + 2)
      if (fields.data) {
        const data = JSON.parse(fields.data)
        yield { id: Number(fields.id), cursor: fields.id ?? '', event: data.event, name: fields.event ?? '', data }
      }
    }
  }
}

/** On a test file's own database; to be closed when it is done. */
export function streaming(database: Database) {
  const cleanUp: (() => Promise<unknown>)[] = []

  /** An API process of its own, with the real bell. */
  async function startApi(
    limits: Partial<Limits> = {},
    change: (deps: Dependencies) => Dependencies = (deps) => deps,
    more: Partial<AppSettings> = {},
    tally: Services['tally'] = null,
  ) {
    const pubsub = await openPubSub(database.url, database.pool)
    const deps = change(depsFor(database, pubsub))
    const { app, letters, mails, services, close } = await testApp(database, undefined, limits, deps, more, {}, tally)
    cleanUp.push(() => pubsub.close(), close)
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const call = async (method: string, path: string, token: string, body?: object) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      }
      const response = await fetch(`${address}/v1${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Answered }
    }
    const guest = async () => (await call('POST', '/sessions/guest', '', { name: 'Guest' })).body
    return { app, address, call, guest, letters, mails, services, deps }
  }

  /** A game of three that has begun. */
  async function table(more: object = {}) {
    const api = await startApi()
    const people = [await api.guest(), await api.guest(), await api.guest()]
    const [host, ...others] = people.map(({ accessToken }) => accessToken) as [string, string, string]
    const opening = { ruleset: games[0]!.name, title: 'Live', options: { players: 3, length: 'short' }, ...more }
    const { game } = (await api.call('POST', '/games', host, opening)).body
    await api.call('PUT', `/games/${game}/nonce`, host, { nonce: 'host' })
    for (const token of others) await api.call('POST', `/games/${game}/seats`, token, { nonce: 'guest' })
    return { api, game, host, other: others[0], people }
  }

  const close = async () => {
    for (const step of cleanUp.reverse()) await step()
  }
  return { startApi, table, close, database }
}

/** Two processes that count together. */
export function twoApis() {
  const database = ownDatabase()
  const { startApi, close } = streaming(database)
  afterAll(close)
  type Api = Awaited<ReturnType<typeof startApi>>
  const apis = {} as { here: Api; there: Api }
  beforeAll(async () => {
    const together = tallyIn(database.pool)
    apis.here = await startApi({}, undefined, {}, together)
    apis.there = await startApi({}, undefined, {}, together)
  })
  /** A game that waits for the orders of three people, of whom this is the first. */
  const table = (host: Somebody) => atOrders(apis.here.deps, 3, { host: host.account })
  return { apis, database, startApi, table }
}
