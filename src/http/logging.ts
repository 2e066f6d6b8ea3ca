// One line a request, for the operator: which route, which game, how it went. Never a body, a query or a token, and no
// address of a page either: some of them (invitations) are secrets.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { withoutAddresses } from '../text/without-addresses.ts'

export interface LogSettings {
  readonly level: string
  /** Standard output if left out. */
  readonly stream?: { write(line: string): void }
}

export const loggerFor = (log: LogSettings | undefined): NonNullable<FastifyServerOptions['logger']> =>
  log === undefined ? false : { ...log, serializers: { err: plainly, req: () => ({}), res: () => ({}) } }

/** What others hang on an error (a query, its values) stays out, and so do addresses in what it says. */
export const plainly = ({ name, message, stack, code }: Error & { code?: unknown }) => ({
  type: name,
  message: withoutAddresses(message),
  stack: withoutAddresses(stack ?? ''),
  ...(code !== undefined && { code }),
})

/** A proxy's name for the request, if it has a decent one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Reading that went well is not worth a line. */
export function logResponses(app: FastifyInstance): void {
  const isDetailed = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply
    if (request.method === 'GET' && status < 400 && !isDetailed) return
    const { game } = (request.params ?? {}) as { game?: string }
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      ...(game !== undefined && /^[0-9a-f-]{36}$/.test(game) && { game }),
      ...(request.caller && { account: request.caller.account }),
      status,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
