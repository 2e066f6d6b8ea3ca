// What a monitor reads: requests by route and how long they took, streams, pictures and mails of this process, beside the figures
// that are passed in.
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
    streamsOpen: Gauge
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

type Counted = Pick<Services, 'metrics' | 'letters' | 'deps'>

export const metricsPlugin = plugin(async (app: FastifyInstance, { metrics, letters, deps }: Counted) => {
  const registers = [new Registry()]
  const requests = new Histogram({
    name: 'herald_http_request_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000)
  })
  app.decorate(
    'streamsOpen',
    new Gauge({ name: 'herald_streams_open', help: 'Event streams that are open in this process.', registers }),
  )
  new Counter({
    name: 'herald_pictures_total',
    help: 'Pictures drawn for the API by this process, and PNGs that were there already.',
    labelNames: ['what'],
    registers,
    collect() {
      this.reset()
      for (const [what, count] of Object.entries(deps.drawn.counts)) this.inc({ what }, count)
    },
  })
  new Counter({
    name: 'herald_mails_received_total',
    help: 'Mails that came in to this process, by what became of them.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset()
      for (const [result, count] of Object.entries(letters.received.counts)) this.inc({ result }, count)
    },
  })
  app.decorate('metrics', Registry.merge([metrics, ...registers]))
})
