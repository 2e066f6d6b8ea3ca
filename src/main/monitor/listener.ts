// A port for monitors alone, which no proxy leads to: figures, and whether the process lives. The worker has no other.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { explainListening } from '../listening.ts'

export interface Monitored {
  readonly host: string
  readonly port: number
  /** What whoever reads the figures shows; null where whoever reaches the port may. */
  readonly mayRead: (authorization: string | undefined) => boolean
  readonly metrics: { readonly contentType: string; metrics(): Promise<string> }
}

const PATIENCE_MS = 10_000

export async function listenForMonitors({
  host,
  port,
  mayRead,
  metrics,
}: Monitored): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer({ requestTimeout: PATIENCE_MS, headersTimeout: PATIENCE_MS }, (request, response) => {
    const say = (status: number, type: string, text: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text)
    const [path] = (request.url ?? '').split('?')
    if (request.method !== 'GET' && request.method !== 'HEAD') return void say(405, 'text/plain', 'GET alone\n')
    if (path === '/healthz') return void say(200, 'application/json', '{"alive":true}')
    if (path !== '/metrics') return void say(404, 'text/plain', 'Nothing here but /metrics and /healthz\n')
    if (!mayRead(request.headers.authorization)) return void say(401, 'text/plain', 'METRICS_TOKEN is not shown\n')
    metrics.metrics().then(
      (text) => say(200, metrics.contentType, text),
      () => say(503, 'text/plain', 'Figures cannot be read now\n'),
    )
  })
  server.maxConnections = 50
  await new Promise<void>((listening, fail) => {
    server.once('error', fail)
    server.listen({ host, port }, listening)
  }).catch(explainListening('METRICS_HOST and METRICS_PORT'))
  server.on('error', () => {}) // of a connection: the next one is another
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}
