// Translating out: what a verb gave, or the failure as a problem.
import type { FastifyReply } from 'fastify'
import type { Failure, Outcome } from '../../games/model/failure.ts'
import { problemOf, sendProblem } from '../problem.ts'

export const told = <T>(
  reply: FastifyReply,
  outcome: Outcome<T>,
  translate: (value: T) => unknown = (value) => value,
) => {
  if (outcome.ok) return translate(outcome.value)
  const wait = waitAfter(outcome.failure)
  if (wait !== undefined) reply.header('retry-after', String(wait))
  return sendProblem(reply, problemOf(outcome.failure))
}

const BUSY_SECONDS = 2

/** In seconds, where it helps. */
function waitAfter(failure: Failure): number | undefined {
  if (failure.kind === 'too-busy') return BUSY_SECONDS
  return failure.kind === 'too-fast' ? failure.retryAfter : undefined
}

/** An answer without a body. */
export const done = (reply: FastifyReply, outcome: Outcome<void>) =>
  outcome.ok ? reply.code(204).send(null) : told(reply, outcome)
