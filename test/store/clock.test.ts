// The database's clock: a machine whose own is off goes by it all the same.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { letterStore } from '../../src/store/beside/letters.ts'
import { openClock } from '../../src/store/database/clock.ts'
import { ownDatabase } from '../support/database.ts'

const database = ownDatabase()
const OFF_MS = 90_000
/** A question and its answer, on a machine that has other things to do. */
const NEAR_MS = 2_000

const started = { wall: 0, counter: 0 }
beforeEach(() => {
  started.wall = Date.now()
  started.counter = performance.now()
})
afterEach(() => vi.restoreAllMocks())

const databaseNow = async () => (await database.pool.query('SELECT clock_timestamp() AS now')).rows[0].now as Date

it.each([OFF_MS, -OFF_MS])('a machine that is off by %i ms has the time that all have, and is told so', async (off) => {
  vi.spyOn(Date, 'now').mockImplementation(() => started.wall + off + (performance.now() - started.counter))
  const told: number[] = []
  const clock = await openClock(database.pool, { off: (ms) => told.push(ms) })
  expect(Math.abs(clock.now().getTime() - (await databaseNow()).getTime())).toBeLessThan(NEAR_MS)
  expect(Math.abs(told[0]! - off)).toBeLessThan(NEAR_MS)
  // Somebody sets the machine's clock while it runs: nothing happens.
  vi.spyOn(Date, 'now').mockImplementation(() => 0)
  expect(Math.abs(clock.now().getTime() - (await databaseNow()).getTime())).toBeLessThan(NEAR_MS)
  clock.close()
})

it('a letter that somebody holds is not claimed by one whose own clock says that the lease is over', async () => {
  const { pool } = database
  const letters = letterStore(pool)
  await pool.query(
    `INSERT INTO game (id, status, title, visibility, host, ruleset, version, options, agreement, secret, seq, head, opened_at, chain)
     VALUES (gen_random_uuid(), 'running', 'A', 'public', gen_random_uuid(), 'x', 1, '{}', '{}', '', 0, '', now(), 2)`,
  )
  await pool.query(
    `INSERT INTO letter (id, account_id, game_id, kind, occasion, seq, wish, next_try_at, created_at)
     SELECT gen_random_uuid(), NULL, id, 'parked', '1', 0, 'parked', now(), now() FROM game`,
  )
  const claimBy = (now: Date) => letters.claim({ now, along: now, lease: new Date(now.getTime() + 60_000) })
  const holder = await openClock(pool)
  expect((await claimBy(holder.now()))?.letters).toHaveLength(1)
  vi.spyOn(Date, 'now').mockImplementation(() => started.wall + OFF_MS)
  const other = await openClock(pool)
  expect(await claimBy(other.now())).toBeUndefined()
  for (const clock of [holder, other]) clock.close()
})
