// Connections end by themselves: a failover, an operator, a network. What was under way is told so; nothing else happens.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { Prisma } from '../../src/generated/prisma/client.ts'
import { isAway } from '../../src/store/database/away.ts'
import { inTransaction } from '../../src/store/database/transaction.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { ownDatabase } from '../support/database.ts'
import { together } from '../support/together.ts'

const database = ownDatabase()
const { pool } = database
pool.on('error', () => {}) // as the service does for those that nobody has in hand

const endOthers = () =>
  pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  )
const gone = (client: { once(event: 'end', heard: () => void): unknown }) =>
  new Promise<void>((heard) => client.once('end', heard))

describe('A connection that ends while it is in hand', () => {
  it('fails what it was for, and the next one has another', async () => {
    const ended = inTransaction(pool, async (client) => {
      const end = gone(client)
      await endOthers()
      await end
      await client.query('SELECT 1')
    })
    await expect(ended).rejects.toThrow()
    expect(await inTransaction(pool, async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([
      { one: 1 },
    ])
  })

  it('leaves tasks where they were', async () => {
    await pool.query(`INSERT INTO outbox (game_id, seq, task) VALUES (gen_random_uuid(), 1, 'resolve')`)
    const outbox = outboxIn(pool, together)
    await expect(outbox.take(5, async () => void (await endOthers()))).rejects.toThrow()
    expect(await outbox.take(5, async () => {})).toBe(1)
  })

  it('is no mistake of ours, whoever tells of its socket', () => {
    const told = (code: string) => new Prisma.PrismaClientKnownRequestError(code, { code, clientVersion: '7' })
    for (const code of ['EPIPE', 'ECONNRESET', 'P1017']) expect(isAway(told(code)), code).toBe(true)
    expect(isAway(told('P2002'))).toBe(false)
    // What is not the database's is not its being away.
    expect(isAway(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBe(false)
  })

  it('is had, and made, in one way alone', () => {
    const house = fileURLToPath(new URL('../../src', import.meta.url))
    const files = readdirSync(house, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const thoseWith = (word: RegExp) => files.filter((name) => word.test(readFileSync(`${house}/${name}`, 'utf8')))
    expect(thoseWith(/\bpool\.connect\(/)).toEqual(['store/database/transaction.ts'])
    // Nobody has one without limits; the embedded server is asked before there is anything to limit.
    expect(thoseWith(/new pg\.(Pool|Client)|extends pg\./)).toEqual([
      'store/database/connection.ts',
      'store/embedded/server.ts',
    ])
  })
})
