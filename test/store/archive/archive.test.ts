// Games that are put away: everything the API answers about them is what it was, byte for byte; nothing is half done; and what is wrong
// with one is that one's trouble alone.
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Damage } from '../../../src/games/log/guards/damage.ts'
import { checkGames } from '../../../src/games/log/pages/check-games.ts'
import { type NotPutAway, putAwayEnded } from '../../../src/games/log/pages/put-away.ts'
import { readLog } from '../../../src/games/read/read-log.ts'
import { digest } from '../../../src/rules/fairness.ts'
import { archiveStore } from '../../../src/store/games/archive/archive.ts'
import { readArchive } from '../../../src/store/games/archive/form.ts'
import { packed } from '../../../src/store/games/packed.ts'
import { gameStore } from '../../../src/store/games/store.ts'
import { testApp } from '../../support/app.ts'
import { openTable, playOn, type Somebody, somebody, startTable } from '../../support/company.ts'
import { depsFor, ownDatabase } from '../../support/database.ts'
import { everyGame, type Played } from '../../support/every-game.ts'
import { luckOf } from '../../support/play.ts'
import { documentOf, inlined, operationsOf } from '../../support/reference.ts'
import { expectDone } from '../../support/tables.ts'
import { answersAbout, type Readers, readingOf, verbsOf } from './answers.ts'

const database = ownDatabase()
const { pool } = database
const deps = depsFor(database)
const archive = archiveStore(pool)
const { app, close } = await testApp(database, undefined, undefined, deps)
/** Of a process that has never seen these games. */
const anew = () => testApp(database, undefined, undefined, depsFor(database))
afterAll(close)

let people: readonly [Somebody, Somebody]
beforeAll(async () => {
  people = [await somebody(app), await somebody(app)]
})

async function playedOut(played: Played, number = 0): Promise<string> {
  const game = await startTable(deps, await openTable(deps, people, 'public', {}, played), people[0])
  await playOn(deps, game, luckOf(digest(`${played.name} ${number}`)), 1000, played.lively)
  expect((await deps.store.read(game))!.file.status).toBe('finished')
  return game
}

const kept = async (game: string) => {
  const { rows } = await pool.query<Record<'log' | 'snapshot' | 'archive', number>>(
    `SELECT (SELECT count(*)::int FROM log WHERE game_id = $1) AS log, (SELECT count(*)::int FROM snapshot WHERE game_id = $1) AS snapshot,
      (SELECT count(*)::int FROM archive WHERE game_id = $1) AS archive`,
    [game],
  )
  return rows[0]!
}
const AWAY = { log: 0, snapshot: 0, archive: 1 }

const faults = async () => {
  const found: object[] = []
  await checkGames(deps, (fault) => found.push(fault))
  return found
}

describe.each(everyGame.map((played) => [played.name, played] as const))(
  'A game of %s that is put away',
  (_, played) => {
    it('is read as before: every answer of the API, to everybody, and every verb', async () => {
      const game = await playedOut(played)
      await app.inject({
        ...{ method: 'POST', url: `/v1/games/${game}/messages`, payload: { text: 'Well played.' } },
        headers: { authorization: `Bearer ${people[0].token}` },
      })
      const readers: Readers = { nobody: null, stranger: await somebody(app), host: people[0], player: people[1] }
      const operations = operationsOf(inlined(await documentOf(app)))
      const ask = async () => {
        const { app: other, close } = await anew()
        const reading = await answersAbout(other, readingOf(operations), game, readers)
        const refusals = [...(await answersAbout(other, verbsOf(operations), game, readers))]
        await close()
        // What they may still do at a table that is over is to talk: two messages are two.
        return { reading, verbs: refusals.map(([what, { status, body }]) => [what, status, status < 300 ? '' : body]) }
      }
      const pages = await deps.store.pages(game)
      const before = await ask()
      expect([...before.reading.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(50)
      const talk = [...before.reading.keys()].filter((what) => what.includes('/messages'))
      expect(await archive.putAway(game, new Date())).toBe('put-away')
      expect(await kept(game)).toEqual(AWAY)
      const after = await ask()
      for (const [what, answer] of before.reading)
        if (!talk.includes(what)) expect([what, after.reading.get(what)]).toEqual([what, answer])
      expect(after.verbs).toEqual(before.verbs)
      expect(await deps.store.pages(game)).toEqual(pages)
      expect(await faults()).toEqual([])
    })
  },
)

const usual = everyGame[0]!

describe('Putting games away', () => {
  it('takes those that ended long enough ago, the first first, and each once, however many do it', async () => {
    const games = [await playedOut(usual, 1), await playedOut(usual, 2)]
    const [, last] = games as [string, string]
    await pool.query(`UPDATE game SET ended_at = now() - interval '3 days' WHERE id = $1`, [last])
    const clock = () => new Date()
    const tell = (trouble: NotPutAway) => expect.unreachable(JSON.stringify(trouble))
    expect(await putAwayEnded({ archive, clock }, 4 * 86_400_000, tell)).toBe(0)
    expect(await archive.ended(new Date(), 1)).toEqual([last])
    const counts = await Promise.all([1, 2, 3].map(() => putAwayEnded({ archive, clock }, 2 * 86_400_000, tell)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect([await kept(last), (await kept(games[0]!)).archive]).toEqual([AWAY, 0])
    expect(await archive.putAway(last, new Date())).toBe('moved-on')
  })

  it('takes none until servers of the release before have had as long to go', async () => {
    const game = await playedOut(usual, 4)
    const NOTED = `UPDATE _prisma_migrations SET finished_at = now() - $1::interval WHERE migration_name = '0060_archive'`
    const since = (ms: number) => new Date(Date.now() - ms)
    await pool.query(`UPDATE game SET ended_at = now() - interval '9 days' WHERE id = $1`, [game])
    await pool.query(NOTED, ['6 days'])
    expect(await archive.ended(since(7 * 86_400_000), 10)).toEqual([])
    await pool.query(NOTED, ['8 days'])
    expect(await archive.ended(since(7 * 86_400_000), 10)).toEqual([game])
    expect(await archive.putAway(game, new Date())).toBe('put-away')
  })

  it('leaves a running game alone, and one that changes meanwhile', async () => {
    const running = await startTable(deps, await openTable(deps, people), people[0])
    expect(await archive.putAway(running, new Date())).toBe('moved-on')
    const game = await playedOut(usual, 3)
    // Somebody renames themselves between the reading and the writing.
    const changing = new Proxy(pool, {
      get: (of, name) =>
        name !== 'query'
          ? Reflect.get(of, name)
          : async (asked: { name?: string }) => {
              if (asked.name === 'put-away')
                await pool.query('UPDATE game SET revision = revision + 1, stamp = gen_random_uuid() WHERE id = $1', [
                  game,
                ])
              return pool.query(asked as never)
            },
    })
    const before = await kept(game)
    expect(await archiveStore(changing).putAway(game, new Date())).toBe('moved-on')
    expect(await kept(game)).toEqual(before)
  })

  it('is whole one way or the other when the connection dies in the middle', async () => {
    const game = await playedOut(usual, 4)
    const before = [await kept(game), await deps.store.pages(game)]
    // The last thing that the statement does takes long enough to be cut off.
    await pool.query(
      `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); RETURN OLD; END'`,
    )
    await pool.query('CREATE TRIGGER dawdle AFTER DELETE ON snapshot FOR EACH ROW EXECUTE FUNCTION dawdle()')
    const putting = archive.putAway(game, new Date()).catch((error: Error) => error)
    const asleep = `SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`
    await expect.poll(async () => (await pool.query(asleep)).rowCount).toBe(1)
    // Whoever reads meanwhile has the log as it was.
    expect([await kept(game), await deps.store.pages(game)]).toEqual(before)
    await pool.query(`SELECT pg_terminate_backend(pid) FROM (${asleep}) sleeping`)
    expect(await putting).toBeInstanceOf(Error)
    expect([await kept(game), await deps.store.pages(game)]).toEqual(before)
    await pool.query('DROP TRIGGER dawdle ON snapshot')
    expect(await archive.putAway(game, new Date())).toBe('put-away')
    expect(await deps.store.pages(game)).toEqual(before[1])
  })

  it('does not trouble who reads the log some pages at a time', async () => {
    const game = await startTable(deps, await openTable(deps, people), people[0])
    const { file } = (await deps.store.read(game))!
    // More pages than are read at a time, and no game that anybody could have played.
    await pool.query(
      `INSERT INTO log (game_id, after, at, events, schema, salt, head)
       SELECT $1, $2 + n, now(), convert_to('[{"t":"waited"}]', 'UTF8'), 1, '\\x00', '\\x00' FROM generate_series(0, 2500) AS n`,
      [game, file.seq],
    )
    const before = await deps.store.pages(game)
    expect(before.length).toBeGreaterThan(2500)
    let asked = 0
    const between = new Proxy(pool, {
      get: (of, name) =>
        name !== 'query'
          ? Reflect.get(of, name)
          : async (query: { name?: string }) => {
              if (query.name === 'pages' && ++asked === 3) await putAwayAnyhow(game)
              return pool.query(query as never)
            },
    })
    const read = await gameStore(between).pages(game)
    expect(asked).toBe(3)
    expect(read.map(({ after, events, salt }) => ({ after, events, salt }))).toEqual(
      before.map(({ after, events, salt }) => ({ after, events, salt })),
    )
    await pool.query('DELETE FROM game WHERE id = $1', [game])
  })

  /** Whether its chain holds or not. */
  async function putAwayAnyhow(game: string): Promise<void> {
    const { pack } = await import('../../../src/store/games/archive/form.ts')
    const { rows } = await pool.query(
      'SELECT at, schema, by_seat AS by, events AS text, salt FROM log WHERE game_id = $1 ORDER BY after',
      [game],
    )
    const { textOf } = await import('../../../src/store/games/packed.ts')
    const bytes = await pack(
      2,
      rows.map((row) => ({ ...row, text: textOf(row.text) })),
    )
    await pool.query(
      `WITH a AS (INSERT INTO archive VALUES ($1, $2)), l AS (DELETE FROM log WHERE game_id = $1) DELETE FROM snapshot WHERE game_id = $1`,
      [game, bytes],
    )
  }
})

describe('What cannot be put away', () => {
  it('stays as it is, is told of once, and keeps no other from it', async () => {
    const [unsound, unreadable, long, sound] = [5, 6, 7, 8].map((number) => playedOut(usual, number))
    const games = await Promise.all([unsound, unreadable, long, sound])
    const [one, two, three, four] = games as [string, string, string, string]
    await pool.query(`UPDATE log SET salt = '\\x00' WHERE game_id = $1 AND after = 0`, [one])
    await pool.query(`UPDATE log SET events = '\\x78ff' WHERE game_id = $1 AND after = 0`, [two])
    const padding = JSON.stringify([{ t: 'waited', what: 'x'.repeat(9 * 1024 * 1024) }])
    await pool.query('UPDATE log SET events = $2 WHERE game_id = $1 AND after = 0', [
      three,
      packed(JSON.parse(padding)),
    ])
    await pool.query(`UPDATE game SET ended_at = now() - interval '9 days' WHERE id = ANY($1)`, [games])
    const told: NotPutAway[] = []
    const keeping = { archive, clock: () => new Date() }
    expect(await putAwayEnded(keeping, 8 * 86_400_000, (trouble) => told.push(trouble))).toBe(1)
    expect(told.toSorted((a, b) => games.indexOf(a.game) - games.indexOf(b.game))).toEqual([
      { game: one, what: 'unsound' },
      { game: two, what: 'unsound' },
      { game: three, what: 'too-long' },
    ])
    expect(await kept(four)).toEqual(AWAY)
    for (const game of [one, two, three]) expect((await kept(game)).archive).toBe(0)
    expect(await putAwayEnded(keeping, 8 * 86_400_000, () => expect.unreachable())).toBe(0)
    expect(await faults()).toHaveLength(3)
    await pool.query('DELETE FROM game WHERE id = ANY($1)', [[one, two, three]])
  })

  it('is, once it is damaged, one game’s trouble alone: it is told without a position, and herald check names it', async () => {
    const [game, other] = [await playedOut(usual, 9), await playedOut(usual, 10)]
    for (const one of [game, other]) await archive.putAway(one, new Date())
    const { rows } = await pool.query<{ pages: Buffer }>('SELECT pages FROM archive WHERE game_id = $1', [game])
    const whole = rows[0]!.pages
    const told: string[] = []
    const damage = new Damage(({ message }) => told.push(message))
    const { app: reader, close } = await testApp(database, undefined, undefined, { ...depsFor(database), damage })
    const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024))
    const cases = [whole.subarray(0, whole.length - 40), Buffer.from('no archive'), Buffer.alloc(0), bomb]
    for (const pages of cases) {
      await pool.query('UPDATE archive SET pages = $2 WHERE game_id = $1', [game, pages])
      expect(() => readArchive(game, pages)).toThrow(`the archive of game ${game} cannot be read: `)
      const asked = await reader.inject({ url: `/v1/games/${game}` })
      expect([asked.statusCode, asked.json().view]).toEqual([200, null])
      for (const part of ['log', 'events', 'proof', 'rounds', 'record', 'board.svg'])
        expect((await reader.inject({ url: `/v1/games/${game}/${part}` })).json().type).toBe('/problems/game-parked')
      expect((await reader.inject({ url: `/v1/games/${game}/check` })).json().brokenAfter).toBe(0)
      const headers = { authorization: `Bearer ${people[0].token}` }
      const list = await reader.inject({ url: '/v1/games?which=mine&status=finished', headers })
      expect(list.statusCode, list.body).toBe(200)
      const both = await Promise.all([game, other].map((one) => reader.inject({ url: `/v1/games/${one}` })))
      expect(both.map((answer) => answer.json().view === null)).toEqual([true, false])
      expect(await faults()).toEqual([
        { game, what: expect.stringMatching(`^the archive of game ${game} cannot be read: `) },
      ])
    }
    // Who has it in order again has it read again, though nobody has changed the game.
    expect(told).toEqual([`the archive of game ${game} cannot be read: it is damaged`])
    await pool.query('UPDATE archive SET pages = $2 WHERE game_id = $1', [game, whole])
    expect((await reader.inject({ url: `/v1/games/${game}` })).json().view).not.toBeNull()
    expect((await reader.inject({ url: `/v1/games/${game}/log` })).statusCode).toBe(200)
    // One that was remembered whole, too, is refused where its log is wanted.
    await pool.query('UPDATE archive SET pages = $2 WHERE game_id = $1', [game, cases[0]])
    expect((await reader.inject({ url: `/v1/games/${game}/log` })).json().type).toBe('/problems/game-parked')
    await pool.query('UPDATE archive SET pages = $2 WHERE game_id = $1', [game, whole])
    expect((await reader.inject({ url: `/v1/games/${game}/log` })).statusCode).toBe(200)
    // What was changed with care is found by the last head, which is not in there.
    const { pack, unpack } = await import('../../../src/store/games/archive/form.ts')
    const { chain, pages } = unpack(whole)
    const changed = pages.map((page, i) => (i === 3 ? { ...page, salt: Buffer.alloc(16) } : page))
    await pool.query('UPDATE archive SET pages = $2 WHERE game_id = $1', [game, await pack(chain, changed)])
    expect(await faults()).toEqual([{ game, what: 'its head is not that of its log' }])
    await pool.query('UPDATE archive SET pages = $2 WHERE game_id = $1', [game, whole])
    expect(await faults()).toEqual([])
    expect(expectDone(await readLog(depsFor(database), game, null)).length).toBeGreaterThan(10)
    await close()
  })
})
