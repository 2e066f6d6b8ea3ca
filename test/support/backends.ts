// Both places where jobs can wait, behind one face, so that one suite says what must be true of either.
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Backend, inPostgres, prepareBackend } from '../../src/jobs/backend.ts'
import type { Database } from './database.ts'
import { isRedisThere, startRedis } from './redis.ts'

export interface QueueInTest {
  /** There from the first test on. */
  readonly backend: Backend
  /** Everything in it is lost. */
  flush(): Promise<void>
  /** From now on everything that jobs carry is kept; gives it, as text. */
  watch(): Promise<() => Promise<string[]>>
  /** How many jobs are marked as being done. */
  active(): Promise<number>
}

function queuePool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 20, keepAlive: true, options: '-c search_path=bullmq' })
  return pool.setMaxListeners(0).on('error', () => {})
}

function onPostgres(database: Database): QueueInTest {
  const pool = queuePool(database.url)
  const backend = inPostgres(pool)
  beforeAll(() => prepareBackend(backend))
  afterAll(() => pool.end())
  return {
    backend,
    flush: async () => void (await pool.query('TRUNCATE job, dedup, dedup_next, scheduler CASCADE')),
    async watch() {
      await pool.query(`CREATE TABLE public.seen (row text);
        CREATE FUNCTION public.see() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN INSERT INTO public.seen VALUES (to_jsonb(NEW)::text); RETURN NEW; END $$;
        CREATE TRIGGER see AFTER INSERT OR UPDATE ON bullmq.job FOR EACH ROW EXECUTE FUNCTION public.see()`)
      return async () => (await pool.query<{ row: string }>('SELECT row FROM public.seen')).rows.map(({ row }) => row)
    },
    async active() {
      const { rows } = await pool.query(`SELECT count(*) FROM job WHERE state = 'active'`)
      return Number(rows[0].count)
    },
  }
}

function onRedis(): QueueInTest {
  const backend = { redis: '', prefix: 'herald' }
  let stop = async () => {}
  beforeAll(async () => {
    const server = await startRedis()
    backend.redis = server.url
    stop = server.stop
    await prepareBackend(backend)
  })
  const closing: (() => void)[] = []
  afterAll(async () => {
    for (const close of closing) close()
    await stop()
  })
  const ask = async <T>(question: (redis: Redis) => Promise<T>) => {
    const redis = new Redis(backend.redis)
    return question(redis).finally(() => redis.disconnect())
  }
  return {
    backend,
    flush: () => ask(async (redis) => void (await redis.flushall())),
    async watch() {
      const seen: string[] = []
      const redis = new Redis(backend.redis)
      const monitor = await redis.monitor()
      redis.disconnect()
      // All that is ever said to it, whatever it is about, also by scripts of its own.
      monitor.on('monitor', (_time: string, words: string[]) => void seen.push(words.join(' ')))
      closing.push(() => monitor.disconnect())
      return async () => seen
    },
    active: () =>
      ask(async (redis) => {
        const lengths = ['resolve', 'bots', 'sweep'].map((name) => redis.llen(`herald:${name}:active`))
        return (await Promise.all(lengths)).reduce((all, one) => all + one, 0)
      }),
  }
}

export const BACKENDS: { name: string; open: (database: Database) => QueueInTest }[] = [
  { name: 'PostgreSQL', open: onPostgres },
  ...(isRedisThere('jobs on Redis') ? [{ name: 'Redis', open: onRedis }] : []),
]
