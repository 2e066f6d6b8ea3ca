// Translating out: what a verb gave, or the failure as a problem.
import type { FastifyReply } from 'fastify'
import type { Outcome } from '../../games/model/failure.ts'
import { problemOf, sendProblem } from '../problem.ts'

export const told = <T>(
  reply: FastifyReply,
  outcome: Outcome<T>,
  translate: (value: T) => unknown = (value) => value,
) => {
  if (outcome.ok) return translate(outcome.value)
  const { failure } = outcome
  if ('retryAfter' in failure) reply.header('retry-after', String(failure.retryAfter))
  if (failure.kind === 'refused' && reply.server.numberedRules.has(failure.ruleset))
    reply.header('link', `</rules/${failure.ruleset}#${failure.refusal.rule}>; rel="help"`)
  return sendProblem(reply, problemOf(failure))
}

/** An answer without a body. */
export const done = (reply: FastifyReply, outcome: Outcome<void>) =>
  outcome.ok ? reply.code(204).send(null) : told(reply, outcome)
