// Processes that write several games by one statement beside such that write each by itself, as for a while when games are spread
// over several machines; and whoever holds a game meanwhile. What is written is written once.
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { carryOn } from '../../src/games/advance/carry-on.ts'
import { checkGames } from '../../src/games/log/pages/check-games.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { gameStore } from '../../src/store/games/store.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { atOrders, expectDone, orders, say } from '../support/tables.ts'

const database = ownDatabase()
const MODES = [true, false]
const pools: pg.Pool[] = []
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

/** As two processes would: a pool, a cache and a way of their own. */
const processes = () =>
  MODES.map((isTogether) => {
    const pool = new pg.Pool({ connectionString: database.url, max: 5 })
    pool.on('error', () => {}) // what is cut off while it closes is nobody's trouble
    pools.push(pool)
    return { ...depsFor({ ...database, pool }), store: gameStore(pool, { isTogether }) }
  })

const faultsOf = async (games: readonly string[]) => {
  const deps = depsFor(database)
  const faults: unknown[] = []
  const store = { ...deps.store, ids: async (after: string | null) => (after ? [] : [...games]) }
  await checkGames({ ...deps, store }, (fault) => faults.push(fault))
  return faults
}

describe('Games written by processes of both kinds at once', () => {
  it('take every answer once, and one round of them', async () => {
    const [one, other] = processes() as [ReturnType<typeof depsFor>, ReturnType<typeof depsFor>]
    const tables = await Promise.all(Array.from({ length: 6 }, () => atOrders(one)))
    const answers = tables.flatMap(({ game, accounts }) =>
      accounts.map((account, i) => say(i % 2 === 0 ? one : other, game, account, orders(1))),
    )
    for (const answer of await Promise.all(answers)) expectDone(answer)
    await Promise.all(tables.flatMap(({ game }) => [carryOn(one, game), carryOn(other, game)]))
    for (const { game, accounts } of tables) {
      const pages = (await one.store.pages(game)).flatMap(({ by, events }) => events.map(({ t }) => ({ by, t })))
      const given = pages.filter(({ t }) => t === 'orders-given').map(({ by }) => by)
      expect(given.toSorted()).toEqual(accounts.map((_, seat) => seat))
      expect(pages.filter(({ t }) => t === 'orders-revealed')).toHaveLength(1)
    }
    expect(await faultsOf(tables.map(({ game }) => game))).toEqual([])
  })

  it('wait only for the game that somebody holds', async () => {
    for (const deps of processes()) {
      const [held, ...free] = await Promise.all([atOrders(deps), atOrders(deps), atOrders(deps)])
      const holder = await database.pool.connect()
      await holder.query('BEGIN')
      await holder.query('SELECT 1 FROM game WHERE id = $1 FOR UPDATE', [held!.game])
      const waiting = say(deps, held!.game, held!.accounts[0]!, orders(1))
      for (const { game, accounts } of free) expectDone(await say(deps, game, accounts[0]!, orders(1)))
      expect((await deps.store.read(held!.game))!.file.waitsFor).toHaveLength(3)
      await holder.query('COMMIT')
      holder.release()
      expectDone(await waiting)
    }
  })
})

it('tasks are taken by processes of both kinds, and none is left', async () => {
  await database.pool.query('DELETE FROM outbox')
  const { rows } = await database.pool.query<{ id: string }>(
    `INSERT INTO outbox (game_id, seq, task) SELECT gen_random_uuid(), n, 'resolve' FROM generate_series(1, 60) n RETURNING game_id AS id`,
  )
  const taken = new Set<string>()
  const takeAll = async (isTogether: boolean) => {
    const outbox = outboxIn(database.pool, { isTogether })
    for (
      let left = 1;
      left > 0;
      left = Number((await database.pool.query('SELECT count(*) FROM outbox')).rows[0].count)
    )
      await outbox.take(7, async (tasks) => {
        for (const { game } of tasks) taken.add(game)
      })
  }
  await Promise.all([...MODES, ...MODES].map(takeAll))
  expect([...taken].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
})
