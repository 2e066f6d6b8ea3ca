// Reading a whole log is work: of operations that do, this process has few in hand at a time, and a caller one. Who asks for
// more than may wait is told so at once, and nothing is read for whoever has gone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { NotNow } from '../../flow/not-now.ts'
import { type Asker, Queue } from '../../flow/queue.ts'
import { hereUntil } from '../answers/here-until.ts'
import { addressKey } from '../limits/address.ts'
import type { Limits } from '../limits/limits.ts'
import { problem, sendProblem } from '../problem.ts'

const PATIENCE_MS = 20_000
const AGAIN_SECONDS = '2'

export const weighedPlugin = plugin(async (app: FastifyInstance, { limits }: { readonly limits: Limits }) => {
  const queue = new Queue({ atOnce: limits.readings, waiting: limits.readingsWaiting, patience: PATIENCE_MS })
  const askerOf = (request: FastifyRequest, reply: FastifyReply): Asker => {
    const address = addressKey(request.ip)
    const by = request.caller?.account ?? address
    const counted = [
      [`somebody ${by}`, limits.readingsWaitingEach],
      [`address ${address}`, limits.readingsWaitingByAddress],
    ] as const
    return { alone: by, counted, signal: hereUntil(reply) }
  }
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (access === undefined || access === 'page' || access.wholeLog === undefined) return
    const { handler } = route
    const { wholeLog } = access
    route.handler = async function (request, reply) {
      const answer = async () => handler.call(this, request, reply)
      if (wholeLog === 'of-the-past' && !isOfThePast(request)) return answer()
      return queue.take(answer, askerOf(request, reply)).catch((error) => {
        if (error instanceof NotNow && error.why === 'too-many') return refuse(reply)
        throw error
      })
    }
  })
})

function isOfThePast({ query }: FastifyRequest): boolean {
  const { at, round } = query as { at?: number; round?: number }
  return at !== undefined || round !== undefined
}

const refuse = (reply: FastifyReply): FastifyReply =>
  sendProblem(
    reply.header('retry-after', AGAIN_SECONDS),
    problem('too-many', { detail: 'You wait for as much as you may.' }),
  )
