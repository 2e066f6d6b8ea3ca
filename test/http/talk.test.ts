// Talk over HTTP: what two say to each other stays theirs, whoever has their seats later, and goes with whoever said it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../support/app.ts'
import { openTable, type Somebody, somebody } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)
let origin = ''
beforeAll(async () => {
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (who: Somebody | null, method: Method, url: string, payload?: object, more: object = {}) => {
  const headers = { ...(who && { authorization: `Bearer ${who.token}` }), ...more }
  const answered = await app.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) })
  return { status: answered.statusCode, text: answered.body, body: answered.body ? answered.json() : null }
}
const say = async (who: Somebody, game: string, text: string, to: number | null = null) => {
  const said = await call(who, 'POST', `/games/${game}/messages`, { text, to })
  expect(said.status, said.text).toBe(201)
}
const heard = async (
  who: Somebody | null,
  game: string,
): Promise<{ text: string; erased: boolean; former: boolean }[]> =>
  (await call(who, 'GET', `/games/${game}/messages`)).body
const texts = async (who: Somebody | null, game: string) => (await heard(who, game)).map(({ text }) => text)

/** Somebody else has the seat of the second of them from now on. */
async function substituted(game: string): Promise<Somebody> {
  await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [game])
  await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [game])
  const substitute = await somebody(app)
  const taken = await call(substitute, 'POST', `/games/${game}/seats/1/substitute`, {})
  expect(taken.status, taken.text).toBeLessThan(300)
  return substitute
}

async function tableOfThree() {
  const people = [await somebody(app), await somebody(app), await somebody(app)] as const
  return { people, game: await openTable(deps, people) }
}

describe('Whoever takes a seat over', () => {
  it('hears what was said to all, and nothing that was said there in private', async () => {
    const { people, game } = await tableOfThree()
    const [ada, bela, cara] = people
    await say(ada, game, 'Good morning')
    await say(ada, game, 'Between us: I go north', 1)
    await say(bela, game, 'Then I go south', 0)
    await say(bela, game, 'Hello all')
    const substitute = await substituted(game)

    expect(await texts(substitute, game)).toEqual(['Good morning', 'Hello all'])
    expect((await heard(substitute, game)).map(({ former }) => former)).toEqual([false, true])
    const kept = await call(substitute, 'GET', '/me/export')
    for (const secret of ['north', 'south', 'Good morning']) expect(kept.text).not.toContain(secret)

    // Those who said it still have it, in the list and in what is kept of them.
    const all = ['Good morning', 'Between us: I go north', 'Then I go south', 'Hello all']
    expect(await texts(ada, game)).toEqual(all)
    expect(await texts(bela, game)).toEqual(all)
    expect((await call(bela, 'GET', '/me/export')).body.messages.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining(['Between us: I go north', 'Then I go south', 'Hello all']),
    )
    for (const other of [cara, null]) expect(await texts(other, game)).toEqual(['Good morning', 'Hello all'])
  })

  it('is talked to alone: the one before does not listen any more, in the list or live', async () => {
    const { people, game } = await tableOfThree()
    const [ada, bela] = people
    const streams = await Promise.all([listen(bela, game), listen(await somebody(app), game)])
    const substitute = await substituted(game)
    const own = await listen(substitute, game)
    await say(ada, game, 'Welcome, in private', 1)
    await say(ada, game, 'Welcome, everybody')
    await own.until('Welcome, everybody')
    expect(own.text()).toContain('Welcome, in private')
    for (const stream of streams) {
      await stream.until('Welcome, everybody')
      expect(stream.text()).not.toContain('in private')
    }
    for (const stream of [own, ...streams]) stream.stop()
    expect(await texts(bela, game)).toEqual(['Welcome, everybody'])
    expect(await texts(substitute, game)).toEqual(['Welcome, in private', 'Welcome, everybody'])
  })

  it('of an open table, too, where one gets up and another sits down', async () => {
    const [ada, bela, next] = [await somebody(app), await somebody(app), await somebody(app)]
    const game = await openTable(deps, [ada, bela])
    await say(ada, game, 'For Bela alone', 1)
    await call(bela, 'DELETE', `/games/${game}/seats/mine`)
    expect((await call(next, 'POST', `/games/${game}/seats`, {})).status).toBe(201)
    expect(await texts(next, game)).toEqual([])
  })
})

describe('Whoever goes for good', () => {
  it('takes their words with them; what others said stays theirs', async () => {
    const { people, game } = await tableOfThree()
    const [ada, bela, cara] = people
    const other = await openTable(deps, [await somebody(app), ada])
    await say(ada, other, 'Said elsewhere')
    await say(ada, game, 'My real name is Ada Lovelace')
    await say(ada, game, 'And my street is', 1)
    await say(bela, game, 'Mine is yours to know', 0)
    const substitute = await substituted(game)
    await say(substitute, game, 'Hello')
    expect((await call(ada, 'DELETE', '/me')).status).toBe(204)

    for (const who of [bela, cara, substitute, null])
      for (const where of [game, other])
        expect(JSON.stringify(await heard(who, where))).not.toMatch(/Lovelace|street|elsewhere/)
    const { rows } = await database.pool.query(`SELECT 1 FROM message WHERE text ~ 'Lovelace|street|elsewhere'`)
    expect(rows).toEqual([])
    expect(await heard(cara, game)).toMatchObject([
      { number: 1, from: 0, text: '', erased: true, former: true },
      { number: 4, from: 1, text: 'Hello', erased: false, former: false },
    ])
    expect(await texts(bela, game)).toEqual(['', '', 'Mine is yours to know', 'Hello'])
    expect((await call(bela, 'GET', '/me/export')).text).toContain('Mine is yours to know')
  })

  it('says nothing more, however many speak at that moment', async () => {
    const { people, game } = await tableOfThree()
    const [ada] = people
    const sayings = Array.from({ length: 20 }, (_, i) =>
      call(ada, 'POST', `/games/${game}/messages`, { text: `The last word, ${i}` }),
    )
    await Promise.all([...sayings, call(ada, 'DELETE', '/me')])
    const { rows } = await database.pool.query('SELECT text FROM message WHERE game_id = $1 AND NOT erased', [game])
    expect(rows).toEqual([])
  })
})

describe('A key', () => {
  const spoken = (who: Somebody, game: string, key: string, payload: object) =>
    call(who, 'POST', `/games/${game}/messages`, payload, { 'idempotency-key': key })

  it('says the same once, and nothing else', async () => {
    const { people, game } = await tableOfThree()
    const [ada, bela] = people
    const [first, again] = await Promise.all([1, 2].map(() => spoken(ada, game, 'k', { text: 'Once' })))
    expect(again).toEqual(first)
    for (const other of [{ text: 'Twice' }, { text: 'Once', to: 1 }])
      expect(await spoken(ada, game, 'k', other)).toMatchObject({ status: 409, body: { type: '/problems/key-used' } })
    expect((await spoken(bela, game, 'k', { text: 'Mine' })).status).toBe(201)
    expect(await texts(ada, game)).toEqual(['Once', 'Mine'])
  })

  it('is its sender’s: who has the seat later gets nobody else’s words for it', async () => {
    const { people, game } = await tableOfThree()
    await spoken(people[1], game, 'k', { text: 'A secret', to: 0 })
    const substitute = await substituted(game)
    const said = await spoken(substitute, game, 'k', { text: 'New here' })
    expect(said.status).toBe(201)
    expect(said.body.text).toBe('New here')
  })
})

/** A stream as it comes in. */
async function listen({ token }: Somebody, game: string) {
  const stopping = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/v1/games/${game}/stream`, { headers, signal: stopping.signal })
  let text = ''
  const reading = (async () => {
    for await (const bytes of response.body!) text += new TextDecoder().decode(bytes)
  })().catch(() => {})
  return {
    text: () => text,
    until: (words: string) => expect.poll(() => text, { timeout: 30_000 }).toContain(words),
    stop: () => {
      stopping.abort()
      return reading
    },
  }
}

describe('A long talk', () => {
  it('is read from its end, and backwards a hundred at a time, as far as one may hear it', async () => {
    const { people, game } = await tableOfThree()
    const [ada, bela, cara] = people
    await say(ada, game, 'Between us', 1)
    await database.pool.query(
      `INSERT INTO message (game_id, number, at, from_seat, to_seat, text, key, from_account, to_account)
       SELECT game_id, n, at, from_seat, NULL, 'word ' || n, NULL, from_account, NULL
       FROM message, generate_series(2, 230) n WHERE game_id = $1 AND number = 1`,
      [game],
    )
    const numbers = async (who: Somebody, query: string): Promise<number[]> =>
      (await call(who, 'GET', `/games/${game}/messages?${query}`)).body.map(({ number }: { number: number }) => number)
    const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

    expect(await numbers(bela, 'before=1000000000')).toEqual(from(131, 230))
    expect(await numbers(bela, 'before=131')).toEqual(from(31, 130))
    expect(await numbers(bela, 'before=31')).toEqual(from(1, 30))
    expect(await numbers(cara, 'before=31')).toEqual(from(2, 30))
    expect(await numbers(bela, 'before=1')).toEqual([])
    expect(await numbers(bela, 'after=228&before=1000000000')).toEqual([229, 230])
    expect((await call(bela, 'GET', `/games/${game}/messages?before=0`)).status).toBe(400)
  })
})
