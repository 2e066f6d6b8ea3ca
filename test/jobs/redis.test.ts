// A Redis that is unfit, goes away, or loses everything.
import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Outbox } from '../../src/games/ports/outbox.ts'
import { inRedis, prepareBackend, watchBackend } from '../../src/jobs/backend.ts'
import { startJobs } from '../../src/jobs/jobs.ts'
import { UnfitQueue } from '../../src/jobs/redis/redis.ts'
import { USUAL_SETTINGS } from '../../src/jobs/workers/worker.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { outboxIn } from '../../src/store/games/outbox.ts'
import { depsFor, ownDatabase } from '../support/database.ts'
import { gameAtOrders, handInOrders, isAtRest, untilGame } from '../support/games.ts'
import { readableLog } from '../support/log.ts'
import { isRedisThere, type RedisServer, startRedis } from '../support/redis.ts'

describe.runIf(isRedisThere('a Redis that is unfit or goes away'))('Redis', () => {
  const database = ownDatabase()

  const started = async (...settings: string[]): Promise<RedisServer> => {
    const server = await startRedis(...settings)
    onTestFinished(() => server.stop())
    return server
  }
  const jobsOn = async (url: string, outbox: Outbox, sweepEveryMs = USUAL_SETTINGS.sweepEveryMs) => {
    const pubsub = await openPubSub(database.url, database.pool)
    onTestFinished(() => pubsub.close())
    const deps = depsFor(database, pubsub)
    const { log, said } = readableLog()
    const settings = { ...USUAL_SETTINGS, pollMs: 100, sweepEveryMs, overdueMs: 0 }
    const jobs = await startJobs({ deps, outbox, log, settings }, inRedis(url))
    return { deps, said, stop: jobs.stop }
  }

  it('that answers nobody is named in one sentence', async () => {
    const { url, stop } = await startRedis()
    await stop()
    await expect(prepareBackend(inRedis(url))).rejects.toThrow(/^Redis does not answer: .*ECONNREFUSED.*\.$/)
  })

  it('that wants a password says so, and the password is not repeated', async () => {
    const { url } = await started('--requirepass', 'right')
    const wrong = url.replace('//', '//:hunter2@')
    const refused = await prepareBackend(inRedis(wrong)).catch((error) => error)
    expect(refused).toBeInstanceOf(UnfitQueue)
    expect(refused.message).toMatch(/^Redis does not answer: .*WRONGPASS/)
    expect(refused.message).not.toContain('hunter2')
    await prepareBackend(inRedis(url.replace('//', '//:right@')))
  })

  it('that forgets keys when it is full is refused', async () => {
    const { url } = await started('--maxmemory-policy', 'allkeys-lru')
    await expect(prepareBackend(inRedis(url))).rejects.toThrow(
      'Redis forgets jobs when it is full (maxmemory-policy allkeys-lru): set it to noeviction.',
    )
  })

  it('is there or not, whenever one asks', async () => {
    const server = await startRedis()
    const watch = await watchBackend(inRedis(server.url))
    onTestFinished(() => watch.close())
    expect(await watch.isThere()).toBe(true)
    await server.stop()
    expect(await watch.isThere()).toBe(false)
    const late = await watchBackend(inRedis(server.url))
    onTestFinished(() => late.close())
    expect(await late.isThere()).toBe(false)
  })

  it('goes away: tasks wait in the outbox until it is back', async () => {
    const first = await startRedis()
    const { deps, said, stop } = await jobsOn(first.url, outboxIn(database.pool))
    const game = await gameAtOrders(deps)
    await first.stop()
    await handInOrders(deps, game)
    await said(({ level, line }) => level === 'warn' && line.startsWith('Outbox tasks cannot be handed over'))
    expect((await deps.store.read(game))!.file.waitsFor).toEqual([])
    await started('--port', new URL(first.url).port)
    await untilGame(deps, game, isAtRest)
    await said(({ line }) => line === 'Outbox tasks are handed over again')
    await stop()
  })

  it('loses everything while workers run: the sweep comes round again by itself', async () => {
    const { url } = await started()
    // Nothing comes by the outbox: the sweep alone can find this game.
    const outbox: Outbox = { ...outboxIn(database.pool), take: async () => 0 }
    const { deps, said, stop } = await jobsOn(url, outbox, 300)
    const redis = new Redis(url)
    onTestFinished(() => redis.disconnect())
    await redis.flushall()
    const game = await gameAtOrders(deps)
    await handInOrders(deps, game)
    await untilGame(deps, game, isAtRest)
    await said(({ level, about }) => level === 'warn' && about.game === game)
    await stop()
  })
})
