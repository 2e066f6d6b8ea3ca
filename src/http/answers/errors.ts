// What becomes of an exception: somebody's mistake is told to them, ours is logged and hurts one request. A database that is
// away, or too much at once, is nobody's mistake: whoever asks is told when to come again.
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { NotNow } from '../../flow/not-now.ts'
import { DamagedLog } from '../../games/model/damaged-log.ts'
import { MissingRules } from '../../games/model/missing-rules.ts'
import { problem, sendProblem } from '../problem.ts'
import type { Services } from '../services.ts'

type Thrown = Error & { statusCode?: number; validation?: { instancePath: string }[] }

/** Of an address that leads to no route at all: one that is garbled, or names something longer than any name here. */
export const answerAddresses: NonNullable<FastifyServerOptions['frameworkErrors']> = (error, _request, reply) =>
  sendProblem(
    reply,
    error.code === 'FST_ERR_BAD_URL'
      ? problem('not-understood', { detail: 'This address cannot be read.' })
      : problem('no-such-page'),
  )

/** In seconds: databases come back soon, or not at all. */
const AWAY_SECONDS = '3'
const BUSY_SECONDS = '2'

export function answerErrors(app: FastifyInstance, { isDatabaseAway }: Pick<Services, 'isDatabaseAway'>): void {
  app.setErrorHandler<Thrown>((error, request, reply) => {
    const [wrong] = error.validation ?? []
    const status = error.statusCode ?? 500
    if (wrong)
      return sendProblem(reply, problem('not-understood', { detail: error.message, pointer: wrong.instancePath }))
    if (error instanceof MissingRules) {
      request.log.warn({ err: error }, 'no such rules here')
      return sendProblem(reply, problem('rules-missing', { detail: error.detail }))
    }
    if (error instanceof DamagedLog) return sendProblem(reply, problem('game-parked')) // whoever read it has told of it
    if (status === 413) return sendProblem(reply, problem('too-large'))
    if (status === 415) return sendProblem(reply, problem('not-json'))
    if (status < 500) return sendProblem(reply, problem('not-understood', { detail: error.message }))
    if (error instanceof NotNow) {
      request.log.info({ err: error }, 'not now')
      return sendProblem(reply.header('retry-after', BUSY_SECONDS), problem('too-busy'))
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away')
      return sendProblem(reply.header('retry-after', AWAY_SECONDS), problem('no-database'))
    }
    request.log.error({ err: error }, 'our mistake')
    return sendProblem(reply, problem('our-mistake'))
  })
}
