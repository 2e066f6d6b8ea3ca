// What tables take of the house, over HTTP: a request counts once, nobody has more tables than they may, invitations end when
// the game begins, and what is told of vacations stays small.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidyTables } from '../../src/games/lobby/tidy-up.ts'
import { USUAL_ALLOWANCE } from '../../src/games/lobby/usual-allowance.ts'
import { testApp } from '../support/app.ts'
import { TestClock } from '../support/clock.ts'
import { openTable, RULESET, type Somebody, somebody } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { everyGame } from '../support/every-game.ts'

const database = ownDatabase()
const { pool } = database
const clock = new TestClock(new Date().toISOString())
const deps = { ...depsFor(database), clock: clock.now }
const { app, close } = await testApp(database, undefined, undefined, deps)
// All of its guests come from one address: many-guests.test.ts is about that.
const strict = { ...deps, allowance: { ...USUAL_ALLOWANCE, guestsOfNetwork: 1_000 } }
const careful = await testApp(database, undefined, undefined, strict)
afterAll(async () => {
  await close()
  await careful.close()
})

let ada: Somebody
let bela: Somebody
beforeAll(async () => {
  ada = await somebody(app)
  bela = await somebody(app)
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (
  who: Somebody | null,
  method: Method,
  url: string,
  payload?: object,
  more: object = {},
  api = app,
) => {
  const headers = { ...(who && { authorization: `Bearer ${who.token}` }), ...more }
  const answered = await api.inject({ method, url: `/v1${url}`, headers, ...(payload && { payload }) })
  return { status: answered.statusCode, text: answered.body, body: answered.body ? answered.json() : null }
}
const wish = { ruleset: RULESET.name, title: 'An evening', options: { players: 4, length: 'short' } }
const open = (who: Somebody, payload: object = wish, key?: string, api = app) =>
  call(who, 'POST', '/games', payload, key === undefined ? {} : { 'idempotency-key': key }, api)
/** Against bots alone: it begins with the host's nonce. */
const play = async (who: Somebody, api = app) => {
  const opened = await open(who, { ...wish, bots: ['random', 'random', 'random'] }, undefined, api)
  if (opened.status === 201)
    expect((await call(who, 'PUT', `/games/${opened.body.game}/nonce`, { nonce: 'mine' })).status).toBe(200)
  return opened
}
const used = { status: 409, body: { type: '/problems/key-used' } }

describe('A request that is repeated', () => {
  it('opens one table, also when it comes several times at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open(ada, wish, 'evening')))
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect((await pool.query(`SELECT 1 FROM game WHERE host = $1`, [ada.account])).rowCount).toBe(1)
  })

  it.each([
    ['bots', { bots: ['regent'] }],
    ['the colour', { colour: 'pink' }],
    ['who may see it', { visibility: 'private' }],
    ['options', { options: { players: 3, length: 'short' } }],
    ['what is agreed', { agreement: { pace: 'weekly' } }],
    ['the title', { title: 'Another evening' }],
  ])('with other content is refused: %s', async (_, other) => {
    const key = JSON.stringify(other)
    expect((await open(ada, wish, key)).status).toBe(201)
    const { count } = (await pool.query(`SELECT count(*) FROM game`)).rows[0]
    expect(await open(ada, { ...wish, ...other }, key)).toMatchObject(used)
    expect((await pool.query(`SELECT count(*) FROM game`)).rows[0].count).toBe(count)
    expect((await open(ada, wish, key)).status).toBe(201)
  })

  it('opens nobody else’s table: a key is its sender’s, and no id follows from it', async () => {
    const [mine, theirs] = [await open(ada, wish, 'same'), await open(bela, wish, 'same')]
    expect(mine.body.game).not.toBe(theirs.body.game)
    // The same host with the same key in another house has another table.
    await pool.query('DELETE FROM opening_key')
    expect((await open(ada, wish, 'same')).body.game).not.toBe(mine.body.game)
  })

  it('for a table that was closed meanwhile is refused, and never shows another commitment', async () => {
    const { body } = await open(ada, wish, 'closed')
    expect((await call(ada, 'DELETE', `/games/${body.game}/seats/mine`)).status).toBe(204)
    expect(await open(ada, wish, 'closed')).toMatchObject(used)
  })

  it('is forgotten after a week', async () => {
    const { body } = await open(ada, wish, 'old')
    await pool.query(`UPDATE opening_key SET used_at = used_at - interval '8 days' WHERE game_id = $1`, [body.game])
    const { body: young } = await open(ada, wish, 'young')
    await tidyTables(deps)
    expect((await open(ada, wish, 'old')).body.game).not.toBe(body.game)
    expect((await open(ada, wish, 'young')).body).toEqual(young)
  })
})

describe('Tables', () => {
  const many = { status: 409, body: { type: '/problems/too-many-tables' } }

  it('of a guest are few, also when all are asked for at once', async () => {
    const guest = await somebody(app)
    const all = await Promise.all(Array.from({ length: 20 }, () => open(guest, wish, undefined, careful.app)))
    const { open: most } = USUAL_ALLOWANCE.guests
    expect(all.filter(({ status }) => status === 201)).toHaveLength(most)
    const refused = all.find(({ status }) => status !== 201)!
    expect(refused).toMatchObject(many)
    expect(refused.body.detail).toContain(`${most} tables`)
    // One less, and there is room for another.
    const game = all.find(({ status }) => status === 201)!.body.game
    await call(guest, 'DELETE', `/games/${game}/seats/mine`)
    expect((await open(guest, wish, undefined, careful.app)).status).toBe(201)
    expect(await open(guest, wish, undefined, careful.app)).toMatchObject(many)
  })

  it('against bots are few as well: those that go on count', async () => {
    const guest = await somebody(app)
    const { running: most } = USUAL_ALLOWANCE.guests
    for (let i = 0; i < most; i++) expect((await play(guest, careful.app)).status).toBe(201)
    const refused = await play(guest, careful.app)
    expect(refused).toMatchObject(many)
    expect(refused.body.detail).toContain(`${most} games`)
    await pool.query(`UPDATE game SET status = 'finished' WHERE id = (SELECT id FROM game WHERE host = $1 LIMIT 1)`, [
      guest.account,
    ])
    expect((await play(guest, careful.app)).status).toBe(201)
  })

  it('of somebody with an address are as many as a club needs', async () => {
    const host = await somebody(app)
    await pool.query(`UPDATE account SET email = 'host@example.org' WHERE id = $1`, [host.account])
    const most = USUAL_ALLOWANCE.people.open
    for (let i = 0; i < most; i++) expect((await open(host, wish, undefined, careful.app)).status).toBe(201)
    expect(await open(host, wish, undefined, careful.app)).toMatchObject(many)
  })

  it('that nobody fills are closed after a month; those that are younger, or play, stay', async () => {
    const [old, young] = [await open(ada), await open(ada)].map(({ body }) => body.game as string)
    const running = await openTable(deps, [ada, bela, await somebody(app)])
    await pool.query(`UPDATE game SET opened_at = opened_at - interval '31 days' WHERE id = ANY($1)`, [[old, running]])
    await tidyTables(deps)
    expect((await call(ada, 'GET', `/games/${old}`)).status).toBe(404)
    for (const game of [young, running]) expect((await call(ada, 'GET', `/games/${game}`)).status).toBe(200)
  })

  it('whose guest goes for good are gone with them, or given up: nothing is left to do', async () => {
    await pool.query('DELETE FROM outbox')
    const guest = await somebody(app)
    for (let i = 0; i < 10; i++) await play(guest)
    expect((await call(guest, 'DELETE', '/me')).status).toBe(204)
    const { rows } = await pool.query('SELECT DISTINCT status FROM game WHERE host = $1', [guest.account])
    expect(rows).toEqual([{ status: 'abandoned' }])
  })
})

describe('A colour', () => {
  const misfit = (detail: string) => ({
    status: 422,
    body: { type: '/problems/bad-field', pointer: '/colour', detail: expect.stringContaining(detail) },
  })

  it.each(everyGame)('that no seat of $name may have is refused, and the rules say why', async (played) => {
    const table = { ruleset: played.name, title: 'Colours', options: played.options(played.ruleset.seats.most) }
    const { colours } = (await call(null, 'GET', `/rules/${played.name}`)).body
    const listed = (await call(null, 'GET', '/rules')).body as { ruleset: string; colours: unknown }[]
    expect(listed.find(({ ruleset }) => ruleset === played.name)).toMatchObject({ colours })
    expect(colours).toEqual(played.ruleset.colours ?? null)

    const other = colours ? 'pink' : 'red'
    expect(await open(ada, { ...table, colour: other })).toMatchObject(misfit(colours?.[0] ?? 'It is one of blue'))
    const { body } = await open(ada, table)
    const join = (wish: object) => call(bela, 'POST', `/games/${body.game}/seats`, wish)
    expect(await join({ colour: other })).toMatchObject(misfit(colours?.[1] ?? 'It is one of blue'))
    expect((await join({ colour: 'mauve' })).status).toBe(400)
    expect(await join({ colour: colours?.[1] ?? 'pink' })).toMatchObject({ status: 201, body: { seat: 1 } })
    const { card } = (await call(bela, 'GET', `/games/${body.game}`)).body
    expect(card.seats[1].colour).toBe(colours?.[1] ?? 'pink')
  })
})

describe('An invitation', () => {
  const hidden = async () => {
    const { body } = await open(ada, { ...wish, visibility: 'private', bots: ['random', 'random'] })
    await call(ada, 'PUT', `/games/${body.game}/nonce`, { nonce: 'adas' })
    const { token } = (await call(ada, 'POST', `/games/${body.game}/invitations`)).body
    return { game: body.game as string, token: token as string }
  }
  const gone = { status: 404, body: { type: '/problems/no-such-invitation' } }

  it('ends when the game begins: it tells nothing of it any more, and lets nobody in', async () => {
    const { game, token } = await hidden()
    expect((await call(null, 'GET', `/invitations/${token}`)).body.id).toBe(game)
    expect((await call(bela, 'POST', `/games/${game}/seats`, { invitation: token, nonce: 'belas' })).status).toBe(201)
    expect((await call(bela, 'GET', `/games/${game}`)).body.card.status).toBe('running')
    const stranger = await somebody(app)
    expect(await call(null, 'GET', `/invitations/${token}`)).toMatchObject(gone)
    const asked = await call(stranger, 'POST', `/games/${game}/seats`, { invitation: token })
    expect(asked).toMatchObject({ status: 404, body: { type: '/problems/no-such-game' } })
    expect((await call(ada, 'GET', `/games/${game}/invitations`)).body).toEqual([])

    // Nor does it come back when somebody is wanted again: that takes a new one, which ends when nobody is.
    await pool.query('UPDATE seat SET offered_at = $2 WHERE game_id = $1 AND seat = 1', [game, clock.pass('PT1M')])
    await pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [game])
    clock.pass('PT1M')
    expect(await call(null, 'GET', `/invitations/${token}`)).toMatchObject(gone)
    const wanted = (await call(ada, 'POST', `/games/${game}/invitations`)).body.token
    expect((await call(null, 'GET', `/invitations/${wanted}`)).status).toBe(200)
    const url = `/games/${game}/seats/1/substitute`
    expect((await call(stranger, 'POST', url, { invitation: token })).status).toBe(404)
    expect((await call(stranger, 'POST', url, { invitation: wanted })).status).toBeLessThan(300)
    expect(await call(null, 'GET', `/invitations/${wanted}`)).toMatchObject(gone)
    await tidyTables(deps)
    expect((await pool.query('SELECT 1 FROM invitation WHERE game_id = $1', [game])).rows).toEqual([])
  })
})

describe('Vacations', () => {
  const day = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const take = (who: Somebody, firstDay: string, lastDay = firstDay) =>
    call(who, 'POST', '/me/vacations', { firstDay, lastDay })

  it('are of days to come, two years ahead at most', async () => {
    const who = await somebody(app)
    for (const [first, pointer] of [
      [day(-3), '/lastDay'],
      ['1999-01-01', '/lastDay'],
      [day(2 * 366 + 1), '/firstDay'],
      ['2199-12-31', '/firstDay'],
    ] as const)
      expect(await take(who, first), first).toMatchObject({
        status: 422,
        body: { type: '/problems/bad-field', pointer },
      })
    expect((await call(who, 'GET', '/me/vacations')).body).toEqual([])
  })

  it('are not many, whatever is tried, and lists stay small', async () => {
    const who = await somebody(app)
    const game = await openTable(deps, [ada, who, bela])
    const years = Array.from({ length: 300 }, (_, i) => 1900 + i)
    const days = years.flatMap((year) =>
      Array.from({ length: 28 }, (_, i) => `${year}-03-${String(i + 1).padStart(2, '0')}`),
    )
    const near = Array.from({ length: 60 }, (_, i) => day(10 + 12 * i))
    let last = { status: 0, text: '', body: null as { type?: string; detail?: string } | null }
    for (const one of near) last = await take(who, one)
    expect(last.body).toMatchObject({ type: '/problems/too-many-vacations', detail: 'At most 20 vacations lie ahead.' })
    for (const one of days.filter((_, i) => i % 97 === 0)) await take(who, one)
    expect((await call(who, 'GET', '/me/vacations')).body).toHaveLength(20)
    const { text, body } = await call(who, 'GET', `/games/${game}`)
    expect(body.card.seats[1].away.length).toBe(20)
    expect(text.length).toBeLessThan(40_000)
    const list = await call(who, 'GET', '/games?which=mine')
    expect(list.text.length).toBeLessThan(10_000)
  })

  it('that are over are told to nobody, and kept until their days count no more', async () => {
    const who = await somebody(app)
    const game = await openTable(deps, [ada, who, bela])
    expect((await take(who, day(1))).status).toBe(201)
    expect((await take(who, day(3))).status).toBe(201)
    const away = async () => {
      deps.cache.forget(game) // as another process would read it
      return (await call(who, 'GET', '/games?which=mine')).body.games[0].seats[1].away
    }
    expect(await away()).toHaveLength(2)
    const now = clock.now()
    clock.pass('P2D')
    expect(await away()).toHaveLength(1)
    expect((await call(who, 'GET', '/me/vacations')).body).toHaveLength(1)
    clock.pass('P2D')
    expect(await away()).toEqual([])
    clock.set(new Date(Date.UTC(now.getUTCFullYear() + 2, 0, 3)))
    await tidyTables(deps)
    expect((await pool.query('SELECT 1 FROM vacation WHERE account_id = $1', [who.account])).rows).toEqual([])
    clock.set(now)
  })
})
