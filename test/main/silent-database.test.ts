// A PostgreSQL that does not answer, refuses, or ends its connections: whoever asks is told so in time, nothing is our mistake, and
// when it is back everything goes on.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { startService } from '../../src/main/service.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.ts'
import { ruleset } from '../support/tables.ts'

/** What is promised, and as much again for a machine that has other things to do. */
const ANSWER_MS = 2 * 5_000
const READY_MS = 2 * 2_000
const BACK = { timeout: 30_000, interval: 200 }

let postgres: OwnPostgres
let service: Awaited<ReturnType<typeof startService>>
let admin: pg.Pool
let token: string
let game: string

const ask = async (method: string, path: string, body?: object, ms = ANSWER_MS) => {
  const response = await fetch(service.address + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ms),
  })
  const text = await response.text()
  const type = response.headers.get('content-type')
  const again = response.headers.get('retry-after')
  return { status: response.status, type, again, body: text === '' ? undefined : JSON.parse(text) }
}
type Answer = Awaited<ReturnType<typeof ask>>

const wish = { ruleset: ruleset.name, title: 'Patience', options: { players: 3, length: 'short' } }

/** Every way to the database: pg and Prisma, alone and together, in transactions and without. */
const everything = (): Promise<Answer>[] => [
  ...Array.from({ length: 40 }, () => ask('GET', `/v1/games/${game}`)),
  ask('GET', `/v1/games/${game}/log`),
  ask('GET', '/v1/games'),
  ask('POST', '/v1/games', wish),
  ask('PUT', `/v1/games/${game}/nonce`, { nonce: 'a' }),
  ask('PUT', `/v1/games/${game}/draft`, { draft: {} }),
  ask('POST', `/v1/games/${game}/messages`, { text: 'Hello?' }),
  ask('POST', '/v1/sessions/guest', { name: 'Guest' }),
  ask('POST', '/v1/sign-in/links', { email: 'ada@example.org' }),
  ask('POST', '/v1/sessions/password', { email: 'ada@example.org', password: 'a long and private sentence' }),
  ask('GET', '/v1/me'),
  ask('PATCH', '/v1/me', { name: 'Ada' }),
  ask('POST', '/v1/me/vacations', { firstDay: '2030-01-01', lastDay: '2030-01-02' }),
  ask('GET', '/v1/me/tokens'),
]

const AWAY = {
  status: 503,
  type: expect.stringContaining('application/problem+json'),
  again: expect.stringMatching(/^\d+$/),
  body: expect.objectContaining({ type: '/problems/no-database', status: 503 }),
}

const isBack = () => vi.waitFor(async () => expect((await ask('GET', '/readyz')).status).toBe(200), BACK)

/** It serves as before: somebody comes, and opens a table. */
async function worksAgain(): Promise<void> {
  await isBack()
  token = (await ask('POST', '/v1/sessions/guest', { name: 'Guest' })).body.accessToken
  const opened = await ask('POST', '/v1/games', wish)
  expect(opened.status).toBe(201)
  game = opened.body.game
  expect((await ask('GET', `/v1/games/${game}`)).status).toBe(200)
}

beforeAll(async () => {
  postgres = await startOwnPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'herald-'))
  const config = readConfig({
    ...{ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: postgres.url, HERALD_HOME: folder },
    ...{ ACCESS_KEYS: `test:${'secret'.repeat(6)}`, SIGN_INS_A_MINUTE: '100000', REQUESTS_A_MINUTE: '100000' },
  })
  service = await startService(config, () => {})
  admin = new pg.Pool({ connectionString: postgres.url, max: 2 })
  admin.on('error', () => {})
  token = ''
  await worksAgain()
}, 120_000)
afterAll(async () => {
  await service.stop()
  await admin.end()
  await postgres.stop()
})

const silently = { timeout: 120_000 }

describe('A database that stands still', () => {
  it('is told to whoever asks, in time, and is used again when it goes on', silently, async () => {
    postgres.freeze()
    const readiness = ask('GET', '/readyz', undefined, READY_MS)
    expect(await Promise.all(everything())).toEqual(Array(53).fill(AWAY))
    expect(await readiness).toMatchObject({ status: 503, body: { database: false } })
    // Those who come later find no connection at all.
    expect(await Promise.all(everything())).toEqual(Array(53).fill(AWAY))
    expect((await ask('GET', '/healthz')).status).toBe(200)
    postgres.goOn()
    await worksAgain()
  })
})

describe('A database in which something is locked for long', () => {
  it('is told as well, and holds up nobody else', silently, async () => {
    const holder = await admin.connect()
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE game IN ACCESS EXCLUSIVE MODE')
    const many = Array.from({ length: 100 }, () => ask('GET', `/v1/games/${game}`))
    for (const answer of await Promise.all(many)) expect(answer).toEqual(AWAY)
    await holder.query('ROLLBACK')
    holder.release()
    await worksAgain()
  })
})

describe('A database that ends its connections', () => {
  it('fails what was under way, and nothing else', silently, async () => {
    const end = () =>
      admin.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      )
    for (let round = 0; round < 10; round++) {
      const asked = everything()
      await end()
      for (const answer of await Promise.all(asked)) {
        expect([answer.status < 500, answer.status === 503]).toContain(true)
        if (answer.status === 503) expect(answer).toEqual(AWAY)
      }
    }
    await worksAgain()
  })
})

describe('A database that is not there', () => {
  it('is told at once', silently, async () => {
    await postgres.stop()
    expect(await Promise.all(everything())).toEqual(Array(53).fill(AWAY))
    expect(await ask('GET', '/readyz', undefined, READY_MS)).toMatchObject({ status: 503, body: { database: false } })
  })
})
