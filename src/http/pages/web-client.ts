// The web client: files that were built beforehand, handed out as they are. Its pages are one file; which of them is shown,
// the client reads from the address. It may load nothing from elsewhere and run nothing that did not come as a file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

/** The client's own addresses. Anything else is not found. */
const ADDRESSES = [
  ...['/', '/sign-in', '/new', '/new/:ruleset', '/me', '/invitations', '/games/:game', '/authorize', '/device'],
  ...['/join', '/new-address', '/old-address'],
  ...['/learn', '/learn/:ruleset', '/guide', '/guide/:ruleset'],
]

const CSP = [
  "default-src 'none'",
  ...["script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:", "connect-src 'self'", "font-src 'self'"],
  ...["manifest-src 'self'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
].join('; ')

export interface WebClient {
  /** Where it was built. */
  readonly folder: string
}

/** The page, whatever the address; with the status that fits it. */
export function pageOf({ folder }: WebClient): (reply: FastifyReply) => FastifyReply {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return (reply) =>
    reply
      .header('content-security-policy', CSP)
      .header('cross-origin-opener-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
}

/** Whether somebody came with a browser, to read a page. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/v1/') && (headers.accept ?? '').includes('text/html')

export const webClientPages: FastifyPluginAsync<WebClient> = async (app, client) => {
  const send = pageOf(client)
  for (const url of ADDRESSES)
    app.get(url, { schema: { hide: true }, config: { access: 'page' } }, (_request, reply) => send(reply))
  await app.register(statics, {
    root: client.folder,
    wildcard: false, // one route a file: an address that is none of them is not found as all others are
    globIgnore: ['index.html', '**/*.br', '**/*.gz', '.vite/**'],
    schemaHide: true,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A built file bears a hash of its content in its name.
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      const isWorker = path.endsWith('/sw.js')
      const kept = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
      reply.header('cache-control', isWorker ? 'no-cache' : kept)
      if (isWorker) reply.header('service-worker-allowed', '/') // for all pages, wherever its file lies
      reply.header('x-content-type-options', 'nosniff')
      reply.header('content-security-policy', CSP) // of a worker its own file's counts
    },
  })
}
