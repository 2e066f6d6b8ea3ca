// Translating out: what a verb gave, or the failure as a problem.
import type { FastifyReply } from 'fastify'
import type { Outcome } from '../../games/failure.ts'
import { problemOf, sendProblem } from '../problem.ts'

/** When it is worth while to ask again. */
const AGAIN_SECONDS = '2'

export const told = <T>(
  reply: FastifyReply,
  outcome: Outcome<T>,
  translate: (value: T) => unknown = (value) => value,
) => {
  if (outcome.ok) return translate(outcome.value)
  if (outcome.failure.kind === 'too-busy') reply.header('retry-after', AGAIN_SECONDS)
  return sendProblem(reply, problemOf(outcome.failure))
}

/** An answer without a body. */
export const done = (reply: FastifyReply, outcome: Outcome<void>) =>
  outcome.ok ? reply.code(204).send(null) : told(reply, outcome)
