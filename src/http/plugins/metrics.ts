// What a monitor reads: requests by route and how long they took, and the process itself. Others add their own figures.
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Services } from '../services.ts'
import { atMostEvery } from './at-most-every.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/** Counting reads whole tables. */
const COUNT_MS = 10_000

type Counted = Pick<Services, 'figures' | 'letters' | 'accounts' | 'deps'>

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export const metricsPlugin = plugin(async (app: FastifyInstance, { figures, letters, accounts, deps }: Counted) => {
  const registers = [new Registry()]
  const games = atMostEvery(COUNT_MS, figures)
  const lettersByState = atMostEvery(COUNT_MS, () => letters.store.count())
  const accountLetters = atMostEvery(COUNT_MS, () => accounts.store.countLetters())
  const stoppedByReason = atMostEvery(COUNT_MS, () => letters.store.countStopped())
  const deliveriesByState = atMostEvery(COUNT_MS, () => deps.hooks.count('programs'))
  const pushesByState = atMostEvery(COUNT_MS, () => deps.hooks.count('browsers'))
  collectDefaultMetrics({ register: registers[0]!, prefix: 'herald_' })
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
  new Gauge({
    name: 'herald_games',
    help: 'Games by status.',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset()
      for (const [status, count] of Object.entries(await games())) this.set({ status }, count)
    },
  })
  new Gauge({
    name: 'herald_letters',
    help: 'Letters by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await lettersByState())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'herald_account_letters',
    help: 'Letters to sign in, about accounts, and receipts for mails, of the last days, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await accountLetters())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'herald_stopped_addresses',
    help: 'People to whom no letters go until they confirm their address: letters came back, or they complained.',
    labelNames: ['reason'],
    registers,
    async collect() {
      for (const [reason, count] of Object.entries(await stoppedByReason())) this.set({ reason }, count)
    },
  })
  new Gauge({
    name: 'herald_deliveries',
    help: 'What webhooks were to be told, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await deliveriesByState())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'herald_pushes',
    help: 'What browsers were to be told, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const [state, count] of Object.entries(await pushesByState())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'herald_pictures',
    help: 'Pictures drawn for the API by this process, and PNGs that were there already.',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, count] of Object.entries(deps.drawn.counts)) this.set({ what }, count)
    },
  })
  new Gauge({
    name: 'herald_mails_received',
    help: 'Mails that came in to this process, by what became of them.',
    labelNames: ['result'],
    registers,
    collect() {
      for (const [result, count] of Object.entries(letters.received.counts)) this.set({ result }, count)
    },
  })
  app.decorate('metrics', registers[0]!)
})
