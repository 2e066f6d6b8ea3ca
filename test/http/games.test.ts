// The API over games, on a real database: statuses, problem details, tags, secrets, and a reference that keeps its word.
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { carryOnUntilAsked } from '../../src/games/advance/carry-on.ts'
import { callerPlugin } from '../../src/http/plugins/caller.ts'
import { games } from '../../src/rules/games.ts'
import { testApp } from '../support/app.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const deps = depsFor(database)
const ruleset = games[0]!.standard.name

const { app, services, close } = await testApp(database)
afterAll(close)

/** A guest, signed in; with scopes, a program of theirs that may do only so much. */
async function person(...scopes: string[]) {
  const guest = await app.inject({ method: 'POST', url: '/v1/sessions/guest', payload: { name: 'Somebody' } })
  const { accessToken, account } = guest.json()
  if (scopes.length === 0) return { token: accessToken as string, account: account as string }
  const headers = { authorization: `Bearer ${accessToken}` }
  const made = await app.inject({ method: 'POST', url: '/v1/me/tokens', headers, payload: { name: 'Program', scopes } })
  return { token: made.json().secret as string, account: account as string }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(method: Method, url: string, token?: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
  })
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.body === '' ? undefined : JSON.parse(response.body),
  }
}

const opening = { ruleset, title: 'An evening', options: { players: 3, length: 'short' } }

async function startedGame() {
  const [host, guest, third] = [await person(), await person(), await person()]
  const { body } = await call('POST', '/v1/games', host.token, opening)
  await call('PUT', `/v1/games/${body.game}/nonce`, host.token, { nonce: 'h' })
  for (const { token } of [guest, third]) await call('POST', `/v1/games/${body.game}/seats`, token, { nonce: 'n' })
  return { game: body.game as string, people: [host, guest, third] }
}

describe('Opening, joining and reading', () => {
  it('a game is opened, joined, and starts by itself', async () => {
    const host = await person()
    const opened = await call('POST', '/v1/games', host.token, opening)
    expect(opened).toMatchObject({ status: 201, body: { commitment: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(opened.headers.location).toBe(`/v1/games/${opened.body.game}`)
    const { game, commitment } = opened.body
    expect((await call('GET', `/v1/games/${game}`)).body).toMatchObject({
      card: { status: 'open' },
      viewer: 'public',
      view: null,
    })
    for (const [seat, wish] of [{ nonce: 'n' }, { nonce: '' }].entries())
      expect(await call('POST', `/v1/games/${game}/seats`, (await person()).token, wish)).toMatchObject({
        status: 201,
        body: { seat: seat + 1 },
      })
    expect((await call('GET', `/v1/games/${game}`)).body.card).toMatchObject({ status: 'open', commitment })
    const given = await call('PUT', `/v1/games/${game}/nonce`, host.token, { nonce: 'mine' })
    expect(given).toMatchObject({ status: 200, body: { commitment, nonce: 'mine' } })
    expect((await call('GET', `/v1/games/${game}`)).body.card.status).toBe('running')
    expect(await call('POST', `/v1/games/${game}/seats`, (await person()).token, {})).toMatchObject({
      status: 409,
      body: { type: '/problems/game-begun' },
    })
  })

  it('a nonce is not taken before its giver can know the commitment, and each is given once', async () => {
    const host = await person()
    expect(await call('POST', '/v1/games', host.token, { ...opening, nonce: 'too-early' })).toMatchObject({
      status: 400,
      body: { type: '/problems/not-understood' },
    })
    const url = `/v1/games/${(await call('POST', '/v1/games', host.token, opening)).body.game}/nonce`
    const give = (token: string | undefined, nonce: unknown) => call('PUT', url, token, { nonce })
    expect(await give(host.token, 'a b')).toMatchObject({ status: 422, body: { type: '/problems/bad-nonce' } })
    expect((await give(host.token, 'one')).body).toEqual((await give(host.token, 'one')).body)
    expect(await give(host.token, 'two')).toMatchObject({ status: 409, body: { type: '/problems/nonce-given' } })
    expect(await give((await person()).token, 'x')).toMatchObject({ status: 403 })
    expect(await give(undefined, 'x')).toMatchObject({ status: 401 })
  })

  it('an unchanged view is not sent again', async () => {
    const { game, people } = await startedGame()
    const first = await call('GET', `/v1/games/${game}`, people[0]!.token)
    const tag = String(first.headers.etag)
    expect(await call('GET', `/v1/games/${game}`, people[0]!.token, undefined, { 'if-none-match': tag })).toMatchObject(
      { status: 304, body: undefined },
    )
    // Somebody else's tag is another one: their view is.
    expect(await call('GET', `/v1/games/${game}`, people[1]!.token, undefined, { 'if-none-match': tag })).toMatchObject(
      { status: 200 },
    )
  })

  it('a private game is not there for strangers', async () => {
    const { body } = await call('POST', '/v1/games', (await person()).token, { ...opening, visibility: 'private' })
    for (const path of ['', '/events', '/record', '/proof', '/check'])
      expect(await call('GET', `/v1/games/${body.game}${path}`, (await person()).token)).toMatchObject({ status: 404 })
  })

  it('lists are of one game alone where that is asked for', async () => {
    const host = await person()
    const open = async () => (await call('POST', '/v1/games', host.token, opening)).body.game as string
    const [one, other] = [await open(), await open()]
    await database.pool.query("UPDATE game SET ruleset = 'another' WHERE id = $1", [other])
    const listed = async (query: string) =>
      (await call('GET', `/v1/games?${query}`, host.token)).body.games.map(({ id }: { id: string }) => id)
    expect(await listed('which=mine')).toEqual([other, one])
    expect(await listed(`which=mine&ruleset=${ruleset}`)).toEqual([one])
    expect(await listed('which=mine&ruleset=another')).toEqual([other])
    expect(await listed('which=open&ruleset=another')).toEqual([other])
    expect(await listed('which=open&ruleset=a-third')).toEqual([])
  })

  it('lists come a page at a time, newest first, each game once', async () => {
    const host = await person()
    const made: string[] = []
    for (let i = 0; i < 45; i++)
      made.push((await call('POST', '/v1/games', host.token, { ...opening, title: `No ${i}` })).body.game)
    const seen: string[] = []
    for (let url: string | null = '/v1/games?which=mine'; url; ) {
      const { status, body } = await call('GET', url, host.token)
      expect(status).toBe(200)
      seen.push(...body.games.map((card: { id: string }) => card.id))
      url = body.next && `/v1/games?which=mine&cursor=${body.next}`
    }
    expect(seen).toEqual(made.toReversed())
    expect((await call('GET', '/v1/games?which=mine')).body).toMatchObject({ status: 401, type: '/problems/no-token' })
    expect((await call('GET', '/v1/games?which=open&cursor=nonsense')).body.games).toHaveLength(20)
    expect((await call('GET', '/v1/games?which=lost')).status).toBe(400)
    const secret = (await deps.store.read(made[0]!))!.file.secret
    expect(JSON.stringify((await call('GET', '/v1/games')).body)).not.toContain(secret)
  })

  it('of one’s own, those are listed that are not over, or wait for one, or have another status: in one statement', async () => {
    const { game: asking, people } = await startedGame()
    const { token } = people[0]!
    const open = async () => (await call('POST', '/v1/games', token, opening)).body.game as string
    const [waits, ended, left] = [await open(), await open(), await open()]
    await database.pool.query("UPDATE game SET status = 'finished' WHERE id = $1", [ended])
    await database.pool.query("UPDATE game SET status = 'abandoned' WHERE id = $1", [left])
    const listed = async (query: string, who = token) =>
      (await call('GET', `/v1/games?which=mine${query}`, who)).body.games.map(({ id }: { id: string }) => id)
    expect(await listed('')).toEqual([waits, asking])
    expect(await listed('&status=all')).toEqual([left, ended, waits, asking])
    expect(await listed('&status=over')).toEqual([left, ended])
    expect(await listed('&status=finished')).toEqual([ended])
    expect(await listed('&status=running')).toEqual([asking])
    await database.pool.query('UPDATE game SET waits_for = $2 WHERE id = $1', [asking, [0, 2]])
    expect(await listed('&waiting=true')).toEqual([asking])
    expect(await listed('&waiting=false')).toEqual([waits, asking])
    expect(await listed('&waiting=true&status=open')).toEqual([])
    expect(await listed(`&waiting=true&ruleset=${ruleset}`)).toEqual([asking])
    // Whoever is not asked is not waited for; the others are.
    await database.pool.query('UPDATE game SET waits_for = $2 WHERE id = $1', [asking, [1]])
    expect([await listed('&waiting=true'), await listed('&waiting=true', people[1]!.token)]).toEqual([[], [asking]])

    const asked = vi.spyOn(database.pool, 'query')
    const page = await call('GET', '/v1/games?which=mine&limit=1', token)
    expect(page.body.games).toHaveLength(1)
    expect(asked.mock.calls.filter(([query]) => /game/.test(JSON.stringify(query)))).toHaveLength(1)
    asked.mockRestore()
    expect(await listed(`&limit=100&cursor=${page.body.next}`)).toEqual([asking])
    const tag = { 'if-none-match': page.headers.etag as string }
    expect(await call('GET', '/v1/games?which=mine&limit=1', token, undefined, tag)).toMatchObject({ status: 304 })
    await call('DELETE', `/v1/games/${waits}/seats/mine`, token)
    expect(await call('GET', '/v1/games?which=mine&limit=1', token, undefined, tag)).toMatchObject({ status: 200 })
    for (const wrong of ['limit=0', 'limit=101', 'status=lost', 'waiting=perhaps'])
      expect((await call('GET', `/v1/games?which=mine&${wrong}`, token)).status).toBe(400)
    expect(await call('GET', '/v1/games?which=open&waiting=true', token)).toMatchObject({
      status: 400,
      body: { pointer: '/waiting' },
    })
  })

  it('the board is there as a picture, now and then', async () => {
    const { game, people } = await startedGame()
    const url = `/v1/games/${game}/board.svg`
    const drawn = await app.inject({ url, headers: { authorization: `Bearer ${people[0]!.token}` } })
    expect(drawn.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(drawn.body).toMatch(/^<svg /)
    expect((await app.inject({ url: `${url}?at=1&locale=de` })).body).toContain('Jahr 1')
    expect((await app.inject({ url: `${url}?at=0` })).statusCode).toBe(400)
    const { body } = await call('POST', '/v1/games', people[0]!.token, opening)
    expect(await call('GET', `/v1/games/${body.game}/board.svg`)).toMatchObject({ status: 409 })
  })

  it('the rules are there as data', async () => {
    expect((await call('GET', '/v1/rules')).body).toContainEqual(expect.objectContaining({ ruleset }))
    const { facts, paces } = (await call('GET', `/v1/rules/${ruleset}`)).body
    expect(facts).toMatchObject({ board: { cities: expect.any(Array) } })
    expect(paces).toContainEqual({
      ...{ pace: 'none', orders: null, decisions: null, grace: null, extension: 'P1D', usual: false },
    })
    expect(paces.filter(({ usual }: { usual: boolean }) => usual)).toEqual([
      { pace: 'daily', orders: 'P1D', decisions: 'PT12H', grace: 'PT12H', extension: 'P1D', usual: true },
    ])
    // Enough to offer a new game: whatever is chosen from it can be opened, and what is left out is filled in.
    const { token } = await person()
    const { options, optionDefaults, optionNeeds } = facts
    for (const players of options.players)
      for (const length of options.length)
        for (const dummy of players === optionNeeds.dummy.players ? options.dummy : [undefined]) {
          const wish = { ...opening, options: { players, length, dummy }, agreement: { pace: paces.at(-1).pace } }
          expect((await call('POST', '/v1/games', token, wish)).status).toBe(201)
        }
    const usual = await call('POST', '/v1/games', token, { ...opening, options: { players: 3 } })
    const { card } = (await call('GET', `/v1/games/${usual.body.game}`)).body
    expect(card.options).toEqual({ players: 3, ...optionDefaults })
    expect(card.agreement).toMatchObject({ pace: { orders: 'P1D', decisions: 'PT12H' }, absence: { grace: 'PT12H' } })
    expect(await call('GET', '/v1/rules/chess')).toMatchObject({ status: 404 })
  })
})

describe('Saying something', () => {
  it('a legal answer gets a receipt; the log holds it', async () => {
    const { game, people } = await startedGame()
    const standing = await call('PUT', `/v1/games/${game}/answers/standing`, people[0]!.token, {
      standing: { titan: 'ask' },
    })
    expect(standing).toMatchObject({ status: 200, body: { seat: 0, seal: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    const events = await call('GET', `/v1/games/${game}/events?since=1`, people[0]!.token)
    expect(events.body).toMatchObject([{ seq: standing.body.seq, event: { t: 'standing-left' } }])
    expect((await call('GET', `/v1/games/${game}/events?since=1`, people[1]!.token)).body).toEqual([])
  })

  it('not understood is 400, not asked is 409 with what is asked, not allowed is 422, each with its rule and place', async () => {
    const { game, people } = await startedGame()
    await carryOnUntilAsked(deps, game)
    const views = await Promise.all(people.map(({ token }) => call('GET', `/v1/games/${game}`, token)))
    const asked = views.findIndex(({ body }) => body.view.questions.length > 0)
    const url = `/v1/games/${game}/answers/start?question=${views[asked]!.body.view.questions[0].id}`
    const { token } = people[asked]!
    expect(await call('PUT', url, token, { city: 'Paris' })).toMatchObject({
      status: 400,
      body: { rule: 'X-2.9', pointer: '/city' },
    })
    expect(await call('PUT', url, token, { city: 99 })).toMatchObject({
      status: 422,
      body: { rule: 'X-2.9', pointer: '/city' },
    })
    expect(
      await call('PUT', `/v1/games/${game}/answers/orders`, token, { year: 1, orders: Array(6).fill('wait') }),
    ).toMatchObject({
      status: 409,
      body: { questions: [{ t: 'start' }] },
    })
    expect(await call('PUT', url, (await person()).token, { city: 1 })).toMatchObject({ status: 403 })
    expect(await call('PUT', url, undefined, { city: 1 })).toMatchObject({ status: 401 })
    expect(await call('PUT', url, (await person('read')).token, { city: 1 })).toMatchObject({
      status: 403,
      body: { type: '/problems/scope' },
    })
    expect(await call('PUT', url, 'nonsense', { city: 1 })).toMatchObject({ status: 401 })
    expect(await call('PUT', url, token, { city: 1 })).toMatchObject({ status: 200 })
  })

  it('a draft can be tried out, and nothing is stored', async () => {
    const { game, people } = await startedGame()
    const start = async () => {
      for (const { token } of people)
        await call('PUT', `/v1/games/${game}/answers/standing`, token, { standing: { start: [] } })
      await carryOnUntilAsked(deps, game)
    }
    const url = `/v1/games/${game}/preview`
    const draft = { orders: Array(6).fill('wait') }
    expect(await call('POST', url, people[0]!.token, draft)).toMatchObject({ status: 409 })
    await start()
    const before = (await call('GET', `/v1/games/${game}`, people[0]!.token)).body.card.seq
    const tried = await call('POST', url, people[0]!.token, draft)
    expect(tried.status).toBe(200)
    expect(tried.body.events.filter((event: { seat: number }) => event.seat === 0)).toHaveLength(6)
    const own = (lines: { seats: number[] }[]) => lines.filter(({ seats }) => seats[0] === 0)
    const steps = [1, 2, 3, 4, 5, 6].map((slot) => `order-${slot}-0`)
    const waits = (text: RegExp) => steps.map((step) => ({ seats: [0], step, text: expect.stringMatching(text) }))
    expect(own(tried.body.lines)).toEqual(waits(/^You wait in /))
    const german = await call('POST', url, people[0]!.token, draft, { 'accept-language': 'de-CH,de' })
    expect(own(german.body.lines)).toEqual(waits(/^Du wartest in /))
    expect(await call('POST', url, people[0]!.token, { orders: ['fly'] })).toMatchObject({
      status: 400,
      body: { pointer: '/orders' },
    })
    expect(await call('POST', url, (await person()).token, draft)).toMatchObject({ status: 403 })
    expect((await call('GET', `/v1/games/${game}`, people[0]!.token)).body.card.seq).toBe(before)
  })

  it('nonsense never is our mistake', async () => {
    const { game, people } = await startedGame()
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"__proto__":1}',
      '{"t":"x"}',
      '{"nonce":5}',
      '{"nonce":"a/b"}',
      '{"players":1e400}',
    ]
    const urls: [Method, string][] = [
      ['POST', '/v1/games'],
      ['POST', `/v1/games/${game}/seats`],
      ['POST', `/v1/games/${game}/start`],
      ['PUT', `/v1/games/${game}/nonce`],
      ['PUT', `/v1/games/${game}/answers/orders`],
      ['PUT', `/v1/games/${game}/answers/__proto__`],
      ['GET', '/v1/games/1'],
      ['GET', `/v1/games/${game}/events?since=-1`],
      ['DELETE', `/v1/games/${game}/seats/mine`],
      ['GET', '/nowhere'],
      ['PUT', `/v1/games/${randomUUID()}/answers/orders`],
    ]
    for (const [method, url] of urls)
      for (const payload of bodies) {
        const response = await app.inject({
          method,
          url,
          headers: { authorization: `Bearer ${people[0]!.token}`, 'content-type': 'application/json' },
          payload,
        })
        expect(response.statusCode, `${method} ${url} ${payload}`).toBeGreaterThanOrEqual(400)
        expect(response.statusCode, `${method} ${url} ${payload}`).toBeLessThan(500)
        expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
        expect(response.json()).toMatchObject({
          type: expect.stringMatching(/^\/problems\//),
          status: response.statusCode,
        })
      }
  })
})

describe('The reference', () => {
  it('a route that does not say who may call it cannot be added', async () => {
    const { default: Fastify } = await import('fastify')
    const bare = Fastify()
    await bare.register(callerPlugin, services)
    expect(() => bare.get('/forgotten', async () => 'x')).toThrow(/\/forgotten does not say who may call it/)
    await bare.close()
  })

  it('has an id, a summary, a tag and its failures for every operation, and an access mark for every route', async () => {
    const { body } = await call('GET', '/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const operations = Object.values(body.paths).flatMap((path) => Object.values(path as object)) as Record<
      string,
      unknown
    >[]
    expect(operations.length).toBeGreaterThan(10)
    for (const operation of operations) {
      expect(operation).toMatchObject({
        operationId: expect.any(String),
        summary: expect.any(String),
        tags: [expect.any(String)],
      })
      expect(Object.keys(operation.responses as object).some((code) => code.startsWith('2'))).toBe(true)
    }
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })
})
