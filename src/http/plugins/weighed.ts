// Reading a whole log is work: of operations that do, this process has few in hand at a time, and a caller one. Who asks for
// more than may wait is told so at once, and nothing is read for whoever has gone.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import plugin from 'fastify-plugin'
import type { Access } from '../access.ts'
import { addressKey } from '../address.ts'
import { hereUntil } from '../here-until.ts'
import type { Limits } from '../limits.ts'
import { problem, sendProblem } from '../problem.ts'
import { NoTurn, Turns } from '../turns.ts'

const PATIENCE_MS = 20_000
const AGAIN_SECONDS = 2

export const weighedPlugin = plugin(async (app: FastifyInstance, { limits }: { readonly limits: Limits }) => {
  const turns = new Turns({
    ...{ atOnce: limits.readings, waiting: limits.readingsWaiting, waitingEach: limits.readingsWaitingEach },
    ...{ waitingByAddress: limits.readingsWaitingByAddress, patience: PATIENCE_MS },
  })
  app.addHook('onRoute', (route) => {
    const access = route.config?.access
    if (access === undefined || access === 'page' || access.wholeLog === undefined) return
    route.handler = inTurn(turns, access.wholeLog, route.handler)
  })
})

const inTurn = (turns: Turns, when: NonNullable<Access['wholeLog']>, handler: RouteHandlerMethod): RouteHandlerMethod =>
  async function (request, reply) {
    const answer = async () => handler.call(this, request, reply)
    if (when === 'of-the-past' && !isOfThePast(request)) return answer()
    const address = addressKey(request.ip)
    const asker = { by: request.caller?.account ?? address, address, signal: hereUntil(reply) }
    try {
      return await turns.take(asker, answer)
    } catch (error) {
      if (error instanceof NoTurn) return refuse(reply, error)
      throw error
    }
  }

function isOfThePast({ query }: FastifyRequest): boolean {
  const { at, round } = query as { at?: number; round?: number }
  return at !== undefined || round !== undefined
}

/** Whoever has gone is not told any more: the answer ends with the connection. */
function refuse(reply: FastifyReply, { why }: NoTurn): FastifyReply {
  reply.header('retry-after', String(AGAIN_SECONDS))
  if (why !== 'too-many') return sendProblem(reply, problem('too-busy'))
  return sendProblem(reply, problem('too-many', { detail: 'You wait for as many logs as you may.' }))
}
