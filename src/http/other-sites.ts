// What pages of other sites may do: call the API with a token of their own, get one, and read the reference, the rules and
// what problems mean. Nothing of that goes by cookies, so a page can do no more than a program elsewhere. What does read a
// cookie, or takes a password, is for our own page alone, and so is everything else beside the API, the mailbox first of all.
import type { FastifyCorsOptions, FastifyCorsOptionsDelegateCallback } from '@fastify/cors'

const NOTHING: FastifyCorsOptions = { origin: false }

const FOR_ALL = /^\/(v1\/|openapi\.json$|(problems|rules)(\/|$)|\.well-known\/oauth-authorization-server$)/
/** By their paths, as a browser asks before it sends: test/http/headers.test.ts holds them to `ownPage` in access.ts. */
const OWN_PAGE = /^\/v1\/(sign-in\/|sessions\/(link|code|password)$|me\/address$)/

/** All origins where none is named. */
export function otherSites(origins: readonly string[]): FastifyCorsOptionsDelegateCallback {
  const calls: FastifyCorsOptions = {
    origin: origins.length === 0 || origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      ...['etag', 'location', 'link', 'retry-after', 'ratelimit', 'ratelimit-policy'],
      ...['x-request-id', 'deprecation', 'sunset'],
    ],
    maxAge: 86_400,
  }
  return (request, done) => {
    const path = pathOf(request.url)
    done(null, FOR_ALL.test(path) && !OWN_PAGE.test(path) ? calls : NOTHING)
  }
}

/** As routes are found: without its query, decoded. Empty where it cannot be. */
function pathOf(url: string): string {
  try {
    return decodeURIComponent(url.split(/[?;#]/, 1)[0]!)
  } catch {
    return ''
  }
}
