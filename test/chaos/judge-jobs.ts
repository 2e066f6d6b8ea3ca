// No job is left behind: none waits, none is in the hands of the dead, no game is kept from its next one, and what comes round
// by itself still does. Nothing waits in the outbox.
import { createPostgresBackend, createRedisBackend, type Queue, withBackend } from 'bullmq'
import pg from 'pg'
import { expect } from 'vitest'
import type { QueueName } from '../../src/jobs/queues.ts'

const FOR_GAMES: readonly QueueName[] = ['resolve', 'bots', 'deadline']
const REPEATED: readonly QueueName[] = ['mail', 'sweep']
const STATES = ['waiting', 'active', 'delayed', 'prioritized', 'waiting-children'] as const
/** A job of the dead is taken over within half of it. */
const PATIENCE = { timeout: 60_000, interval: 500 }

type Counts = Pick<Queue, 'getJobCounts' | 'getDeduplicationJobId' | 'close'>

/** Gives how many jobs failed for good: what they were for was done by others. */
export async function judgeJobs(
  pool: pg.Pool,
  redisUrl: string | undefined,
  games: readonly string[],
): Promise<{ failed: number }> {
  await expect
    .poll(async () => (await pool.query('SELECT count(*)::integer AS left FROM outbox')).rows[0].left, PATIENCE)
    .toBe(0)
  return redisUrl ? judgeRedis(redisUrl, games) : judgePostgres(pool, games)
}

async function judgeRedis(url: string, games: readonly string[]) {
  const { Queue } = withBackend(createRedisBackend)
  return judgeQueues((name) => new Queue(name, { connection: { url }, prefix: 'herald' }) as Counts, games)
}

async function judgePostgres({ options }: pg.Pool, games: readonly string[]) {
  const pool = new pg.Pool({ ...options, options: '-c search_path=bullmq' }).setMaxListeners(0)
  const { Queue } = withBackend(createPostgresBackend)
  return judgeQueues((name) => new Queue(name, { connection: pool as never }) as Counts, games).finally(() =>
    pool.end(),
  )
}

async function judgeQueues(open: (name: QueueName) => Counts, games: readonly string[]): Promise<{ failed: number }> {
  let failed = 0
  for (const name of [...FOR_GAMES, ...REPEATED]) {
    const queue = open(name)
    const left = REPEATED.includes(name) ? { delayed: 1 } : {}
    await expect
      .poll(async () => given(await queue.getJobCounts(...STATES)), { ...PATIENCE, message: `jobs left in ${name}` })
      .toEqual(left)
    for (const game of FOR_GAMES.includes(name) ? games : [])
      expect(await queue.getDeduplicationJobId(game), `what keeps ${game} from its next ${name}`).toBeNull()
    failed += (await queue.getJobCounts('failed')).failed ?? 0
    await queue.close()
  }
  return { failed }
}

const given = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count))
