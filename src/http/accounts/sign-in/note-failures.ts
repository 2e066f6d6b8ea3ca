// Failed sign-ins for the operator's log: whose name was tried and where from, as keyed hashes, so that the same one is known
// again in the log and nobody's address stands there.
import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Outcome } from '../../../accounts/model/failure.ts'
import type { Services } from '../../services.ts'

const DIGITS = 16

export function noteFailures({ keys }: Pick<Services, 'keys'>) {
  const hashed = (what: string, said: string) =>
    createHmac('sha256', keys[0].secret)
      .update(`log/${what}/${said.trim().toLowerCase()}`)
      .digest('hex')
      .slice(0, DIGITS)

  /** Gives what it was given. */
  return <T>(request: FastifyRequest, outcome: Outcome<T>, who?: string): Outcome<T> => {
    if (!outcome.ok)
      request.log.warn(
        {
          failure: outcome.failure.kind,
          source: hashed('source', request.ip),
          ...(who !== undefined && { who: hashed('who', who) }),
        },
        'somebody did not get in',
      )
    return outcome
  }
}
