// Publish and subscribe between processes: each hears what others publish, however many do at once, and notices when it cannot hear.
import { expect, it, onTestFinished } from 'vitest'
import { LIMITS } from '../../src/store/database/limits.ts'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { ownDatabase } from '../support/database.ts'
import { openSilentProxy } from '../support/silent-proxy.ts'

const database = ownDatabase()

it('many topics rung at once are all heard elsewhere, once each, and each by its own listener', async () => {
  const [here, there] = [await openPubSub(database.url, database.pool), await openPubSub(database.url, database.pool)]
  const topics = Array.from({ length: 250 }, (_, i) => `topic-${i}`)
  const heard: string[] = []
  const all = new Promise<void>((done) => {
    for (const topic of topics) there.subscribe(topic, () => heard.push(topic))
    there.subscribe('last', done)
  })
  for (const topic of topics) here.publish(topic)
  here.publish('last')
  await all
  expect(heard).toEqual(topics)
  await Promise.all([here.close(), there.close()])
})

it('a connection that has gone silent is noticed, made again, and everybody is told', async () => {
  const way = new URL(database.url)
  const proxy = await openSilentProxy({ path: `${way.searchParams.get('host')}/.s.PGSQL.5432` })
  onTestFinished(() => proxy.close())
  way.searchParams.delete('host')
  way.hostname = '127.0.0.1'
  way.port = String(proxy.port)
  const limits = { ...LIMITS, silenceMs: 300 }
  const there = await openPubSub(way.href, database.pool, { pingMs: 50, limits })
  const here = await openPubSub(database.url, database.pool)
  let heard = 0
  there.subscribe('topic', () => heard++)
  here.publish('topic')
  await expect.poll(() => heard).toBe(1)
  proxy.silence()
  here.publish('topic') // into the void
  await expect.poll(() => heard, { timeout: 20_000 }).toBe(2) // told because it is back
  expect(proxy.connections).toBe(2)
  here.publish('topic')
  await expect.poll(() => heard).toBe(3)
  await Promise.all([here.close(), there.close()])
})

it('a connection that is ended is made again, and everybody is told', async () => {
  const there = await openPubSub(database.url, database.pool)
  let heard = 0
  there.subscribe('topic', () => heard++)
  await database.pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  )
  await expect.poll(() => heard, { timeout: 20_000 }).toBe(1)
  await there.close()
})
