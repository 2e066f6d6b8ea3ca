// Talk that does not end: it is refused in time, keeps nobody else waiting, and an export stays as small as what is one's own.
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { NotNow } from '../../src/flow/not-now.ts'
import { leaveGame } from '../../src/games/lobby/leave-game.ts'
import { sayAtTable } from '../../src/games/play/talk.ts'
import { readView } from '../../src/games/read/read-view.ts'
import { testApp } from '../support/app.ts'
import { openTable, type Somebody, somebody } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const usual = depsFor(database)
/** Exports wait here when a test says so. */
let held: { readonly begun: () => void; readonly until: Promise<void> } | undefined
const deps = {
  ...usual,
  messages: {
    ...usual.messages,
    talkedIn: async (account: string) => {
      held?.begun()
      await held?.until
      return usual.messages.talkedIn(account)
    },
  },
}
const { app, close } = await testApp(database, undefined, undefined, deps)
const strict = await testApp(database, undefined, { exports: 2 })
afterAll(async () => {
  await close()
  await strict.close()
})

const as = ({ token }: Somebody) => ({ authorization: `Bearer ${token}` })
const say = (who: Somebody, game: string, text: string, key?: string) =>
  app.inject({
    method: 'POST',
    url: `/v1/games/${game}/messages`,
    headers: { ...as(who), ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { text },
  })
const exportOf = (who: Somebody, from = app) => from.inject({ url: '/v1/me/export', headers: as(who) })
const company = async () => [await somebody(app), await somebody(app)] as const
const countIn = async (game: string) =>
  (await database.pool.query('SELECT count(*)::int AS n FROM message WHERE game_id = $1', [game])).rows[0].n

/** Somebody in the first seat has said so much, an hour ago. */
const hasSaid = (game: string, { account }: Somebody, count: number, text = 'x') =>
  database.pool.query(
    `INSERT INTO message (game_id, number, at, from_seat, text, from_account)
     SELECT $1, n, now() - interval '1 hour', 0, $4, $2 FROM generate_series(1, $3::int) n`,
    [game, account, count, text],
  )

describe('What one person says at a table', () => {
  it('ends at a thousand, and nothing that was said is lost', async () => {
    const [ada, bela] = await company()
    const game = await openTable(deps, [ada, bela])
    await hasSaid(game, ada, 999)
    const last = await say(ada, game, 'The last one', 'k')
    expect(last.statusCode, last.body).toBe(201)
    const refused = await say(ada, game, 'One more')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({ type: '/problems/too-much-talk', detail: expect.stringContaining('1000') })
    expect((await say(ada, game, 'The last one', 'k')).json()).toEqual(last.json())
    expect((await say(bela, game, 'Mine')).json()).toMatchObject({ number: 1001 })
    expect((await say(ada, await openTable(deps, [ada]), 'Elsewhere')).statusCode).toBe(201)
    expect(await countIn(game)).toBe(1001)
  })

  it('is twenty things a minute, and who is faster hears how long to wait', async () => {
    const [ada, bela] = await company()
    const game = await openTable(deps, [ada, bela])
    for (let i = 0; i < 20; i++) expect((await say(ada, game, `${i}`, `${i}`)).statusCode).toBe(201)
    const refused = await say(ada, game, 'Too fast')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ type: '/problems/too-fast' })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await say(ada, game, '7', '7')).json()).toMatchObject({ number: 8 }) // said before, and told again
    expect((await say(bela, game, 'Calmly')).statusCode).toBe(201)
    expect(await countIn(game)).toBe(21)
    await database.pool.query(`UPDATE message SET at = at - interval '1 minute' WHERE game_id = $1`, [game])
    expect((await say(ada, game, 'Later')).statusCode).toBe(201)
  })

  it('is text: lines and tabs, and no other controls', async () => {
    const [ada] = await company()
    const game = await openTable(deps, [ada])
    for (const control of ['\0', '\u0001', '\u001b', '\u007f', '\u0085', '\ud800']) {
      const refused = await say(ada, game, `a${control}b`)
      expect([refused.statusCode, refused.json().pointer]).toEqual([422, '/text'])
    }
    expect((await say(ada, game, 'a\tb\nc\r\nd')).statusCode).toBe(201)
  })
})

describe('An export', () => {
  it('holds one’s own words, however much others say to all', async () => {
    const [ada, bela] = await company()
    const game = await openTable(deps, [ada, bela])
    await hasSaid(game, ada, 5000, 'x'.repeat(2000))
    await say(bela, game, 'My only words')
    const kept = await exportOf(bela)
    expect(kept.statusCode, kept.body).toBe(200)
    expect(kept.headers['content-type']).toMatch(/^application\/json/)
    expect(kept.rawPayload.length).toBeLessThan(20_000)
    expect(kept.json().messages).toMatchObject([{ game, number: 5001, text: 'My only words' }])
    expect((await exportOf(ada)).json().messages).toHaveLength(5000)
  })

  it('is written for one at a time, and for few in all', async () => {
    const [ada, bela] = await company()
    const [cara] = await company()
    const begun: (() => void)[] = []
    const beginning = [0, 1].map(() => new Promise<void>((resolve) => begun.push(resolve)))
    let release = () => {}
    const until = new Promise<void>((resolve) => {
      release = resolve
    })
    held = { begun: () => begun.shift()?.(), until }
    const first = [ada, bela].map((who) => exportOf(who).then((answer) => answer))
    await Promise.all(beginning)
    const again = await exportOf(ada)
    expect([again.statusCode, again.json().type]).toEqual([429, '/problems/too-many'])
    const other = await exportOf(cara)
    expect([other.statusCode, other.json().type]).toEqual([503, '/problems/too-busy'])
    for (const { headers } of [again, other]) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    held = undefined
    release()
    for (const { statusCode, headers } of await Promise.all(first))
      expect([statusCode, headers['retry-after']]).toEqual([200, undefined])
    for (const who of [ada, cara]) expect((await exportOf(who)).statusCode).toBe(200)
  })

  it('is had a few times an hour', async () => {
    const ada = await somebody(strict.app)
    const told = []
    for (let i = 0; i < 3; i++) told.push(await exportOf(ada, strict.app))
    expect(told.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(Number(told[2]!.headers['retry-after'])).toBeGreaterThan(60)
  })
})

describe('Loud tables', () => {
  it('leave connections to others while their rows are held, and only so many wait', async () => {
    const [ada, bela] = await company()
    const [quiet, ...loud] = await Promise.all(Array.from({ length: 4 }, () => openTable(deps, [ada, bela])))
    const pool = new pg.Pool({ connectionString: database.url, max: 2 })
    const few = depsFor({ ...database, pool })
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM game WHERE id = ANY($1) FOR UPDATE', [loud])
    const sayings = loud.flatMap((game) =>
      [ada, bela].flatMap(({ account }) =>
        Array.from({ length: 15 }, (_, i) =>
          sayAtTable(few, { game, account, to: null, text: `${i}` }).catch((error) => error as NotNow),
        ),
      ),
    )
    for (let i = 0; i < 5; i++) expect(await readView(few, quiet!, ada.account)).toMatchObject({ ok: true })
    await holder.query('COMMIT')
    holder.release()
    const told = await Promise.all(sayings)
    const refused = told.flatMap((one) => (one instanceof NotNow ? [one.why] : []))
    expect(refused).toEqual(Array.from({ length: 3 * 10 }, () => 'too-busy'))
    expect(told.filter((one) => 'ok' in one && !one.ok)).toEqual([])
    for (const game of loud) expect(await countIn(game)).toBe(20)
    await pool.end()
  })

  it('are told so when their row is not free for long, and nothing is said', async () => {
    const [ada] = await company()
    const game = await openTable(deps, [ada])
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [game])
    const refused = await say(ada, game, 'Hello?')
    await holder.query('COMMIT')
    holder.release()
    expect([refused.statusCode, refused.json().type]).toEqual([503, '/problems/too-busy'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await countIn(game)).toBe(0)
  })
})

describe('A table that is closed while somebody talks', () => {
  it('is none any more: who talks is told so at once, and nothing is kept', async () => {
    const [ada, bela] = await company()
    for (const to of [null, 0] as const) {
      const agreement = { talk: 'private' } as const
      const game = await openTable(usual, [ada, bela], 'public', { agreement })
      // They look at the table, the host closes it, and then they speak.
      const add: typeof usual.messages.add = async (...message) => {
        expect(await leaveGame(usual, game, ada.account)).toMatchObject({ ok: true })
        return usual.messages.add(...message)
      }
      const closing = { ...usual, messages: { ...usual.messages, add } }
      const said = await sayAtTable(closing, { game, account: bela.account, to, text: 'Hello?', key: 'k' })
      expect(said).toEqual({ ok: false, failure: { kind: 'no-such-game' } })
      expect(await countIn(game)).toBe(0)
    }
  })
})
