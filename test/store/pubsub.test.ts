// The bell between processes: each hears what others ring, however many ring at once.
import { expect, it } from 'vitest'
import { openPubSub } from '../../src/store/database/pubsub.ts'
import { ownDatabase } from '../support/database.ts'

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
