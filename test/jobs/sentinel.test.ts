// Redis by the word of Sentinels: when the master goes, its heir is found, and games go on.
import { describe, expect, it, onTestFinished } from 'vitest'
import { inRedis, prepareBackend, watchBackend } from '../../src/jobs/backend.ts'
import { startJobs } from '../../src/jobs/jobs.ts'
import { redisAt } from '../../src/jobs/redis/redis-address.ts'
import { tallyInRedis } from '../../src/jobs/redis/tally.ts'
import { USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { gameAtOrders, handInOrders, isAtRest, untilGame } from '../support/games.ts'
import { readableLog } from '../support/log.ts'
import { isRedisThere } from '../support/redis.ts'
import { startSentinel } from '../support/sentinel.ts'

describe('An address of Sentinels', () => {
  it('names them, the master, and how to get in', () => {
    expect(redisAt('rediss+sentinel://ada:s%40cret@one,[::1]:5000/heralds?db=2&sentinel_password=other')).toEqual({
      sentinels: [
        { host: 'one', port: 26379 },
        { host: '::1', port: 5000 },
      ],
      ...{ name: 'heralds', db: 2, username: 'ada', password: 's@cret', sentinelPassword: 'other' },
      ...{ tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true },
    })
    expect(redisAt('redis://localhost')).toEqual({ url: 'redis://localhost' })
    for (const wrong of [
      'redis+sentinel://one',
      'redis+sentinel:///heralds',
      'redis+sentinel://o ne/heralds',
      'http://x',
    ])
      expect(redisAt(wrong), wrong).toBeUndefined()
  })
})

describe.runIf(isRedisThere('Redis by Sentinels'))('Jobs by the word of a Sentinel', () => {
  const database = ownDatabase()

  it('go on when the master has gone', async () => {
    const house = await startSentinel()
    onTestFinished(() => house.stop())
    const backend = inRedis(house.url, '{club}')
    await prepareBackend(backend)
    const pubsub = await openPubSub(database.url, database.pool)
    onTestFinished(() => pubsub.close())
    const deps = depsFor(database, pubsub)
    const settings = { ...USUAL_SETTINGS, pollMs: 100, sweepEveryMs: 500, overdueMs: 0 }
    const { log } = readableLog()
    const jobs = await startJobs({ deps, outbox: outboxIn(database.pool), log, settings }, backend)
    const tally = await tallyInRedis(house.url, '{club}')
    onTestFinished(tally.close)
    const watch = await watchBackend(backend)
    onTestFinished(() => watch.close())

    const first = await gameAtOrders(deps)
    await handInOrders(deps, first)
    await untilGame(deps, first, isAtRest)
    expect(await tally.add([{ key: 'ada', more: 1, windowMs: 60_000 }])).toMatchObject([{ current: 1 }])

    house.master.child.kill('SIGKILL')
    const second = await gameAtOrders(deps)
    await handInOrders(deps, second)
    await untilGame(deps, second, isAtRest)
    await expect.poll(() => watch.isThere()).toBe(true)
    await expect.poll(() => tally.add([{ key: 'ada', more: 1, windowMs: 60_000 }]).catch(() => null)).not.toBeNull()
    await jobs.stop()
  })
})
