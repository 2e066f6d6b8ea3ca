// What the sweep throws away: each kind by its time, and nothing that is younger or still of use.
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepingIn } from '../../src/main/keeping.ts'
import { leftoversIn } from '../../src/main/leftovers.ts'
import { tidyUpOf } from '../../src/main/parts/tidy-up.ts'
import { leftoversIn as leftoversInStore } from '../../src/store/beside/leftovers.ts'
import { tallyIn } from '../../src/store/database/tally.ts'
import { archiveStore } from '../../src/store/games/archive/archive.ts'
import { testApp } from '../support/app.ts'
import { openTable, playOn, type Somebody, somebody, startTable } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { lettersFor } from '../support/letters.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const { app, services, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)

const troubles: unknown[] = []
const note = (...about: unknown[]) => void troubles.push(about)
const letters = { ...lettersFor(database, { send: async () => 'ok' }), deps }
const games = { deps, archive: archiveStore(pool), tally: tallyIn(pool) }
const tidyUp = tidyUpOf({ games: games as never, letters, accounts: services.accounts }, keepingIn({}), {
  info: note,
  warn: note,
  error: note,
})
const sweep = async () => {
  await tidyUp()
  expect(troubles.splice(0)).toEqual([])
}

const count = async (table: string, where = 'true'): Promise<number> =>
  (await pool.query(`SELECT count(*)::int AS count FROM ${table} WHERE ${where}`)).rows[0].count

let host: Somebody
let game = ''
beforeAll(async () => {
  host = await somebody(app)
  game = await startTable(deps, await openTable(deps, [host, await somebody(app)]), host)
})

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('What has a time goes by it', () => {
  /** Puts a row there that is so many days old. */
  const KINDS: Record<string, readonly [days: number, put: (at: Date) => Promise<unknown>, where?: string]> = {
    letter: [
      90,
      (at) =>
        pool.query(
          `INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, state, next_try_at, created_at)
           VALUES ($1::uuid, $2, $3, 'reminder', $1::uuid::text, 1, 'reminder', 'sent', $4, $4)`,
          [randomUUID(), host.account, game, at],
        ),
      `kind = 'reminder'`,
    ],
    delivery: [
      30,
      async (at) => {
        const hook = randomUUID()
        await pool.query(
          `INSERT INTO webhook (id, account_id, name, url, form, kinds, created_at) VALUES ($1, $2, '', 'https://x.example', 'ntfy', '{}', now())`,
          [hook, host.account],
        )
        await pool.query(
          `INSERT INTO delivery (hook_id, id, kind, occasion, state, next_try_at, created_at) VALUES ($1, $2, 'test', '', 'sent', $3, $3)`,
          [hook, randomUUID(), at],
        )
      },
    ],
    reply: [
      30,
      async (at) => {
        const letter = randomUUID()
        await pool.query(
          `INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, state, next_try_at, created_at)
           VALUES ($1::uuid, $2, $3, 'your-turn', $1::uuid::text, 1, 'your-turn', 'sent', now(), now())`,
          [letter, host.account, game],
        )
        await pool.query('INSERT INTO reply (letter_id, digest, came_at) VALUES ($1::uuid, $1::uuid::text, $2)', [
          letter,
          at,
        ])
      },
    ],
    account_letter: [
      7,
      (at) =>
        pool.query(
          `INSERT INTO account_letter (id, email, kind, expires_at, state, next_try_at, created_at)
           VALUES ($1, 'a@example.org', 'password-changed', now() + interval '1 day', 'sent', $2, $2)`,
          [randomUUID(), at],
        ),
    ],
    sign_in_link: [
      90,
      (at) =>
        pool.query(
          `INSERT INTO sign_in_link (token_hash, email, browser_hash, locale, created_at, expires_at, used_at)
           VALUES ($1, 'a@example.org', '\\x00', 'en', $2, $2, $2)`,
          [randomBytes(32), at],
        ),
    ],
    opening_key: [
      7,
      (at) =>
        pool.query(
          `INSERT INTO opening_key (account_id, key_hash, content_hash, game_id, used_at) VALUES ($1, $2, '\\x00', $3, $4)`,
          [host.account, randomBytes(32), game, at],
        ),
    ],
    spent_token: [
      60,
      (at) =>
        pool.query(
          `INSERT INTO spent_token (token_hash, session_id, spent_at) SELECT $1, id, $2 FROM session WHERE account_id = $3 LIMIT 1`,
          [randomBytes(32), at, host.account],
        ),
    ],
    mailed_invitation: [
      1,
      (at) =>
        pool.query(`INSERT INTO mailed_invitation (account_id, way, day, count) VALUES ($1, 'sent', $2, 1)`, [
          ...[host.account, at.toISOString().slice(0, 10)],
        ]),
    ],
    request_count: [
      0,
      (at) =>
        pool.query(`INSERT INTO request_count VALUES ($1, 1, $2::timestamptz + interval '1 hour')`, [randomUUID(), at]),
    ],
  }

  it.each(Object.entries(KINDS))('%s', async (table, [days, put, where]) => {
    const before = await count(table, where)
    await put(ago(days + 0.9))
    await put(ago(Math.max(days - 0.9, 0)))
    expect(await count(table, where)).toBe(before + 2)
    await sweep()
    expect(await count(table, where)).toBe(before + 1)
    await sweep()
    expect(await count(table, where)).toBe(before + 1)
  })

  it('vacations stay for their calendar year', async () => {
    for (const day of [ago(800), ago(0)])
      await pool.query(
        `INSERT INTO vacation (id, account_id, first_day, last_day, begins_at, ends_at) VALUES ($1, $2, $3, $3, $4, $4)`,
        [randomUUID(), host.account, day.toISOString().slice(0, 10), day],
      )
    await sweep()
    expect(await count('vacation')).toBe(1)
  })

  it('letters that wait stay, however old', async () => {
    await pool.query(
      `INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
       VALUES (gen_random_uuid(), $1, $2, 'waits', 'x', 1, 'reminder', now() + interval '1 day', now() - interval '1 year')`,
      [host.account, game],
    )
    await sweep()
    expect(await count('letter', `kind = 'waits'`)).toBe(1)
  })

  it('so do letters about accounts and what programs are told', async () => {
    const [letter, delivery, hook] = [randomUUID(), randomUUID(), randomUUID()]
    await pool.query(
      `INSERT INTO account_letter (id, email, kind, sealed, created_at, expires_at, attempts, next_try_at)
       VALUES ($1, 'a@example.org', 'address-changed', '\\x00', $2, $3, 5, $3)`,
      [letter, ago(400), ago(-1)],
    )
    await pool.query(
      `INSERT INTO webhook (id, account_id, name, url, form, kinds, created_at) VALUES ($1, $2, '', 'https://x.example', 'ntfy', '{}', now())`,
      [hook, host.account],
    )
    await pool.query(
      `INSERT INTO delivery (hook_id, id, kind, occasion, next_try_at, created_at) VALUES ($1, $2, 'test', '', $3, $4)`,
      [hook, delivery, ago(-1), ago(400)],
    )
    const left = async () => [
      await count('account_letter', `id = '${letter}'`),
      await count('delivery', `id = '${delivery}'`),
    ]
    await sweep()
    expect(await left()).toEqual([1, 1])
    expect(await leftoversIn(leftoversInStore(pool), keepingIn({}), new Date())).toEqual([])
    await pool.query(`UPDATE account_letter SET state = 'failed' WHERE id = $1`, [letter])
    await pool.query(`UPDATE delivery SET state = 'failed' WHERE id = $1`, [delivery])
    await sweep()
    expect(await left()).toEqual([0, 0])
  })

  it('some at a time, however many there are', async () => {
    await pool.query(
      `INSERT INTO request_count SELECT 'many ' || n, 1, now() - interval '1 hour' FROM generate_series(1, 12000) n`,
    )
    const left: number[] = []
    for (let sweeps = 0; sweeps < 3; sweeps++) {
      await sweep()
      left.push(await count('request_count', `key LIKE 'many %'`))
    }
    expect(left).toEqual([7000, 2000, 0])
  })

  it('games that ended are put away after a week', async () => {
    const over = await startTable(deps, await openTable(deps, [host, await somebody(app)]), host)
    await playOn(deps, over, Math.random)
    await sweep()
    expect(await count('archive')).toBe(0)
    await pool.query(`UPDATE game SET ended_at = now() - interval '8 days' WHERE id = $1`, [over])
    await sweep()
    expect([await count('archive'), await count('log', `game_id = '${over}'`)]).toEqual([1, 0])
  })
})

it('is missed where it is a month over its time, and not before', async () => {
  const check = () => leftoversIn(leftoversInStore(pool), keepingIn({}), new Date())
  expect(await check()).toEqual([])
  const late = (days: number) =>
    pool.query(
      `INSERT INTO account_letter (id, email, kind, expires_at, state, next_try_at, created_at)
       VALUES (gen_random_uuid(), 'a@example.org', 'password-changed', $1, 'sent', $1, $1)`,
      [ago(days)],
    )
  await late(36)
  expect(await check()).toEqual([])
  await late(38)
  expect(await check()).toEqual([
    'there are letters about accounts that the sweep should have taken a month ago: does a worker run?',
  ])
  await sweep()
  expect(await check()).toEqual([])
})

describe('Invitations and erased words', () => {
  it('go a few at a time, however many stay: each is looked at in turn', async () => {
    const open = await openTable(deps, [host])
    const invite = (into: string, number: number) =>
      pool.query(
        `INSERT INTO invitation (id, game_id, token_hash, created_at) SELECT gen_random_uuid(), $1, sha256((random() || '-' || n)::bytea), now()
         FROM generate_series(1, $2::integer) n`,
        [into, number],
      )
    await invite(open, 1500)
    await invite(game, 1500)
    for (let sweeps = 0; sweeps < 4; sweeps++) await sweep()
    expect([
      await count('invitation', `game_id = '${open}'`),
      await count('invitation', `game_id = '${game}'`),
    ]).toEqual([1500, 0])
  })

  it('words that are erased keep their place for a year, and the last of a table for good', async () => {
    const say = (number: number, days: number, erased: boolean) =>
      pool.query(`INSERT INTO message (game_id, number, at, from_seat, text, erased) VALUES ($1, $2, $3, 0, 'x', $4)`, [
        game,
        number,
        ago(days),
        erased,
      ])
    for (const [number, days, erased] of [
      [1, 400, true],
      [2, 400, false],
      [3, 300, true],
      [4, 400, true],
    ] as const)
      await say(number, days, erased)
    for (let sweeps = 0; sweeps < 2; sweeps++) await sweep()
    const { rows } = await pool.query('SELECT number FROM message WHERE game_id = $1 ORDER BY number', [game])
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 4])
    await say(5, 1, false)
    await sweep()
    expect(await count('message', `game_id = '${game}' AND number = 4`)).toBe(0)
  })
})

describe('Guests who never came back', () => {
  const old = async (guest: Somebody) => {
    const when = `now() - interval '100 days'`
    await pool.query(`UPDATE account SET created_at = ${when} WHERE id = $1`, [guest.account])
    await pool.query(`UPDATE session SET used_at = ${when}, created_at = ${when} WHERE account_id = $1`, [
      guest.account,
    ])
    return guest
  }
  const alone = async () => {
    const guest = await somebody(app)
    const own = await openTable(deps, [guest])
    return { guest, game: await startTable(deps, own, guest) }
  }
  const isThere = (guest: Somebody) => count('account', `id = '${guest.account}'`)

  it('go with the tables where they played alone with bots, and nothing of them is left', async () => {
    const { guest, game: table } = await alone()
    const waiting = await openTable(deps, [guest])
    await pool.query(`INSERT INTO draft VALUES ($1, $2, '{}', now())`, [table, guest.account])
    let told = 0
    const deaf = deps.pubsub.subscribe(table, () => told++)
    await old(guest)
    await sweep()
    deaf()
    expect([await isThere(guest), await count('game', `id IN ('${table}', '${waiting}')`), told]).toEqual([0, 0, 1])
    for (const kept of ['session', 'access_token', 'draft', 'opening_key', 'vacation', 'letter'])
      expect([kept, await count(kept, `account_id = '${guest.account}'`)]).toEqual([kept, 0])
    expect(
      (await app.inject({ url: `/v1/games/${table}`, headers: { authorization: `Bearer ${guest.token}` } })).statusCode,
    ).toBe(401)
  })

  it('stay where they have been there lately, or leave something behind', async () => {
    const cases: Record<string, (guest: Somebody, own: string) => Promise<unknown>> = {
      'was there lately': (guest) =>
        pool.query('UPDATE session SET used_at = now() WHERE account_id = $1', [guest.account]),
      'has a program that is used': (guest) =>
        pool.query(
          `INSERT INTO access_token (id, account_id, name, scopes, token_hash, created_at, last_used_at)
           VALUES (gen_random_uuid(), $1, '', '{}', $2, now() - interval '1 year', now())`,
          [guest.account, randomBytes(32)],
        ),
      'plays with others': (_, own) =>
        pool.query('UPDATE seat SET account = gen_random_uuid(), bot = NULL WHERE game_id = $1 AND seat = 1', [own]),
      'has finished a game': (_, own) =>
        pool.query(`UPDATE game SET status = 'finished', ended_at = now() WHERE id = $1`, [own]),
      'has said something': (guest, own) =>
        pool.query(
          `INSERT INTO message (game_id, number, at, from_seat, text, from_account) VALUES ($1, 1, now(), 0, 'x', $2)`,
          [own, guest.account],
        ),
      'sits where somebody else has said something': (_, own) =>
        pool.query(
          `INSERT INTO message (game_id, number, at, from_account, from_seat, text) VALUES ($1, 901, now(), $2, 1, 'Hello')`,
          [own, host.account],
        ),
      'sits where somebody else hosts': (_, own) =>
        pool.query('UPDATE game SET host = $2 WHERE id = $1', [own, host.account]),
      'is a program': (guest) => pool.query(`UPDATE account SET program_owner = 'Ada' WHERE id = $1`, [guest.account]),
      'has an address': (guest) =>
        pool.query(`UPDATE account SET email = $2 WHERE id = $1`, [guest.account, `${guest.account}@example.org`]),
    }
    const guests: [string, Somebody][] = []
    for (const [what, makeWorth] of Object.entries(cases)) {
      const { guest, game: own } = await alone()
      await old(guest)
      await makeWorth(guest, own)
      guests.push([what, guest])
    }
    for (let sweeps = 0; sweeps < 2; sweeps++) await sweep()
    for (const [what, guest] of guests) expect([what, await isThere(guest)]).toEqual([what, 1])
  })

  it('are found behind many who stay', async () => {
    const { guest } = await alone()
    await old(guest)
    await pool.query(
      `INSERT INTO account (id, name, locale, time_zone, digest_hour, created_at, program_owner)
       SELECT gen_random_uuid(), 'x', 'en', 'UTC', 0, now() - interval '200 days', 'Ada' FROM generate_series(1, 1200)`,
    )
    const left: number[] = []
    for (let sweeps = 0; sweeps < 3; sweeps++) {
      await sweep()
      left.push(await isThere(guest))
    }
    expect(left).toEqual([1, 1, 0])
  })
})
