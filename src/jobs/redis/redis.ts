// Redis by itself: whether it is one that jobs are safe in, and whether it answers.
import { Redis } from 'ioredis'
import { redisAt } from './redis-address.ts'

/** Says whether jobs could be put there now. */
export interface Watch {
  isThere(): Promise<boolean>
  close(): Promise<void>
}

/** Something about the queue that whoever runs the server can put right. Its message is one sentence. */
export class UnfitQueue extends Error {}

const OLDEST = [6, 2] as const
const PATIENCE_MS = 5_000

/** Answers at once or not at all: nothing waits for a Redis that may come back. */
const impatient = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: PATIENCE_MS }

interface Options {
  readonly lazyConnect?: boolean
  readonly retryStrategy?: () => null
  readonly sentinelRetryStrategy?: () => null
}

function redisWith(url: string, options: Options = {}): Redis {
  const at = redisAt(url)
  if (!at) throw new Error('this is no address of a Redis')
  return 'url' in at ? new Redis(at.url, { ...impatient, ...options }) : new Redis({ ...at, ...impatient, ...options })
}

/** Throws when it does not answer, is too old, or forgets keys when it is full. */
export async function checkRedis(url: string): Promise<void> {
  const redis = redisWith(url, {
    ...impatient,
    lazyConnect: true,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
  })
  let reason: Error | undefined
  redis.on('error', (error) => {
    reason = error
  })
  try {
    await redis.connect()
    judge(await redis.info())
  } catch (error) {
    if (error instanceof UnfitQueue) throw error
    throw new UnfitQueue(`Redis does not answer: ${(reason ?? (error as Error)).message}.`)
  } finally {
    redis.disconnect()
  }
}

function judge(info: string): void {
  const [, version = ''] = /^redis_version:(\S+)/m.exec(info) ?? []
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
    throw new UnfitQueue(`Redis is ${version}, and ${OLDEST.join('.')} or newer is needed.`)
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(info) ?? []
  if (policy !== undefined && policy !== 'noeviction')
    throw new UnfitQueue(`Redis forgets jobs when it is full (maxmemory-policy ${policy}): set it to noeviction.`)
}

/** A connection of its own, once it is known whether there is a Redis. */
export async function connectRedis(url: string): Promise<Redis> {
  const redis = redisWith(url)
  await new Promise<void>((known) => {
    redis.once('ready', () => known())
    redis.on('error', () => known()) // stays, so that an error is nobody's surprise
  })
  return redis
}

/** Asks when it is asked. */
export async function watchRedis(url: string): Promise<Watch> {
  const redis = await connectRedis(url)
  return {
    isThere: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    close: async () => redis.disconnect(),
  }
}
