// What everything holds at a moment: memory, handles and threads of each process, connections, tables, what waits in Redis.
import { readdirSync, readFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import type pg from 'pg'

export interface Held {
  /** What is left after everything was thrown away that can be. */
  readonly heapMb: number
  readonly rssMb: number
  readonly handles: number
  readonly threads: number
}

export interface Sample {
  readonly minute: number
  readonly games: number
  /** By their names. */
  readonly processes: Readonly<Record<string, Held>>
  readonly connections: number
  /** Of tables whose rows come and go. */
  readonly passingMb: number
  /** Of tables that keep what is played. */
  readonly keptMb: number
  /** The largest part of a table's rows that are dead, of those with more than a few. */
  readonly dead: number
  readonly redisMb: number
  readonly redisKeys: number
}

/** Whose rows are gone again before long. */
const PASSING = ['outbox', 'request_count', 'draft', 'mailed_pair', 'wrong_password', 'opening_key']
const FEW = 1000
const MB = 1024 * 1024

/** Of a process. */
export function heldBy(pid: number, { heapUsed, external, rss }: NodeJS.MemoryUsage): Held {
  const threads = /^Threads:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return {
    heapMb: Math.round((heapUsed + external) / MB),
    rssMb: Math.round(rss / MB),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    threads: Number(threads),
  }
}

const TABLES = `SELECT (sum(pg_total_relation_size(relid)) FILTER (WHERE relname = ANY ($1)))::float8 AS passing,
    (sum(pg_total_relation_size(relid)) FILTER (WHERE relname <> ALL ($1)))::float8 AS kept,
    coalesce(max(n_dead_tup::float8 / (n_live_tup + n_dead_tup)) FILTER (WHERE n_live_tup + n_dead_tup > ${FEW}), 0) AS dead,
    (SELECT count(*)::integer FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections
  FROM pg_stat_user_tables`

export async function tablesIn(pool: pg.Pool): Promise<Pick<Sample, 'passingMb' | 'keptMb' | 'dead' | 'connections'>> {
  const { rows } = await pool.query<{ passing: number; kept: number; dead: number; connections: number }>(TABLES, [
    PASSING,
  ])
  const { passing, kept, dead, connections } = rows[0]!
  return { passingMb: passing / MB, keptMb: kept / MB, dead, connections }
}

export async function heldInRedis(url: string | undefined): Promise<Pick<Sample, 'redisMb' | 'redisKeys'>> {
  if (!url) return { redisMb: 0, redisKeys: 0 }
  const client = new Redis(url, { retryStrategy: null, lazyConnect: true })
  client.on('error', () => {})
  try {
    await client.connect()
    const memory = /used_memory:(\d+)/.exec(await client.info('memory'))?.[1]
    return { redisMb: Number(memory) / MB, redisKeys: await client.dbsize() }
  } finally {
    client.disconnect()
  }
}
