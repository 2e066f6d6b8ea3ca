// `herald api` and `herald worker` as processes of their own on one database, with jobs in either place.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { certificate } from '../support/certificate.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { freePort } from '../support/free-port.ts'
import { eventsOf, gameAtOrders, handInOrders, isAtRest, untilGame } from '../support/games.ts'
import { isPgBouncerThere, startPgBouncer } from '../support/pgbouncer.ts'
import { isRedisThere, startRedis } from '../support/redis.ts'
import { ruleset } from '../support/tables.ts'
import { type Asked, answerTo, placeOf } from './asked.ts'
import { ending, startHerald, temporaryFolder } from './herald.ts'

const PATIENCE = 120_000
const PASSWORD = 'only-for-these'
const ENV = { PORT: '0', LOG_LEVEL: 'silent', ACCESS_KEYS: `test:${'secret'.repeat(6)}` }
const PLACES = [
  { place: 'the database' },
  ...(isRedisThere('processes that share a Redis') ? [{ place: 'Redis, over TLS' }] : []),
  ...(isPgBouncerThere('processes behind a pooler') ? [{ place: 'the database, behind a pooler, over TLS' }] : []),
]

/** What was made just now and says otherwise. */
const OFF = `SELECT
  (SELECT count(*)::int FROM account WHERE abs(extract(epoch FROM now() - created_at)) > 600) AS accounts,
  (SELECT count(*)::int FROM session WHERE abs(extract(epoch FROM now() - created_at)) > 600) AS sessions`

describe.each(PLACES)('herald api and herald worker, with jobs in $place', ({ place }) => {
  const database = ownDatabase()
  const env: Record<string, string> = { ...ENV }
  let deps: Dependencies

  beforeAll(async () => {
    const pubsub = await openPubSub(database.url, database.pool)
    deps = depsFor(database, pubsub)
    env.DATABASE_URL = database.url
    // A server may be anywhere.
    await database.pool.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET timezone TO ''Europe/Berlin''', current_database()); END $$`,
    )
    const folder = mkdtempSync(join(tmpdir(), 'herald-tls-'))
    const own = certificate()
    const ca = join(folder, 'cert')
    for (const name of ['cert', 'key'] as const) writeFileSync(join(folder, name), own[name])
    const tlsPort = `${await freePort()}`
    const redis = place.startsWith('Redis')
      ? await startRedis(
          ...['--tls-port', tlsPort, '--tls-cert-file', ca, '--tls-key-file', join(folder, 'key')],
          // As docs/operating.md has it: its own keys, and nothing that is dangerous but to ask how it is.
          ...['--tls-auth-clients', 'no', '--user', 'default', 'off'],
          ...['--user', 'herald', 'on', `>${PASSWORD}`, '~herald:*', '&*', '+@all', '-@dangerous', '+info'],
        )
      : undefined
    if (redis)
      Object.assign(env, {
        REDIS_URL: `rediss://herald:${PASSWORD}@localhost:${tlsPort}`,
        NODE_EXTRA_CA_CERTS: ca,
      })
    const pooler = place.includes('pooler') ? await startPgBouncer(database.url, own) : undefined
    if (pooler)
      Object.assign(env, {
        DATABASE_URL: `${pooler.url}?sslmode=verify-full&sslrootcert=${ca}`,
        DATABASE_DIRECT_URL: database.url,
      })
    return async () => {
      rmSync(folder, { recursive: true, force: true })
      await pubsub.close()
      await redis?.stop()
      await pooler?.stop()
    }
  })

  const start = (command: 'api' | 'worker') => startReady(command, env)

  it('orders come in through one, the worker resolves the year, another shows it', { timeout: PATIENCE }, async () => {
    const [here, there, worker] = await Promise.all([start('api'), start('api'), start('worker')])
    for (const { address } of [here, there])
      expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ database: true, queue: true })
    // Letters are nobody's to read where others use the same server.
    expect((await fetch(`${here.address}/mailbox`)).status).toBe(404)
    const people = await Promise.all(['Ada', 'Bela', 'Cara'].map((name) => person(here.address, name)))
    const wish = { ruleset: ruleset.name, title: 'An evening', options: { players: 3, length: 'short' } }
    const { game } = (await people[0]!('POST', '/games', wish)) as { game: string }
    for (const call of people.slice(1)) await call('POST', `/games/${game}/seats`, { nonce: '' })
    await people[0]!('PUT', `/games/${game}/nonce`, { nonce: '' })
    // Three choose where to begin, and three hand in; each answers when asked.
    for (let answers = 0; answers < 6; ) {
      for (const call of people) {
        const { view } = (await call('GET', `/games/${game}`)) as { view: { questions: Asked[] } }
        const [asked] = view.questions
        if (!asked || answers === 6) continue
        await call('PUT', `/games/${game}/${placeOf(asked)}`, answerTo(asked))
        answers++
      }
    }
    // Times are what they are, wherever the server is.
    expect((await database.pool.query(OFF)).rows).toEqual([{ accounts: 0, sessions: 0 }])
    const { seq } = await untilGame(deps, game, (file) => file.waitsFor.length > 0)
    expect(await eventsOf(deps, game, 'orders-revealed')).toHaveLength(1)
    const seen = (await (await fetch(`${there.address}/v1/games/${game}`)).json()) as { card: { seq: number } }
    expect(seen.card.seq).toBe(seq)
    for (const one of [here, there, worker]) expect(await interrupt(one)).toBe(0)
  })

  it('a worker killed in the middle of a year leaves it to the next', { timeout: PATIENCE }, async () => {
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    // Somebody holds the game, so that the worker comes as far as writing the year down, and no further.
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [game])
    const worker = await start('worker')
    const stuck = await untilStuck()
    worker.child.kill('SIGKILL')
    await worker.ended
    for (const pid of stuck) await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
    await holder.query('ROLLBACK')
    holder.release()
    expect((await deps.store.read(game))!.file.waitsFor).toEqual([])

    const next = await start('worker')
    await untilGame(deps, game, isAtRest)
    expect(await eventsOf(deps, game, 'orders-revealed')).toHaveLength(1)
    const faults: string[] = []
    await checkGames(deps, ({ what }) => faults.push(what))
    expect(faults).toEqual([])
    expect(await interrupt(next)).toBe(0)
  })

  it('the worker throws away what ran out', { timeout: PATIENCE }, async () => {
    const account = randomUUID()
    await database.pool.query(
      `INSERT INTO account (id, name, locale, time_zone, digest_hour, created_at) VALUES ($1, 'Ada', 'en', 'UTC', 8, now())`,
      [account],
    )
    await database.pool.query(
      `INSERT INTO session (id, account_id, token_hash, created_at, used_at, expires_at, ends_at)
       SELECT gen_random_uuid(), $1, sha256(n::text::bytea), now(), now(), now() + n * interval '1 day', now() FROM unnest(ARRAY[-1, 1]) n`,
      [account],
    )
    const worker = await startReady('worker', { ...env, SWEEP_SECONDS: '1' })
    const left = async () =>
      (await database.pool.query('SELECT expires_at > now() AS good FROM session WHERE account_id = $1', [account]))
        .rows
    await expect.poll(left, { timeout: PATIENCE }).toEqual([{ good: true }])
    expect(await interrupt(worker)).toBe(0)
  })

  /** Connections to this database that wait for a lock, once there are any. */
  async function untilStuck(): Promise<number[]> {
    for (;;) {
      const { rows } = await database.pool.query(
        `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      if (rows.length > 0) return rows.map(({ pid }) => pid)
    }
  }
})

describe.runIf(isRedisThere('a Redis that is away'))('A Redis that is away', () => {
  const database = ownDatabase()
  const env = { ...ENV, DATABASE_URL: database.url }

  it('is told by the API, which goes on, and holds up no stop', { timeout: PATIENCE }, async () => {
    const redis = await startRedis()
    const both = { ...env, REDIS_URL: redis.url }
    const [api, worker] = await Promise.all([startReady('api', both), startReady('worker', both)])
    await redis.stop()
    const ready = await fetch(`${api.address}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({ database: true, queue: false })
    await person(api.address, 'Ada')
    expect(await interrupt(worker)).toBe(0)
    expect(await interrupt(api)).toBe(0)
    // The API starts without it, too; the worker says in one line what is missing.
    const late = await startReady('api', both)
    expect(await (await fetch(`${late.address}/readyz`)).json()).toEqual({ database: true, queue: false })
    const { status, stderr } = await ending(startHerald(['worker'], [], both))
    expect(status).toBe(2)
    expect(stderr).toMatch(/^herald worker: REDIS_URL: Redis does not answer: [^\n]*\n$/)
  })
})

describe.runIf(isPgBouncerThere('a pooler that nobody named'))('A pooler that nobody named', () => {
  const database = ownDatabase()

  it('is told in one line', async () => {
    const pooler = await startPgBouncer(database.url)
    onTestFinished(pooler.stop)
    const { status, stderr } = await ending(startHerald(['api'], [], { ...ENV, DATABASE_URL: pooler.url }))
    expect(status).toBe(2)
    expect(stderr).toMatch(/^herald api: DATABASE_URL: a pooler stands in between[^\n]* DATABASE_DIRECT_URL\.[^\n]*\n$/)
  })
})

describe('Settings', () => {
  it.each(['api', 'worker'])('herald %s says in one line that it needs a database', async (command) => {
    const { status, stderr } = await ending(startHerald([command], [], { DATABASE_URL: '' }))
    expect(status).toBe(2)
    expect(stderr).toMatch(new RegExp(`^herald ${command}: DATABASE_URL is needed here[^\\n]*\\n$`))
  })

  it('herald api says in one line that it needs keys', async () => {
    const env = { DATABASE_URL: 'postgresql://localhost/herald', ACCESS_KEYS: '' }
    const { status, stderr } = await ending(startHerald(['api'], [], env))
    expect(status).toBe(2)
    expect(stderr).toMatch(/^herald api: ACCESS_KEYS is needed with DATABASE_URL[^\n]*\n$/)
  })
})

/** Ready when it has said so; stopped, if it still runs, when the test is over. */
async function startReady(command: 'api' | 'worker', env: Record<string, string>) {
  const child = startHerald([command], [], { ...env, HERALD_HOME: temporaryFolder() })
  const ended = ending(child)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const said = await new Promise<string>((ready, failed) => {
    let text = ''
    child.stdout.on('data', (bytes) => {
      text += bytes
      if (text.includes('Ctrl-C stops it')) ready(text)
    })
    void ended.then(({ stderr }) => failed(new Error(stderr)))
  })
  return { child, ended, address: /http:\S+/.exec(said)?.[0] ?? '' }
}

async function interrupt({ child, ended }: Awaited<ReturnType<typeof startReady>>) {
  child.kill('SIGINT')
  return (await ended).status
}

/** Somebody signed in, to call the API with. */
async function person(address: string, name: string) {
  const call = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${address}/v1${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const { accessToken } = (await call('POST', '/sessions/guest', { name })) as { accessToken: string }
  return (method: string, path: string, body?: object) => call(method, path, body, accessToken)
}
