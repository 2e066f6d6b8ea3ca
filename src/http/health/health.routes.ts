// Whether the server lives, whether it can do its work, and its figures for a monitor.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { shows } from '../bearer.ts'
import { isFromHere } from '../nearby.ts'
import { operation } from '../operation.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

/** Whoever asks wants to know it soon: what is not known by then is not there. */
const KNOWN_MS = 1_000

async function inTime(isThere: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((over) => {
    timer = setTimeout(() => over(false), KNOWN_MS)
  })
  return Promise.race([isThere, late]).finally(() => clearTimeout(timer))
}

const parts = Type.Object({ database: Type.Boolean(), queue: Type.Boolean() }, { title: 'Readiness' })

export const healthRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { metricsToken } = services
  app.get(
    '/healthz',
    operation('isAlive', {
      summary: 'Whether the server lives',
      answers: {
        200: { description: 'It does.', schema: Type.Object({ alive: Type.Boolean() }), example: { alive: true } },
      },
    }),
    async () => ({ alive: true }),
  )

  app.get(
    '/readyz',
    operation('isReady', {
      summary: 'Whether it can do its work',
      answers: {
        200: { description: 'It can.', schema: parts, example: { database: true, queue: true } },
        503: { description: 'The database is away.', schema: parts, example: { database: false, queue: true } },
      },
    }),
    async (_request, reply) => {
      // Without a queue rounds wait, and everything else goes on: that is no reason to send people elsewhere.
      const [database, queue] = await Promise.all([services.isDatabaseThere(), services.isQueueThere()].map(inTime))
      return reply.code(database ? 200 : 503).send({ database, queue })
    },
  )

  app.get(
    '/metrics',
    {
      ...operation('readMetrics', {
        summary: 'Figures for Prometheus',
        description:
          'Authorization is "Bearer" and METRICS_TOKEN; where none is set, only this machine itself may ask.',
        answers: {
          200: {
            description: 'In its text format.',
            type: 'text/plain',
            schema: Type.String(),
            example: 'herald_streams_open 12\n',
          },
        },
      }),
      onRequest: async (request, reply) => {
        const mayRead = metricsToken === null ? isFromHere(request) : shows(request.headers.authorization, metricsToken)
        if (!mayRead) return sendProblem(reply, problem('no-token'))
      },
    },
    async (_request, reply) => reply.type(app.metrics.contentType).send(await app.metrics.metrics()),
  )
}
