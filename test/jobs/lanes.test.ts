// Lanes: whatever bots have to think about, a year of people does not wait for it; and no table's bots for another's.
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Dependencies } from '../../src/games/log/dependencies.ts'
import { type Jobs, startJobs } from '../../src/jobs/jobs.ts'
import { USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { BACKENDS } from '../support/backends.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import {
  eventsOf,
  everybodyAnswers,
  gameAtOrders,
  handInOrders,
  isAtRest,
  newGame,
  untilGame,
} from '../support/games.ts'
import { readableLog } from '../support/log.ts'

/** Tables with one person and three bots, all of them asked. */
const TABLES = 150
const BOTS = 3

/** Tables where a bot is still asked, or the rules are. */
const BUSY = `SELECT 1 FROM game g WHERE g.waits_for = '{}'
  OR EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.bot IS NOT NULL AND s.seat = ANY (g.waits_for))`

describe.each(BACKENDS)('Lanes on $name', ({ open }) => {
  const database = ownDatabase()
  const { pool } = database
  const queue = open(database)
  let deps: Dependencies
  let jobs: Jobs | undefined

  beforeAll(async () => {
    const pubsub = await openPubSub(database.url, pool)
    deps = depsFor(database, pubsub)
    return () => pubsub.close()
  })
  afterEach(async () => {
    await jobs?.stop()
    jobs = undefined
    await pool.query('DELETE FROM game')
    await pool.query('DELETE FROM outbox')
  })
  const start = async () => {
    const { log } = readableLog()
    jobs = await startJobs({ deps, outbox: outboxIn(pool), log, settings: USUAL_SETTINGS }, queue.backend)
  }
  /** Answers that bots have given, by game. */
  const thoughts = async (): Promise<number[]> => {
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM log l JOIN seat s ON s.game_id = l.game_id AND s.seat = l.by_seat
       WHERE s.bot IS NOT NULL GROUP BY l.game_id`,
    )
    return rows.map(({ count }) => count)
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const crowd = async () => {
    for (let i = 0; i < TABLES; i++) await everybodyAnswers(deps, await newGame(deps, { people: 1, bots: BOTS }))
    expect(await thoughts()).toEqual([])
  }

  it('a year of people is resolved before bots at a hundred and fifty tables have thought much', async () => {
    await crowd()
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game) // last of all
    const resolved = untilGame(deps, game, isAtRest)
    await start()
    await resolved
    const before = sum(await thoughts())
    expect(await eventsOf(deps, game, 'orders-revealed')).toHaveLength(1)
    expect(before).toBeLessThan(TABLES / 3)
  })

  it('a table’s bots answer in turn with those of others', async () => {
    await crowd()
    await pool.query(
      `DELETE FROM outbox o WHERE EXISTS (
         SELECT 1 FROM outbox p WHERE p.game_id = o.game_id AND p.id > o.id AND p.task <> 'deadline')`,
    )
    await start()
    const patience = { timeout: 50_000, interval: 100 }
    await expect.poll(async () => (await pool.query(BUSY)).rowCount, patience).toBe(0)
    expect(await thoughts()).toHaveLength(TABLES)
    // No table has a second answer before all have their first.
    const { rows } = await pool.query<{ first: Date; second: Date }>(
      `SELECT max(at) FILTER (WHERE number = 1) AS first, min(at) FILTER (WHERE number = 2) AS second FROM (
         SELECT l.at, row_number() OVER (PARTITION BY l.game_id ORDER BY l.after) AS number
         FROM log l JOIN seat s ON s.game_id = l.game_id AND s.seat = l.by_seat WHERE s.bot IS NOT NULL) AS answers`,
    )
    expect(rows[0]!.first.getTime()).toBeLessThanOrEqual(rows[0]!.second.getTime())
  })

  it('an honest player’s bots answer by themselves, and the game goes on to its end', async () => {
    await start()
    const game = await newGame(deps, { people: 1, bots: 2 })
    for (;;) {
      await everybodyAnswers(deps, game)
      const file = await untilGame(deps, game, isAtRest)
      if (file.status === 'finished') break
    }
    expect((await deps.store.read(game))!.file.status).toBe('finished')
  })
})
