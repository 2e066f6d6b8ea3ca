// The account store by itself: times, and what the tables forbid.
import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openClient } from '../../src/store/accounts/client.ts'
import { accountStore } from '../../src/store/accounts/store.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const now = new Date('2030-07-01T23:30:00.007Z')
const hash = () => randomBytes(32).toString('hex')

const newcomer = () =>
  ({ account: randomUUID(), name: 'Ada', locale: 'en', timeZone: 'UTC', digestHour: 8, createdAt: now }) as const
const start = () => {
  const end = new Date('2030-08-01')
  return {
    ...{ session: randomUUID(), tokenHash: hash(), device: '', cap: 100 },
    ...{ createdAt: now, confirmedAt: null, expiresAt: end, endsAt: end },
  }
}

describe('Times', () => {
  it('are the same instants in a database that lives in another time zone', async () => {
    await database.pool.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET timezone = 'Asia/Tokyo'`)
    const prisma = openClient(database.url)
    const store = accountStore(prisma)
    const [guest, session] = [newcomer(), start()]
    await store.addGuest(guest, session)
    expect((await store.person(guest.account))?.createdAt).toEqual(now)
    expect(await store.sessionsOf(guest.account, now)).toMatchObject([
      { createdAt: now, usedAt: now, expiresAt: session.expiresAt },
    ])
    const [own] = (await database.pool.query('SELECT created_at FROM session WHERE id = $1', [session.session])).rows
    expect(own.created_at).toEqual(now)
    await prisma.$disconnect()
  })
})

describe('The tables', () => {
  const insert = (columns: string, values: string) =>
    database.pool.query(
      `INSERT INTO account (id, locale, time_zone, digest_hour, created_at, ${columns})
       VALUES (gen_random_uuid(), 'en', 'UTC', 8, now(), ${values})`,
    )

  it('have no nameless person, no former player with an address, and no password without one', async () => {
    await insert('name, email, password', `'Ada', 'ada@example.org', 'hash'`)
    await insert('deleted_at', 'now()')
    const forbidden = [
      ['name', 'null'],
      ['name, deleted_at', `'Ada', now()`],
      ['email, deleted_at', `'eve@example.org', now()`],
      ['name, password', `'Ada', 'hash'`],
    ] as const
    for (const [columns, values] of forbidden) await expect(insert(columns, values)).rejects.toThrow(/check constraint/)
    await expect(insert('name, email', `'Eve', 'ada@example.org'`)).rejects.toThrow(/unique constraint/)
  })
})
