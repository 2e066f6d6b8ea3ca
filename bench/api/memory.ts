// How much memory the service's own processes hold when nothing happens, and how much more with many looking on.
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../measure.ts'
import type { Row } from '../report.ts'
import { withHerald } from './herald.ts'
import { paths } from './paths.ts'
import { bearer, openTables, type Table } from './people.ts'
import { memoryOfNodes } from './process.ts'

const STREAMS = 1000
const TABLES = 50
const AT_ONCE = 50
const MEGABYTE = 1024 * 1024

export const memory = (): Promise<Row[]> =>
  withHerald(async ({ url, pid }) => {
    await openTables(url, 1) // a few requests, so that everything is there that is loaded late
    const idle = await atRest(pid)
    const tables = await openTables(url, TABLES)
    // What the start left behind may have been cleared away by now.
    const unwatched = Math.min(idle, await atRest(pid))
    const streams: IncomingMessage[] = []
    const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
    while (streams.length < STREAMS) {
      const next = Array.from({ length: AT_ONCE }, (_, at) => tables[(streams.length + at) % TABLES]!)
      streams.push(...(await Promise.all(next.map((table) => lookOn(url, table, agent)))))
    }
    const watched = await atRest(pid)
    for (const stream of streams) stream.destroy()
    return [
      { what: 'memory when idle', figure: idle / MEGABYTE, unit: 'MB', wanted: { under: 200 } },
      {
        what: '1,000 open streams, more',
        figure: (watched - unwatched) / MEGABYTE,
        unit: 'MB',
        wanted: { under: 100 },
      },
    ]
  })

/** An open stream, once its first words have come. */
export async function lookOn(
  url: string,
  { game, host }: Table,
  agent: Agent,
  localAddress?: string,
): Promise<IncomingMessage> {
  const asked = get(url + paths.stream(game), { headers: bearer(host), agent, ...(localAddress && { localAddress }) })
  const [stream] = (await once(asked, 'response')) as [IncomingMessage]
  if (stream.statusCode !== 200) throw new Error(`A stream was answered ${stream.statusCode}`)
  await once(stream, 'data')
  stream.on('error', () => {}) // that it is cut off in the end
  return stream.resume()
}

const LOOKS = 10

/** The middle of some looks, after a moment to settle. */
export async function atRest(pid: number): Promise<number> {
  await wait(3000)
  const looks: number[] = []
  for (let look = 0; look < LOOKS; look++) {
    looks.push(memoryOfNodes(pid))
    await wait(200)
  }
  return median(looks)
}
