// Looking on: events as they happen, as each may know them, across processes, and from where one last was.
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '../../src/rules/games.ts'
import { openBell } from '../../src/store/bell.ts'
import { testApp } from '../support/app.ts'
import { ownDatabase, toolsFor } from '../support/database.ts'

const database = ownDatabase()
const cleanUp: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const step of cleanUp.reverse()) await step()
})

/** Of the answers, what the tests look at. */
interface Answered {
  accessToken: string
  game: string
  seq: number
}

/** An API process of its own, with the real bell. */
async function startApi(limits?: { streams: number }) {
  const bell = await openBell(database.url, database.pool)
  const { app, close } = await testApp(database, undefined, limits, toolsFor(database, bell))
  cleanUp.push(() => bell.close(), close)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const call = async (method: string, path: string, token: string, body?: object) => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' }
    const response = await fetch(`${address}/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Answered }
  }
  const guest = async () => (await call('POST', '/sessions/guest', '', { name: 'Guest' })).body
  return { address, call, guest }
}

interface Told {
  id: number
  /** What kind of message it is, and what it says. */
  name: string
  data: Record<string, unknown>
  event: { t: string; orders?: string[] }
}

/** Reads a stream; `next` waits for one more event. */
async function watch(address: string, game: string, token?: string, lastEventId?: number) {
  const stopping = new AbortController()
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
  }
  const response = await fetch(`${address}/v1/games/${game}/stream`, { headers, signal: stopping.signal })
  const told = eventsIn(response.body!)
  return {
    status: response.status,
    wait: response.headers.get('retry-after'),
    type: response.headers.get('content-type'),
    next: async (): Promise<Told> => (await told.next()).value as Told,
    stop: () => stopping.abort(),
  }
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
        yield { id: Number(fields.id), event: data.event, name: fields.event ?? '', data }
      }
    }
  }
}

async function table() {
  const api = await startApi()
  const people = [await api.guest(), await api.guest(), await api.guest()]
  const [host, ...others] = people.map(({ accessToken }) => accessToken) as [string, string, string]
  const opening = { ruleset: games[0]!.name, title: 'Live', options: { players: 3, length: 'short' } }
  const { game } = (await api.call('POST', '/games', host, opening)).body
  for (const token of others) await api.call('POST', `/games/${game}/seats`, token, { nonce: '' })
  await api.call('PUT', `/games/${game}/nonce`, host, { nonce: '' })
  return { api, game, host, other: others[0] }
}

describe('A stream', () => {
  it('tells what happens as it happens, in another process too, and to each what they may know', async () => {
    const { api, game, host, other } = await table()
    const elsewhere = await startApi()
    const [mine, theirs] = [await watch(elsewhere.address, game, host), await watch(elsewhere.address, game, other)]
    expect(mine.type).toMatch(/^text\/event-stream/)
    const standing = { standing: { start: [1, 2, 3] } }
    const left = await api.call('PUT', `/games/${game}/answers/standing`, host, standing)
    expect(await mine.next()).toMatchObject({ id: left.body.seq, event: { t: 'standing-left' } })
    // The other one is told nothing of that: the next thing they hear is something else.
    const own = await api.call('PUT', `/games/${game}/answers/standing`, other, standing)
    expect(await theirs.next()).toMatchObject({ id: own.body.seq, event: { t: 'standing-left', seat: 1 } })
    mine.stop()
    theirs.stop()
  })

  it('goes on after the last event one has seen', async () => {
    const { api, game, host } = await table()
    const ids: number[] = []
    for (const start of [[1], [2], [3]])
      ids.push((await api.call('PUT', `/games/${game}/answers/standing`, host, { standing: { start } })).body.seq)
    const resumed = await watch(api.address, game, host, ids[0])
    expect([(await resumed.next()).id, (await resumed.next()).id]).toEqual(ids.slice(1))
    resumed.stop()
    const whole = await watch(api.address, game, host, 0)
    expect((await whole.next()).event.t).toBe('begun')
    whole.stop()
  })

  it('tells of talk, to those who may hear it, and of somebody who sits down', async () => {
    const { api, game, host, other } = await table()
    const elsewhere = await startApi()
    const streams = [await watch(elsewhere.address, game, other), await watch(elsewhere.address, game)]
    await api.call('POST', `/games/${game}/messages`, host, { text: 'psst', to: 1 })
    await api.call('POST', `/games/${game}/messages`, host, { text: 'hello' })
    const [mine, anybodys] = await Promise.all(streams.map((stream) => stream.next()))
    expect(mine).toMatchObject({ name: 'message', data: { text: 'psst', from: 0, to: 1 } })
    expect(anybodys).toMatchObject({ name: 'message', data: { text: 'hello', to: null } })
    for (const stream of streams) stream.stop()

    const opening = { ruleset: games[0]!.name, title: 'Open', options: { players: 3 } }
    const open = (await api.call('POST', '/games', host, opening)).body.game
    const stream = await watch(elsewhere.address, open)
    await api.call('POST', `/games/${open}/seats`, other, {})
    expect(await stream.next()).toMatchObject({ name: 'changed', data: { revision: expect.any(Number) } })
    stream.stop()
  })

  it('is one of so many that somebody may have open', async () => {
    const { game } = await table()
    const { address } = await startApi({ streams: 2 })
    const open = [await watch(address, game), await watch(address, game)]
    const refused = await watch(address, game)
    expect(refused).toMatchObject({ status: 429, type: expect.stringMatching(/problem/), wait: '60' })
    for (const stream of open) stream.stop()
    // Once those are closed there is room again.
    await expect.poll(async () => (await watch(address, game)).status).toBe(200)
  })

  it('is not there for a game that is not there', async () => {
    const { address } = await startApi()
    expect((await watch(address, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  it('is heard again after the connection that listens has broken', async () => {
    const { api, game, host } = await table()
    const stream = await watch(api.address, game, host)
    await database.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'",
    )
    const left = await api.call('PUT', `/games/${game}/answers/standing`, host, { standing: {} })
    expect(await stream.next()).toMatchObject({ id: left.body.seq })
    stream.stop()
  })
})
