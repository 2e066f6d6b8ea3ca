// What waits for one webhook has an end: beyond it the oldest are not brought any more.
import { describe, expect, it } from 'vitest'
import { MOST_WAITING } from '../../../src/games/model/hook.ts'
import { deliveries } from '../../support/deliveries.ts'
import { atOrders } from '../../support/tables.ts'

const { database, there, world, owner } = deliveries()

describe('What waits for a webhook', () => {
  /** So many, each older than the one before, and all to be tried again in an hour. */
  const waiting = (hook: string, many: number, now: Date) =>
    database.pool.query(
      `INSERT INTO delivery (hook_id, id, kind, occasion, attempts, next_try_at, created_at)
       SELECT $1, gen_random_uuid(), 'round-over', i, 1, $3::timestamptz + interval '1 hour', $3::timestamptz - i * interval '1 s'
       FROM generate_series(1, $2::integer) i`,
      [hook, many, now],
    )
  const states = async (hook: string) => {
    const { rows } = await database.pool.query<{ state: string; reason: string; count: number; newest: number }>(
      `SELECT state, reason, count(*)::integer AS count, min(occasion::integer) FILTER (WHERE kind = 'round-over') AS newest
       FROM delivery WHERE hook_id = $1 GROUP BY state, reason ORDER BY count`,
      [hook],
    )
    return rows
  }

  it('is so much and no more; the oldest go, and those of others stay', async () => {
    const all = world()
    const [ada, ben] = [await owner(all, ['game-began']), await owner(all, ['game-began'])]
    for (const { own } of [ada, ben]) await waiting(own.hook, MOST_WAITING + 2, all.time.clock())
    there.moods.set(ada.path, 500)
    await atOrders(all.deps, 3, { host: ada.account })
    await all.run()
    expect(await states(ada.own.hook)).toEqual([
      { state: 'waiting', reason: 'bad-status', count: 1, newest: null },
      { state: 'skipped', reason: 'too-many-waiting', count: 3, newest: MOST_WAITING },
      { state: 'waiting', reason: null, count: MOST_WAITING - 1, newest: 1 },
    ])
    expect(await states(ben.own.hook)).toEqual([{ state: 'waiting', reason: null, count: MOST_WAITING + 2, newest: 1 }])
    expect(await ada.isOn()).toBe(true)
  })

  it('is tried as before where it is less', async () => {
    const all = world()
    const { own, path, account } = await owner(all, ['game-began'])
    await waiting(own.hook, 2, all.time.clock())
    there.moods.set(path, 204)
    await atOrders(all.deps, 3, { host: account })
    await all.run()
    expect(await states(own.hook)).toMatchObject([
      { state: 'sent', count: 1 },
      { state: 'waiting', count: 2 },
    ])
  })
})
