// Operations that are on their way out say so: in the reference, and in the head of every answer.
import type { FastifyInstance } from 'fastify'

export interface Deprecated {
  /** The first day it should not be used any more, as 2027-01-01, */
  readonly since: string
  /** and the first it may be gone: docs/api-policy.md says how long that is. */
  readonly sunset: string
  /** What to use, in a sentence. */
  readonly instead: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    deprecated?: Deprecated
  }
}

export const sayDeprecated = ({ since, sunset, instead }: Deprecated): string =>
  `Deprecated since ${since}, to go on ${sunset} or later. ${instead}`

/** RFC 9745, RFC 8594, and where it is said in words. */
export function headersFor({ since, sunset }: Deprecated, tag: string, operation: string): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    link: `</docs#/${tag}/${operation}>; rel="deprecation"; type="text/html"`,
  }
}

/** For every operation that is added after it. */
export function tellDeprecated(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { deprecated, access, operation } = request.routeOptions.config
    if (deprecated && operation && access && access !== 'page')
      reply.headers(headersFor(deprecated, access.tag, operation))
    done()
  })
}
