// A database with many games at the same point, and the worker processes that carry them on; the bench is its API.
import pg from 'pg'
import type { GameId } from '../../src/games/model/game.ts'
import { OUTBOX_FILLED } from '../../src/games/ports/outbox.ts'
import { build } from '../../src/main/parts/build.ts'
import { type GameParts, openGameParts } from '../../src/main/parts/games.ts'
import { cloneGames } from '../api/clones.ts'
import type { Herald } from '../api/herald.ts'
import { makeStock, type Stock } from './stock.ts'
import { startWorker } from './worker.ts'

export interface House {
  readonly parts: GameParts
  readonly sql: Herald['sql']
  /** Games that nobody has had yet. */
  next(count: number): Promise<GameId[]>
  /** Each of them is task's work, as if its last answer had just been written; gives what lets the workers know. */
  send(games: readonly GameId[], task: string): Promise<() => void>
  close(): Promise<void>
}

/** So many games from a stock of a few, in a database nobody else has. */
export async function furnish(url: string, games: number, stock: Stock): Promise<void> {
  const house = await openHouse(url)
  await makeStock(house.parts.deps, house.sql, stock)
  await cloneGames(house, games)
  await house.close()
}

/** With so many workers on Redis, or on the database itself; none to look after it oneself. */
export async function openHouse(url: string, workers = 0, home = '', redis?: string): Promise<House> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // what broke a bench off is to be seen, not that its connection went with it
  await client.connect()
  const sql: Herald['sql'] = async <Row>(text: string, values?: unknown[]) =>
    (await client.query(text, values)).rows as Row[]
  const { stop, ...parts } = await build((undo) => openGameParts({ url, direct: url }, undo))
  const working = await Promise.all(Array.from({ length: workers }, () => startWorker(url, redis, home)))
  let games: GameId[] | undefined
  return {
    parts,
    sql,
    async next(count) {
      games ??= (await sql<{ id: string }>('SELECT id FROM game ORDER BY md5(id::text)')).map(({ id }) => id)
      if (games.length < count) throw new Error('There are not enough games.')
      return games.splice(0, count)
    },
    async send(some, task) {
      await sql('INSERT INTO outbox (game_id, seq, task) SELECT id, seq, $2 FROM game WHERE id = ANY($1::uuid[])', [
        some,
        task,
      ])
      return () => parts.deps.pubsub.publish(OUTBOX_FILLED)
    },
    async close() {
      await Promise.all(working.map((worker) => worker.stop()))
      await stop()
      await client.end()
    },
  }
}
