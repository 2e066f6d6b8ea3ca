// The process that makes the load: one job at a time comes in, what was answered goes out.
import type { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../measure.ts'
import { fromPackage } from '../packages.ts'
import type { Job, Request, Told } from './load.ts'

interface Client extends EventEmitter {
  setRequests(requests: Request[]): void
  parser: { body_bytes: number | null }
}

type Autocannon = (
  setting: {
    url: string
    connections: number
    duration: number
    /** Milliseconds between its looks at the clock: it ends at one of them. */
    sampleInt: number
    setupClient(client: Client): void
  },
  done: (error: Error | null, result: { errors: number; timeouts: number }) => void,
) => EventEmitter

const autocannon = fromPackage('autocannon') as Autocannon

/** Long enough for what was asked last, and is not waited for, to be done with. */
const PAUSE = 300

function fire({ url, seconds, expected, connections }: Job): Promise<Told> {
  const times: number[] = []
  let failure: string | undefined
  let next = 0
  const setupClient = (client: Client) => {
    client.setRequests(connections[next++]!.map((request) => ({ ...request })))
    let status = expected
    client.on('headers', ({ statusCode }: { statusCode: number }) => {
      status = statusCode
      // Its parser would wait for the body that such an answer never has.
      if (status === 304) client.parser.body_bytes = 0
      if (status !== expected) failure ??= `${url} answered ${status} instead of ${expected}`
    })
    client.on('body', (bytes: Buffer) => {
      if (status !== expected && failure!.length < 100) failure += `: ${bytes.toString('utf8').slice(-2000)}`
    })
  }
  return new Promise((told) => {
    const began = performance.now()
    const setting = { url, connections: connections.length, duration: seconds, sampleInt: 50, setupClient }
    const firing = autocannon(setting, async (error, result) => {
      const lasted = (performance.now() - began) / 1000
      if (error) failure ??= error.message
      else if (result.errors + result.timeouts > 0)
        failure ??= `${url} left ${result.errors} requests without an answer`
      await wait(PAUSE)
      if (failure === undefined && times.length === 0) failure = `${url} answered nothing`
      if (failure !== undefined) return told({ failure })
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
      told({ count: times.length, rate: times.length / lasted, p50, p99 })
    })
    firing.on('response', (_client, _status, _bytes, time: number) => times.push(time))
  })
}

process.on('message', async (job: Job) => process.send!(await fire(job)))
