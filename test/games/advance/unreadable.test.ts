// A game whose log the rules cannot read: it is parked, whoever notices, all are told what can be told, and others play on.
import { afterAll, describe, expect, it } from 'vitest'
import { carryOn } from '../../../src/games/advance/carry-on.ts'
import { unpark } from '../../../src/games/advance/park.ts'
import { keepTime } from '../../../src/games/clock/lapse.ts'
import { sendDueLetters } from '../../../src/games/letters/send.ts'
import { load } from '../../../src/games/log/load.ts'
import { packed } from '../../../src/store/games/packed.ts'
import { testApp } from '../../support/app.ts'
import { openTable, type Somebody, somebody, startTable } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { lettersFor } from '../../support/letters.ts'
import { postOffice } from '../../support/post-office.ts'
import { expectDone } from '../../support/tables.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const { app, close } = await testApp(database, undefined, undefined, deps)
afterAll(close)
const office = postOffice()
const letters = lettersFor(database, office.postman, undefined, { operator: 'ops@example.org' })

const fileOf = async (game: string) => (await deps.store.read(game))!.file
const alarms = async (game: string) =>
  (await pool.query(`SELECT state FROM letter WHERE game_id = $1 AND kind = 'parked' AND account_id IS NULL`, [game]))
    .rows

/** A game that runs, whose first page says what the rules choke on; and what mends it. */
async function unreadable(visibility: 'public' | 'private' = 'public') {
  const people = [await somebody(app), await somebody(app)] as const
  const game = await startTable(deps, await openTable(deps, people, visibility), people[0])
  const { rows } = await pool.query('SELECT events FROM log WHERE game_id = $1 AND after = 0', [game])
  const write = (events: Buffer) =>
    pool.query('UPDATE log SET events = $2 WHERE game_id = $1 AND after = 0', [game, events])
  await write(packed([{ t: 'game-began', lords: null } as never]))
  deps.cache.forget(game)
  const mend = async () => {
    await write(rows[0].events)
    deps.cache.forget(game)
  }
  return { game, people, mend }
}

const ask = (who: Somebody | null, url: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
  app.inject({
    ...{ method, url: `/v1/games/${url}` },
    headers: who ? { authorization: `Bearer ${who.token}` } : {},
    ...(payload && { payload }),
  })

describe('A game whose log cannot be read', () => {
  it('is parked by whoever looks at it first, and tells its readers so', async () => {
    const { game, people } = await unreadable()
    const [ada] = people
    const seen = await ask(ada, game)
    expect([seen.statusCode, seen.json().card.status, seen.json().view]).toEqual([200, 'parked', null])
    expect(await fileOf(game)).toMatchObject({ status: 'parked', trouble: expect.stringMatching('cannot be read') })
    expect(seen.body).not.toContain('cannot be read')
    expect(await alarms(game)).toEqual([{ state: 'waiting' }])
    for (const url of ['events', 'log', 'rounds', 'rounds/1', 'figures', 'record', 'proof', 'board.svg', 'stream']) {
      const refused = await ask(ada, `${game}/${url}`)
      expect([url, refused.statusCode, refused.json().type]).toEqual([url, 409, '/problems/game-parked'])
    }
    const orders = { year: 1, orders: ['wait', 'wait', 'wait', 'wait', 'wait', 'wait'] }
    for (const [method, url, body] of [
      ['PUT', 'answers/orders', orders],
      ['DELETE', 'answers/orders', undefined],
      ['GET', 'answers', undefined],
      ['POST', 'preview', { orders: orders.orders }],
      ['POST', 'extensions', {}],
      ['PUT', 'pause', {}],
    ] as const) {
      const refused = await ask(ada, `${game}/${url}`, method, body)
      expect([url, refused.json().type]).toEqual([url, '/problems/game-parked'])
    }
    const said = await ask(ada, `${game}/messages`, 'POST', { text: 'What now?' })
    expect(said.statusCode, said.body).toBe(201)
    expect(await alarms(game)).toHaveLength(1)
  })

  it('hurts no other: all that is done without a person passes it by', async () => {
    const { game } = await unreadable()
    const well = await unreadable()
    await well.mend()
    for (const work of [carryOn, keepTime]) {
      await work(deps, game)
      await work(deps, well.game)
    }
    expect((await fileOf(game)).status).toBe('parked')
    expect((await fileOf(well.game)).status).toBe('running')
  })

  it('of others that is private stays hidden', async () => {
    const { game } = await unreadable('private')
    const stranger = await somebody(app)
    for (const url of [game, `${game}/events`, `${game}/rounds`, `${game}/stream`])
      expect((await ask(stranger, url)).statusCode, url).toBe(404)
  })

  it('is told of by mail, and keeps no letter about another game waiting', async () => {
    const { game, people } = await unreadable()
    await pool.query(`UPDATE account SET email = $2 WHERE id = $1`, [people[0].account, `${game}@example.org`])
    await pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [game])
    await ask(people[0], game)
    const well = await startTable(deps, await openTable(deps, people), people[0])
    expect(office.arrived.length).toBe(0)
    await sendDueLetters(letters)
    const sentAbout = async (one: string) => {
      const sent = 'SELECT kind, state FROM letter WHERE account_id = $1 AND game_id = $2'
      return (await pool.query(sent, [people[0].account, one])).rows
    }
    expect(await sentAbout(game)).toEqual([{ kind: 'parked', state: 'sent' }])
    expect(await sentAbout(well)).toContainEqual({ kind: 'game-began', state: 'sent' })
    expect(office.arrived.map(({ to }) => to)).toContain(`${game}@example.org`)
    const { rows: waiting } = await pool.query(`SELECT 1 FROM letter WHERE state IN ('waiting', 'failed')`)
    expect(waiting).toEqual([])
  })

  it('is told of by mail, too, where its position is remembered', async () => {
    const { game, people, mend } = await unreadable()
    await mend()
    await pool.query(`UPDATE account SET email = $2 WHERE id = $1`, [people[0].account, `${game}@example.org`])
    await pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [game])
    const table = (await load(deps, game))!
    await pool.query(`UPDATE log SET events = '[{"t":"cut' WHERE game_id = $1 AND after = 0`, [game])
    expect((await ask(people[0], `${game}/events`)).statusCode).toBe(409)
    const file = await fileOf(game)
    expect(file.status).toBe('parked')
    letters.deps.cache.keep({ ...table, file }) // as one is that is read from a snapshot
    await sendDueLetters(letters)
    const { rows } = await pool.query('SELECT kind, state FROM letter WHERE account_id = $1 AND game_id = $2', [
      ...[people[0].account, game],
    ])
    expect(rows).toContainEqual({ kind: 'parked', state: 'sent' })
    expect(rows.filter(({ state }) => state === 'failed')).toEqual([])
  })

  it('goes on when the rules can read it again, and not before', async () => {
    const { game, people, mend } = await unreadable()
    await ask(people[0], game)
    expect(await unpark(deps, game)).toMatchObject({ failure: { kind: 'game-parked' } })
    await mend()
    expectDone(await unpark(deps, game))
    const seen = await ask(people[0], game)
    expect([seen.json().card.status, seen.json().view === null]).toEqual(['running', false])
    expect((await ask(people[0], `${game}/events`)).statusCode).toBe(200)
  })
})
