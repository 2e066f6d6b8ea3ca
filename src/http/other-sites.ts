// What pages of other sites may do: call the API and read its reference. Everything else here is for people who came to it.
import type { FastifyCorsOptions, FastifyCorsOptionsDelegateCallback } from '@fastify/cors'

const NOTHING: FastifyCorsOptions = { origin: false }

export function otherSites(origins: readonly string[]): FastifyCorsOptionsDelegateCallback {
  const calls: FastifyCorsOptions = {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['etag', 'link', 'location', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
  }
  return (request, done) => done(null, /^\/(v1\/|openapi\.json)/.test(request.url) ? calls : NOTHING)
}
