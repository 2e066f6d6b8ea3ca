// Where jobs wait and requests are counted, as the settings say: a Redis, or tables in the database.
import type { Tally } from '../../http/ports.ts'
import { type Backend, inPostgres, inRedis, prepareBackend } from '../../jobs/backend.ts'
import { UnfitQueue } from '../../jobs/redis/redis.ts'
import { tallyInRedis } from '../../jobs/redis/tally.ts'
import { openPool } from '../../store/database/connection.ts'
import { PATIENT } from '../../store/database/limits.ts'
import type { Config } from '../config.ts'
import { Mistake } from '../terminal/mistake.ts'
import { build, type Undo } from './build.ts'

export function openBackend({ redisUrl, redisPrefix, jobConnections }: Config, url: string, undo: Undo): Backend {
  if (redisUrl) return inRedis(redisUrl, redisPrefix)
  const pool = openPool({ url, max: jobConnections, limits: PATIENT, session: { search_path: 'bullmq' } })
  pool.setMaxListeners(0) // every queue listens
  undo(() => pool.end())
  return inPostgres(pool)
}

export async function openTally({ redisUrl, redisPrefix }: Config, inDatabase: Tally, undo: Undo): Promise<Tally> {
  if (!redisUrl) return inDatabase
  const tally = await tallyInRedis(redisUrl, redisPrefix)
  undo(tally.close)
  return tally
}

/** A Redis that is unfit is for whoever set it up to put right. */
export const prepareQueue = (backend: Backend): Promise<void> =>
  prepareBackend(backend).catch((error) => {
    throw error instanceof UnfitQueue ? new Mistake(`REDIS_URL: ${error.message}`) : error
  })

/** For those who only bring a database up to date: jobs that wait in a Redis need nothing in it. */
export async function bringQueueUpToDate(config: Config, url: string): Promise<void> {
  if (config.redisUrl) return
  const { stop } = await build(async (undo) => {
    await prepareQueue(openBackend(config, url, undo))
    return {}
  })
  await stop()
}
