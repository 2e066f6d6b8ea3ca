// The town's Redis: one server, or two of which one can take over by the word of a Sentinel.
import { setTimeout as wait } from 'node:timers/promises'
import { startRedis } from '../support/redis.ts'
import { startSentinel } from '../support/sentinel.ts'

export interface TownQueue {
  /** As the processes are told. */
  readonly url: string
  /** Of the server that is written to now. */
  now(): Promise<string>
  restart(): Promise<void>
  failOver(): Promise<void>
  freeze(ms: number): Promise<void>
  stop(): Promise<void>
}

export async function oneRedis(): Promise<TownQueue> {
  let server = await startRedis()
  const { url } = server
  return {
    url,
    now: async () => url,
    async restart() {
      await server.stop()
      server = await startRedis('--port', new URL(url).port)
    },
    failOver: () => Promise.reject(new Error('there is nobody to take over')),
    async freeze(ms) {
      server.freeze()
      await wait(ms)
      server.goOn()
    },
    stop: () => server.stop(),
  }
}

export async function twoRedis(): Promise<TownQueue> {
  const { leader, ...queue } = await startSentinel()
  return { ...queue, now: leader }
}
