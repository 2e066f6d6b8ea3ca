// Whoever locks games and people locks the games first, in the order of their ids; so nobody who changes both waits for somebody who
// waits for them. And whoever has played very much is no harder to change than others.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { openClient } from '../../src/store/accounts/client.ts'
import { accountStore } from '../../src/store/accounts/store.ts'
import { letterStore } from '../../src/store/beside/letters.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { hostGame, opening } from '../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const prisma = openClient(database.url)
const accounts = accountStore(prisma)
const letters = letterStore(pool)
afterAll(() => prisma.$disconnect())

const now = new Date()
const OFF = ['your-turn']

async function person(email: string | null): Promise<string> {
  const id = randomUUID()
  await pool.query(
    `INSERT INTO account (id, name, email, locale, time_zone, digest_hour, created_at) VALUES ($1, 'Ada', $2, 'en', 'UTC', 8, now())`,
    [id, email],
  )
  return id
}

const tables = async (host: string, count: number) => {
  for (let n = 0; n < count; n++) await hostGame(deps, opening({ host }))
}

/** All at once, over and over: who waits for somebody who waits for them is told so by the database. */
async function together(times: number, work: (time: number) => readonly Promise<unknown>[]): Promise<void> {
  for (let time = 0; time < times; time++) {
    const settled = await Promise.allSettled(work(time))
    expect(settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
  }
}

it('letters end while their receiver is suspended, renamed, or complains', async () => {
  const ada = await person('ada@example.org')
  await tables(ada, 20)
  const { rows } = await pool.query<{ mark: string }>(`SELECT address_mark('ada@example.org') AS mark`)
  await together(40, (time) => [
    accounts.suspend(ada, time % 2 === 0 ? now : null),
    letters.turnOffAll(rows[0]!.mark, OFF),
    accounts.change(ada, { name: `Ada ${time}` }),
    letters.complained(randomUUID(), OFF),
  ])
})

it('a vacation is cancelled while its owner becomes somebody else', async () => {
  for (let time = 0; time < 12; time++) {
    const [guest, ada] = [await person(null), await person(`v${time}@example.org`)]
    await tables(guest, 6)
    await pool.query(`UPDATE game SET status = 'running' WHERE host = $1`, [guest])
    const vacation = randomUUID()
    await pool.query(
      `INSERT INTO vacation (id, account_id, first_day, last_day, begins_at, ends_at)
       VALUES ($1, $2, '2099-07-01', '2099-07-02', '2099-07-01', '2099-07-03')`,
      [vacation, guest],
    )
    await together(1, () => [
      accounts.join({
        guest: { account: guest, epoch: 0, session: randomUUID() },
        into: { account: ada, epoch: 0, session: randomUUID() },
        now,
      }),
      new Promise((soon) => setTimeout(soon, time)).then(() => deps.vacations.cancel(guest, vacation)),
    ])
  }
})

it('whoever has played thousands of games is renamed by parts of them, and all show it', async () => {
  const ada = await person('much@example.org')
  const { game } = await hostGame(deps, opening({ host: ada }))
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'game'`,
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => (name === 'id' ? 'gen_random_uuid()' : name === 'status' ? `'finished'` : name))
  await pool.query(
    `WITH g AS (INSERT INTO game (${names.join(', ')}) SELECT ${values.join(', ')} FROM game, generate_series(1, 4500) WHERE id = $1
       RETURNING id)
     INSERT INTO seat (game_id, seat, account, colour, sat_at) SELECT id, 0, $2, 'red', now() FROM g`,
    [game, ada],
  )
  const { rows: before } = await pool.query<{ revision: number }>('SELECT sum(revision)::integer AS revision FROM game')
  const asked: string[] = []
  const counting = prisma.$extends({
    query: {
      $queryRawUnsafe: ({ args, query }) => {
        asked.push(String((args as unknown as unknown[])[0]))
        return query(args)
      },
    },
  }) as unknown as typeof prisma
  await accountStore(counting).change(ada, { name: 'Ada Much' })
  expect(asked.filter((text) => text.includes('renew_games')).length).toBe(3)
  const { rows: after } = await pool.query<{ revision: number }>('SELECT sum(revision)::integer AS revision FROM game')
  expect(after[0]!.revision - before[0]!.revision).toBe(4501)
})

it('an address that is moved for good leaves no way in to whoever had it', async () => {
  const ada = await person('stranger@example.org')
  const [undo, token] = ['aa'.repeat(32), 'bb'.repeat(32)]
  await pool.query(
    `INSERT INTO address_change (account_id, email, token_hash, changed_at, expires_at)
     VALUES ($1, 'before@example.org', decode($2, 'hex'), now() - interval '1 day', now() + interval '6 days')`,
    [ada, undo],
  )
  await pool.query(
    `INSERT INTO access_token (id, account_id, name, scopes, token_hash, created_at)
     VALUES ($1, $2, 'theirs', ARRAY['manage'], decode($3, 'hex'), now())`,
    [randomUUID(), ada, token],
  )
  await pool.query(`UPDATE account SET password = 'theirs' WHERE id = $1`, [ada])
  await accounts.moveAddress({ account: ada, email: 'owner@example.org', now, undo: null })
  expect(await accounts.undoAddress(undo, now)).toEqual({ fault: 'unknown' })
  expect(await accounts.ownerOf(token, now, now)).toBeUndefined()
  const { rows } = await pool.query('SELECT email, password FROM account WHERE id = $1', [ada])
  expect(rows).toEqual([{ email: 'owner@example.org', password: null }])
})
