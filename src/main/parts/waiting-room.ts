// What a server answers while it waits for its database to be brought up to date: it lives, and is not ready.
import { createServer } from 'node:http'
import { problem } from '../../http/problem.ts'
import type { Config } from '../config.ts'
import { explainListening } from '../listening.ts'

const AGAIN_S = '5'

/** Gives what closes it. */
export async function openWaitingRoom({ host, port }: Pick<Config, 'host' | 'port'>): Promise<() => Promise<void>> {
  const server = createServer(({ url }, response) => {
    const [status, type, body] = answerTo(url)
    response.writeHead(status, {
      ...{ 'content-type': type, 'cache-control': 'no-store', connection: 'close' },
      ...(status === 503 && { 'retry-after': AGAIN_S }),
    })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, host, ready)
  }).catch(explainListening('HOST and PORT'))
  return () =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
}

function answerTo(url: string | undefined): [status: number, type: string, body: object] {
  if (url === '/healthz') return [200, 'application/json', { alive: true }]
  if (url === '/readyz') return [503, 'application/json', { database: false, queue: false }]
  return [503, 'application/problem+json', problem('no-database')]
}
