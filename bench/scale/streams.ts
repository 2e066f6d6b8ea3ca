// Ten thousand who look on at once in one process, each from one of many addresses of this machine.
import { Agent, type IncomingMessage } from 'node:http'
import { atRest, lookOn } from '../api/memory.ts'
import type { Row } from '../report.ts'
import type { Towns } from './towns.ts'

const STREAMS = 10_000
const AT_ONCE = 50
const ADDRESSES = 200
const MEGABYTE = 1024 * 1024

export async function streams({ many: { server, tables } }: Towns): Promise<Row[]> {
  const before = await atRest(server.pid)
  const open: IncomingMessage[] = []
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  while (open.length < STREAMS) {
    const next = Array.from({ length: AT_ONCE }, (_, at) => {
      const number = open.length + at
      return lookOn(server.url, tables[number % tables.length]!, agent, `127.0.0.${2 + (number % ADDRESSES)}`)
    })
    open.push(...(await Promise.all(next)))
  }
  const after = await atRest(server.pid)
  for (const stream of open) stream.destroy()
  return [
    { what: '10,000 open streams, more', figure: (after - before) / MEGABYTE, unit: 'MB', wanted: { under: 200 } },
  ]
}
