// Who sits at a table, by account, and when they are away is for those at the table; a name and a seat are enough for others.
import { afterAll, describe, expect, it } from 'vitest'
import { introducedAt, namesAt } from '../../src/games/model/names.ts'
import { testApp } from '../support/app.ts'
import { openTable, RULESET, type Somebody, somebody, startTable } from '../support/company.ts'
import { ownDatabase } from '../support/database.ts'

const OPENING = { ruleset: RULESET.name, title: 'Among people', options: { players: 3 } }
const database = ownDatabase()
const { app, services, close } = await testApp(database)
const { deps } = services
afterAll(close)

const read = async (who: Somebody | null, path: string, headers: Record<string, string> = {}) => {
  const authorization = who ? { authorization: `Bearer ${who.token}` } : {}
  return app.inject({ url: `/v1${path}`, headers: { ...authorization, ...headers } })
}

/** A game of two people and a bot, one of them away soon; and what a stranger and nobody could hope to learn from it. */
async function peopleAtTable() {
  const [host, player, stranger] = [await somebody(app), await somebody(app), await somebody(app)]
  await app.inject({
    ...{ method: 'POST', url: '/v1/me/vacations', headers: { authorization: `Bearer ${player.token}` } },
    payload: { firstDay: '2027-02-01', lastDay: '2027-02-03' },
  })
  const game = await openTable(deps, [host, player])
  const invited = await app.inject({
    ...{ method: 'POST', url: `/v1/games/${game}/invitations`, headers: { authorization: `Bearer ${host.token}` } },
  })
  return { host, player, stranger, game, invitation: invited.json().token as string }
}

describe('A card', () => {
  it('names accounts, host and vacations to those at the table alone, wherever it is shown', async () => {
    const { host, player, stranger, game, invitation } = await peopleAtTable()
    const places = async () => {
      const status = (await read(null, `/games/${game}`)).json().card.status
      const invited = status === 'open' ? [`/invitations/${invitation}`] : [] // they end when it begins
      return [`/games/${game}`, `/games?which=${status}`, ...invited]
    }
    for (const begin of [() => Promise.resolve(game), () => startTable(deps, game, host)]) {
      await begin()
      const { status } = (await read(null, `/games/${game}`)).json().card
      for (const path of await places()) {
        for (const who of [stranger, null]) {
          const { body } = await read(who, path)
          expect(body, path).toContain(game)
          for (const secret of [host.account, player.account, '2027-02']) expect(body, path).not.toContain(secret)
        }
        // At an open table anybody may sit down, look around and get up again: one knows oneself, and no others yet.
        const isOpen = path.includes('open') || path.includes('invitations') || status === 'open'
        for (const who of [host, player]) {
          const { body } = await read(who, path)
          const others = who === host ? [player.account, '2027-02-04'] : [host.account]
          expect(body, path).toContain(who.account)
          for (const known of others) expect(body.includes(known), `${path} ${known}`).toBe(!isOpen)
        }
      }
    }
    const { card } = (await read(stranger, `/games/${game}`)).json()
    expect(card).toMatchObject({ host: null, hostSeat: 0 })
    expect(card.seats).toMatchObject([
      { name: 'Somebody', account: null, away: null },
      { name: 'Somebody', account: null, away: null },
      { bot: 'random', account: null, away: null },
    ])
  })

  it('of a host who has left their seat is another than that of strangers, and so is its tag', async () => {
    const { host, stranger, game } = await peopleAtTable()
    await startTable(deps, game, host)
    await database.pool.query(`UPDATE seat SET account = NULL, bot = 'random' WHERE game_id = $1 AND seat = 0`, [game])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [game])
    const [theirs, mine, anybodys] = [
      ...[
        await read(stranger, `/games/${game}`),
        await read(host, `/games/${game}`),
        await read(null, `/games/${game}`),
      ],
    ] as const
    expect(mine.json()).toMatchObject({ viewer: 'public', card: { host: host.account, hostSeat: null } })
    expect(theirs.json()).toMatchObject({ viewer: 'public', card: { host: null, hostSeat: null } })
    expect(theirs.headers.etag).toBe(anybodys.headers.etag)
    expect(mine.headers.etag).not.toBe(theirs.headers.etag)
    const again = await read(host, `/games/${game}`, { 'if-none-match': String(theirs.headers.etag) })
    expect(again.statusCode).toBe(200)
  })

  it('tells until when the game waits to those who play it: vacations move that', async () => {
    const { host, player, stranger, game } = await peopleAtTable()
    await startTable(deps, game, host)
    await database.pool.query('UPDATE game SET due_at = now(), revision = revision + 1 WHERE id = $1', [game])
    const due = async (who: Somebody | null) => (await read(who, `/games/${game}`)).json().card.dueAt
    for (const who of [stranger, null]) expect(await due(who)).toBeNull()
    for (const who of [host, player]) expect(await due(who)).not.toBeNull()
  })
})

describe('An account that a program plays with', () => {
  const declare = async (who: Somebody, owner: string) =>
    app.inject({
      ...{ method: 'PUT', url: '/v1/me/program', headers: { authorization: `Bearer ${who.token}` } },
      payload: { owner },
    })
  const sit = async (who: Somebody, game: string, path = '') =>
    app.inject({
      ...{ method: 'POST', url: `/v1/games/${game}/seats${path}`, headers: { authorization: `Bearer ${who.token}` } },
      payload: {},
    })

  it('is marked wherever its name stands, with its owner; for good, but for how the owner is called', async () => {
    const [host, bot] = [await somebody(app), await somebody(app)]
    expect((await read(bot, '/me')).json().program).toBeNull()
    expect((await declare(bot, 'Ada')).json().program).toEqual({ owner: 'Ada' })
    for (const owner of ['', 'x'.repeat(41), 'Ada\u202e'])
      expect((await declare(bot, owner)).json()).toMatchObject({ status: 422, pointer: '/owner' })
    const game = await openTable(deps, [host])
    expect((await sit(bot, game)).statusCode).toBe(201)
    const seats = async () => (await read(null, `/games/${game}`)).json().card.seats
    expect(await seats()).toMatchObject([{ program: null }, { name: 'Somebody', program: { owner: 'Ada' } }])
    // It may be called otherwise in the middle of a game, as everybody knows what it is.
    const before = (await read(host, `/games/${game}`)).headers.etag
    expect((await declare(bot, 'Ada of the club')).statusCode).toBe(200)
    expect((await read(host, `/games/${game}`)).headers.etag).not.toBe(before)
    expect(await seats()).toMatchObject([{ program: null }, { program: { owner: 'Ada of the club' } }])
    const { file } = (await deps.store.read(game))!
    expect(namesAt(file, 'en')).toEqual(['Somebody', 'Somebody (bot)'])
    expect(introducedAt(file, 'de')).toEqual(['Somebody', 'Somebody (Bot), von Ada of the club'])
    const headers = { authorization: `Bearer ${bot.token}` }
    const undone = await app.inject({ method: 'PATCH', url: '/v1/me', headers, payload: { program: null } })
    expect(undone.statusCode).toBe(400)
  })

  it('does not become one behind the back of those at a table', async () => {
    const [host, player] = [await somebody(app), await somebody(app)]
    const game = await openTable(deps, [host, player])
    for (const begin of [async () => game, () => startTable(deps, game, host)]) {
      await begin()
      expect((await declare(player, 'Ada')).json()).toMatchObject({ status: 409, type: '/problems/at-tables' })
      expect((await read(player, '/me')).json().program).toBeNull()
    }
    await database.pool.query(`UPDATE game SET status = 'finished', revision = revision + 1 WHERE id = $1`, [game])
    expect((await declare(player, 'Ada')).statusCode).toBe(200)
  })

  it('sits down where the host lets it, which is everywhere unless it is said otherwise', async () => {
    const [host, bot, person] = [await somebody(app), await somebody(app), await somebody(app)]
    await declare(bot, 'Ada')
    const open = await openTable(deps, [host])
    expect((await read(null, `/games/${open}`)).json().card.agreement.programs).toBe('welcome')
    const among = await openTable(deps, [host], 'public', { agreement: { programs: 'not' } })
    const refused = { status: 403, type: '/problems/no-programs' }
    expect((await sit(bot, among)).json()).toMatchObject(refused)
    expect((await sit(person, among)).statusCode).toBe(201)
    await startTable(deps, among, host)
    await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [among])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [among])
    deps.cache.forget(among)
    expect((await sit(bot, among, '/1/substitute')).json()).toMatchObject(refused)
    expect((await sit(await somebody(app), among, '/1/substitute')).statusCode).toBeLessThan(300)
    expect((await sit(bot, open)).statusCode).toBe(201)
    const payload = { ...OPENING, agreement: { programs: 'not' } }
    const headers = { authorization: `Bearer ${bot.token}` }
    expect((await app.inject({ method: 'POST', url: '/v1/games', headers, payload })).json()).toMatchObject(refused)
  })

  /** A seat that is offered, at a table where no program may sit. */
  const offered = async (host: Somebody): Promise<string> => {
    const among = await openTable(deps, [host, await somebody(app)], 'public', { agreement: { programs: 'not' } })
    await startTable(deps, among, host)
    await database.pool.query('UPDATE seat SET offered_at = now() WHERE game_id = $1 AND seat = 1', [among])
    await database.pool.query('UPDATE game SET revision = revision + 1 WHERE id = $1', [among])
    deps.cache.forget(among)
    return among
  }

  it('does not become one in the moment it sits down among people, by whichever way', async () => {
    const open = (host: Somebody) => openTable(deps, [host], 'public', { agreement: { programs: 'not' } })
    const post = (who: Somebody) =>
      ({ method: 'POST', url: '/v1/games', headers: { authorization: `Bearer ${who.token}` } }) as const
    const ways: ((host: Somebody) => Promise<(bot: Somebody) => ReturnType<typeof sit>>)[] = [
      async (host) => {
        const among = await open(host)
        return (bot) => sit(bot, among)
      },
      async (host) => {
        const among = await offered(host)
        return (bot) => sit(bot, among, '/1/substitute')
      },
      async () => (bot) => app.inject({ ...post(bot), payload: { ...OPENING, agreement: { programs: 'not' } } }),
    ]
    for (const way of ways)
      for (let round = 0; round < 10; round++) {
        const [host, bot] = [await somebody(app), await somebody(app)]
        const sits = await way(host)
        const [declared, sat] = await Promise.all([declare(bot, 'Ada'), sits(bot)])
        expect([declared.statusCode, sat.statusCode].filter((status) => status < 300)).toHaveLength(1)
        expect([409, 403]).toContain(Math.max(declared.statusCode, sat.statusCode))
      }
  })

  it('finds the other waiting when it declares itself just before it takes a seat that is offered', async () => {
    const [host, bot] = [await somebody(app), await somebody(app)]
    const among = await offered(host)
    const declaring = await database.pool.connect()
    try {
      await declaring.query('BEGIN')
      await declaring.query('SELECT 1 FROM account WHERE id = $1 FOR UPDATE', [bot.account])
      await declaring.query(`UPDATE account SET program_owner = 'Ada' WHERE id = $1`, [bot.account])
      const sitting = sit(bot, among, '/1/substitute')
      const waits = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
      await expect.poll(async () => (await database.pool.query(waits)).rowCount).toBeGreaterThan(0)
      await declaring.query('COMMIT')
      expect((await sitting).json()).toMatchObject({ status: 403, type: '/problems/no-programs' })
    } finally {
      declaring.release()
    }
    expect((await read(null, `/games/${among}`)).json().card.seats[1]).toMatchObject({ program: null })
  })
})
