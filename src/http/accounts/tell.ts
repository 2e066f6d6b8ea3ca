// Translating out: what a verb gave, or the failure as a problem.
import type { FastifyReply } from 'fastify'
import type { Outcome } from '../../accounts/model/failure.ts'
import { sendProblem } from '../problem.ts'
import { accountProblem } from './account-problem.ts'

export const told = <T>(
  reply: FastifyReply,
  outcome: Outcome<T>,
  translate: (value: T) => unknown = (value) => value,
) => {
  if (outcome.ok) return translate(outcome.value)
  const { failure } = outcome
  if (failure.kind === 'too-many-tries') reply.header('retry-after', String(failure.retryAfter))
  return sendProblem(reply, accountProblem(failure))
}

/** An answer without a body. */
export const done = (reply: FastifyReply, outcome: Outcome<void>) =>
  outcome.ok ? reply.code(204).send(null) : told(reply, outcome)
