// What years are measured beside: a bare append of ten events with `pg`, and jobs of BullMQ in which nothing is done.
import { randomUUID } from 'node:crypto'
import { createPostgresBackend, type PgPool, runMigrations, withBackend } from 'bullmq'
import pg from 'pg'

export interface Beside {
  /** So many, and how many a second. */
  rate(count: number): Promise<number>
  close(): Promise<void>
}

const CONCURRENCY = 16
const EVENTS = 10
/** Bytes of each. */
const SIZE = 220

/** One statement that moves a game on from a version and adds the events, or does nothing. */
const APPEND = `WITH g AS (UPDATE bare.game SET version = version + $3 WHERE id = $1 AND version = $2 RETURNING id)
  INSERT INTO bare.event (game_id, version, type, data) SELECT g.id, $2 + u.ord, u.t, u.d::jsonb
  FROM g, unnest($4::text[], $5::text[]) WITH ORDINALITY AS u(t, d, ord)`

export async function bareAppends(connectionString: string): Promise<Beside> {
  const pool = new pg.Pool({ connectionString, max: CONCURRENCY })
  await pool.query(`CREATE SCHEMA bare;
    CREATE TABLE bare.game (id uuid PRIMARY KEY, version integer NOT NULL);
    CREATE TABLE bare.event (game_id uuid NOT NULL, version integer NOT NULL, type text NOT NULL, data jsonb NOT NULL,
      PRIMARY KEY (game_id, version))`)
  const types = Array.from({ length: EVENTS }, () => 'something-happened')
  const data = types.map((_, seat) => JSON.stringify({ seat, words: 'x'.repeat(SIZE - 23) }))
  const append = async (left: { count: number }) => {
    const game = randomUUID()
    await pool.query('INSERT INTO bare.game VALUES ($1, 0)', [game])
    for (let version = 0; left.count-- > 0; version += EVENTS) {
      const values = [game, version, EVENTS, types, data]
      const { rowCount } = await pool.query({ name: 'append', text: APPEND, values })
      if (rowCount !== EVENTS) throw new Error('the log has moved on')
    }
  }
  return {
    async rate(count) {
      const left = { count }
      const began = performance.now()
      await Promise.all(Array.from({ length: CONCURRENCY }, () => append(left)))
      return (1000 * count) / (performance.now() - began)
    },
    close: () => pool.end(),
  }
}

const QUEUE = 'nothing'
const AT_A_TIME = 100

/** They wait in PostgreSQL before the clock starts: their adding is not counted. */
export async function noOpJobs(connectionString: string): Promise<Beside> {
  const pool = new pg.Pool({ connectionString, max: 20, options: '-c search_path=bullmq' })
  pool.setMaxListeners(0).on('error', () => {})
  const client = await pool.connect()
  await runMigrations(client as never).finally(() => client.release())
  const connection = pool as unknown as PgPool
  const { Queue, Worker } = withBackend(createPostgresBackend)
  const queue = new Queue(QUEUE, { connection, defaultJobOptions: { removeOnComplete: true } })
  return {
    async rate(count) {
      for (let at = 0; at < count; at += AT_A_TIME)
        await queue.addBulk(Array.from({ length: AT_A_TIME }, () => ({ name: QUEUE, data: { game: randomUUID() } })))
      const worker = new Worker(QUEUE, async () => {}, { connection, concurrency: CONCURRENCY, autorun: false })
      worker.on('error', () => {})
      await worker.waitUntilReady()
      let done = 0
      const all = new Promise<void>((over) => worker.on('completed', () => ++done === count && over()))
      const began = performance.now()
      void worker.run()
      await all
      const rate = (1000 * count) / (performance.now() - began)
      await worker.close()
      return rate
    },
    async close() {
      await queue.close()
      await pool.end()
    },
  }
}
