// What is published beside the API: its reference, to read and for programs, the numbered rules of the games, and what every
// problem means. Helmet's headers are for these pages alone; the web client brings its own.
import helmet from '@fastify/helmet'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import type { Catalogue } from '../../games/ports/catalogue.ts'
import { problem, sendProblem } from '../problem.ts'
import { EXAMPLES, type Examples } from '../reference/elsewhere.ts'
import { madeOnce } from './made-once.ts'
import { problemPages } from './problems/problems.ts'
import { rulesPages } from './rules.ts'

interface Settings {
  readonly catalogue: Catalogue
  /** Of the reference, as it is written. */
  readonly examples: Examples
  /** Whether the web client is there, with pages of its own to lead to. */
  readonly hasClient: boolean
}

export const pages: FastifyPluginAsync<Settings> = async (app, settings) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        // The reference styles itself as it goes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Whoever runs it without TLS, at home, must be able to.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false, // said of all there is: see keeping.ts
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    logo: { type: 'image/svg+xml', content: Buffer.from(LOGO), href: '/', target: '_self' },
    uiConfig: { showExtensions: true }, // who may call it, and how it says no
    theme: { title: 'Herald: the API', favicon: [FAVICON] },
    // It would write the whole reference anew at each reading.
    uiHooks: {
      onRequest: (request, reply, done) =>
        WRITTEN_ANEW.includes(request.routeOptions.url ?? '') ? void reply.redirect('/openapi.json') : done(),
    },
  })
  const reference = madeOnce('application/json; charset=utf-8', () => JSON.stringify(app.swagger()))
  app.get('/openapi.json', { schema: { hide: true }, config: { access: 'page' } }, reference)
  app.get<{ Params: { operation: string } }>(
    `${EXAMPLES}/:operation`,
    { schema: { hide: true }, config: { access: 'page' } },
    async ({ params }, reply) => {
      if (settings.examples.size === 0) app.swagger()
      const example = settings.examples.get(params.operation)
      return example === undefined ? sendProblem(reply, problem('no-such-page')) : reply.send(example)
    },
  )
  await app.register(rulesPages, settings)
  await app.register(problemPages)
}

const WRITTEN_ANEW = ['/docs/json', '/docs/yaml']

/** A trumpet with its banner, and the name. */
const SIGN = '<path fill="#f0c24b" d="M2 14h18l10-7v18l-10-7H2z"/><path fill="#c4321b" d="M8 18h9v12l-4.5-4L8 30z"/>'
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="36" viewBox="0 0 150 36">${SIGN}<text x="40" y="25" fill="#fff" font-family="Georgia,serif" font-size="24">Herald</text></svg>`
const FAVICON = {
  filename: 'herald.svg',
  rel: 'icon',
  type: 'image/svg+xml',
  sizes: 'any',
  content: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 36">${SIGN}</svg>`),
}
