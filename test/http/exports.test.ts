// Finished public games in bulk: by day, in the order they ended, with records that lead to their results; nobody who went is named.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Damage } from '../../src/games/log/guards/damage.ts'
import { isSame } from '../../src/rules/canonical.ts'
import { DAYS, GAMES } from '../../src/store/games/exported.ts'
import { testApp } from '../support/app.ts'
import { playOn } from '../support/company.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { everyGame } from '../support/every-game.ts'
import { luckOf } from '../support/play.ts'
import { fullTable } from '../support/tables.ts'

const database = ownDatabase()
const deps = depsFor(database)
const { app, close } = await testApp(database, undefined, {}, deps)
afterAll(close)

interface Line {
  game: string
  endedAt: string
  ruleset: string
  seats: { seat: number; name: string | null; bot: string | null }[]
  record: unknown
  result: unknown
}

const read = async (url: string, headers = {}) => {
  const answer = await app.inject({ url, headers, remoteAddress: '10.0.0.1' })
  const lines = answer.statusCode === 200 ? answer.body.split('\n').filter(Boolean) : []
  return { answer, lines: lines.map((line) => JSON.parse(line) as Line) }
}

const DAY = '2026-03-05'
const games: Record<string, string> = {}
const people = { ada: randomUUID(), gone: randomUUID(), guest: randomUUID() }

beforeAll(async () => {
  const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values)
  const row = (id: string, email: string | null, name: string | null, gone: Date | null) =>
    sql(
      `INSERT INTO account (id, email, name, locale, time_zone, digest_hour, created_at, deleted_at)
         VALUES ($1, $2, $3, 'en', 'UTC', 8, now(), $4)`,
      [id, email, name, gone],
    )
  await row(people.ada, 'ada@example.org', 'Ada', null)
  await row(people.gone, null, 'Who goes', null)
  await row(people.guest, null, 'A guest', null)
  const finished = async (
    name: string,
    endedAt: string,
    wish: { visibility?: string; ruleset?: string; options?: object } = {},
  ) => {
    const { visibility = 'public', ...rest } = wish
    const { game } = await fullTable(deps, 3, { host: people.ada, guests: [people.gone, people.guest], ...rest })
    await playOn(deps, game, luckOf(name.padEnd(64, '0')))
    await sql('UPDATE game SET ended_at = $2, visibility = $3 WHERE id = $1', [game, endedAt, visibility])
    games[name] = game
  }
  await finished('first', `${DAY}T00:00:00.000Z`)
  const other = everyGame[1]!
  await finished('second', `${DAY}T23:59:59.999Z`, { ruleset: other.name, options: other.options(3) })
  await finished('private', `${DAY}T12:00:00Z`, { visibility: 'private' })
  await finished('unlisted', `${DAY}T12:00:00Z`, { visibility: 'unlisted' })
  await finished('before', '2026-03-04T23:59:59.999Z')
  const { game } = await fullTable(deps, 3, { host: people.ada, guests: [people.gone, people.guest] })
  games.running = game
  // They go when all is played: nobody sits down with an account that is nobody's.
  await sql('UPDATE account SET name = NULL, deleted_at = now() WHERE id = $1', [people.gone])
  for (const one of Object.values(games)) deps.cache.forget(one)
})

describe('Days', () => {
  it('are listed, the newest first, with what ended on them and is public', async () => {
    const { answer } = await read('/v1/exports/games')
    expect(answer.json()).toEqual({
      days: [
        { day: DAY, games: 2 },
        { day: '2026-03-04', games: 1 },
      ],
      next: null,
    })
    expect((await read(`/v1/exports/games?before=${DAY}`)).answer.json().days).toEqual([
      { day: '2026-03-04', games: 1 },
    ])
    expect((await read('/v1/exports/games?before=2026-02-30')).answer.statusCode).toBe(422)
  })
})

describe('A day', () => {
  it('has a line for each game, in order, whose record leads to its result', async () => {
    const { answer, lines } = await read(`/v1/exports/games/${DAY}`)
    expect(answer.headers['content-type']).toMatch('application/x-ndjson')
    expect(lines.map(({ game }) => game)).toEqual([games.first, games.second])
    for (const { ruleset, record, result } of lines) {
      const rules = everyGame.find(({ name }) => name === ruleset)!.ruleset
      const played = rules.replay(record)
      expect(played.error).toBeUndefined()
      expect(isSame(played.result, result)).toBe(true)
    }
  })

  it('names whoever has an account, and neither who went nor a guest', async () => {
    const { lines } = await read(`/v1/exports/games/${DAY}`)
    for (const { seats } of lines) expect(seats.map(({ name }) => name)).toEqual(['Ada', null, null])
  })

  it('leaves out a game whose log is damaged, whether it is remembered or not, and tells of it once', async () => {
    const PAGE = 'FROM log WHERE game_id = $1 AND after = 0'
    const { rows } = await database.pool.query(`SELECT events ${PAGE}`, [games.first])
    const write = (events: Buffer) =>
      database.pool.query('UPDATE log SET events = $2 WHERE game_id = $1 AND after = 0', [games.first, events])
    await write(Buffer.from('[{"t":"orders-given","orders":["red"'))
    const told: string[] = []
    const forgetful = { ...depsFor(database), damage: new Damage(({ message }) => told.push(message)) }
    const other = await testApp(database, undefined, {}, forgetful)
    for (const one of [app, app, other.app, other.app]) {
      const answer = await one.inject({ url: `/v1/exports/games/${DAY}`, remoteAddress: '10.0.0.1' })
      expect([answer.statusCode, answer.body.trim().split('\n').length]).toEqual([200, 1])
      expect(JSON.parse(answer.body).game).toBe(games.second)
    }
    expect(told).toEqual([`the log of game ${games.first} cannot be read: its page after event 0 is damaged`])
    await write(rows[0].events)
    expect((await read(`/v1/exports/games/${DAY}`)).lines).toHaveLength(2)
    await other.close()
  })

  it('goes on after the last line somebody has', async () => {
    const rest = await read(`/v1/exports/games/${DAY}?after=${games.first}`)
    expect(rest.lines.map(({ game }) => game)).toEqual([games.second])
    expect((await read(`/v1/exports/games/${DAY}?after=${games.second}`)).lines).toEqual([])
    for (const none of [games.private, games.before, games.running, randomUUID()])
      expect((await read(`/v1/exports/games/${DAY}?after=${none}`)).answer.statusCode).toBe(404)
  })

  it('is sent once at a time to an address', async () => {
    const both = await Promise.all([read(`/v1/exports/games/${DAY}`), read(`/v1/exports/games/${DAY}`)])
    expect(both.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 429])
    expect((await read(`/v1/exports/games/${DAY}`)).lines).toHaveLength(2)
  })

  it('is not kept from others by readers who have gone', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const { hostname, port } = new URL(address)
    for (let i = 0; i < 12; i++) {
      const socket = connect({ port: Number(port), host: hostname, localAddress: `127.0.9.${i + 1}` })
      socket.on('error', () => {})
      const asked = `GET /v1/exports/games/${DAY} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer herald_x\r\n\r\n`
      // Some are gone before anybody looks at what they want, and some want it behind something else.
      await new Promise((sent) => socket.write(i % 2 === 0 ? asked : asked.repeat(2), sent))
      socket.destroy()
    }
    await expect.poll(async () => (await read(`/v1/exports/games/${DAY}`)).answer.statusCode).toBe(200)
    expect((await app.inject({ method: 'HEAD', url: `/v1/exports/games/${DAY}` })).statusCode).toBe(405)
  })

  it('that is over has a tag, which is another once somebody has gone', async () => {
    const { answer } = await read(`/v1/exports/games/${DAY}`)
    const { etag } = answer.headers as { etag: string }
    expect((await read(`/v1/exports/games/${DAY}`, { 'if-none-match': etag })).answer.statusCode).toBe(304)
    await database.pool.query('UPDATE account SET email = NULL, name = NULL, deleted_at = now() WHERE id = $1', [
      people.ada,
    ])
    const { answer: later, lines } = await read(`/v1/exports/games/${DAY}`, { 'if-none-match': etag })
    expect(later.statusCode).toBe(200)
    expect(lines[0]!.seats[0]!.name).toBeNull()
    const today = await read(`/v1/exports/games/${deps.clock().toISOString().slice(0, 10)}`)
    expect([today.answer.statusCode, today.answer.headers.etag]).toEqual([200, undefined])
  })

  it('that is none is refused, and one without games is empty', async () => {
    for (const day of ['2026-02-30', '2026-13-01', '0000-01-01'])
      expect((await read(`/v1/exports/games/${day}`)).answer.statusCode).toBe(422)
    expect((await read('/v1/exports/games?before=0000-01-01')).answer.statusCode).toBe(422)
    const odd = `/v1/exports/games/${DAY}?after=urn:uuid:${randomUUID()}`
    for (const url of ['/v1/exports/games/yesterday', odd]) expect((await read(url)).answer.statusCode).toBe(400)
    expect((await read('/v1/exports/games/2020-01-01')).answer).toMatchObject({ statusCode: 200, body: '' })
  })

  it('is found by its index: no table of games is read through', async () => {
    const client = await database.pool.connect()
    try {
      await client.query('SET enable_seqscan = off')
      for (const [statement, values] of [
        [DAYS, [null, 100]],
        [GAMES, [DAY, null, null, 500]],
      ] as const) {
        const { rows } = await client.query(`EXPLAIN ${statement}`, [...values])
        const plan = rows.map((one) => one['QUERY PLAN']).join('\n')
        expect(plan).toContain('game_exported')
        expect(plan).not.toContain('Seq Scan on game')
      }
    } finally {
      client.release(true)
    }
  })

  it('comes in parts of five hundred games, each saying where the next is; days a hundred at a time', async () => {
    const clone = `INSERT INTO game SELECT (jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(),
        'ruleset', 'not-played-here', 'ended_at', $2::timestamptz - i * $3::interval))).*
      FROM game g, generate_series(1, $4::int) i WHERE g.id = $1`
    await database.pool.query(clone, [games.before, '2026-03-04T20:00:00Z', '1 minute', 500])
    const first = await read('/v1/exports/games/2026-03-04')
    expect(first.lines).toEqual([]) // of games whose rules are not to be had here there is nothing to tell
    const [, next] = /^<(.+)>; rel="next"$/.exec(String(first.answer.headers.link))!
    const second = await read(next!)
    expect(second.lines.map(({ game }) => game)).toEqual([games.before])
    expect(second.answer.headers.link).toBeUndefined()

    await database.pool.query(clone, [games.before, '2020-01-01T12:00:00Z', '1 day', 100])
    const days = (await app.inject({ url: '/v1/exports/games' })).json()
    expect([days.days.length, days.next]).toEqual([100, days.days.at(-1).day])
    const older = (await app.inject({ url: `/v1/exports/games?before=${days.next}` })).json()
    expect(older).toMatchObject({ next: null, days: expect.arrayContaining([{ day: '2019-09-23', games: 1 }]) })
    await database.pool.query("DELETE FROM game WHERE ruleset = 'not-played-here'")
  })
})
