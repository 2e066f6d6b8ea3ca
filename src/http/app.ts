// The API: Fastify with the plugins and one folder of routes a resource. Routes only translate.
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import Fastify, { type FastifyServerOptions } from 'fastify'
import { accountRoutes } from './accounts/accounts.routes.ts'
import { gameRoutes } from './games/games.routes.ts'
import { streamRoutes } from './games/stream.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { accessTokensPlugin } from './plugins/access-tokens.ts'
import { callerPlugin } from './plugins/caller.ts'
import { problem, problemSchema, sendProblem } from './problem.ts'
import { rulesRoutes } from './rules/rules.routes.ts'
import type { Services } from './services.ts'

const BODY_LIMIT = 64 * 1024
const MINUTE = 60_000

export interface AppSettings {
  readonly logger?: FastifyServerOptions['logger']
  readonly version: string
  /** Those that differ from the usual. */
  readonly limits?: Partial<Limits>
}

/** Requests a minute, of an account or else of an address; and tries to sign in, of an address. */
export interface Limits {
  readonly requests: number
  readonly signIns: number
}

const USUAL_LIMITS: Limits = { requests: 600, signIns: 20 }

export async function buildApp(services: Services, { logger = false, version, ...settings }: AppSettings) {
  const limits = { ...USUAL_LIMITS, ...settings.limits }
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : lenient).compile(schema))
  app.addSchema(problemSchema)
  app.setErrorHandler<Error & { statusCode?: number; validation?: { instancePath: string; message?: string }[] }>(
    (error, request, reply) => {
      const [wrong] = error.validation ?? []
      if (wrong)
        return sendProblem(
          reply,
          problem(400, 'not-understood', 'This request cannot be understood.', {
            detail: error.message,
            pointer: wrong.instancePath,
          }),
        )
      const status = error.statusCode ?? 500
      if (status === 429) return sendProblem(reply, problem(429, 'too-many', 'Too many requests: wait a little.'))
      if (status < 500) return sendProblem(reply, problem(status, 'not-understood', error.message))
      request.log.error(error)
      return sendProblem(reply, problem(500, 'our-mistake', 'Something went wrong on our side; it has been noted.'))
    },
  )
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, problem(404, 'no-such-page', 'There is nothing here.')),
  )

  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Herald', version, description: 'Programmed-order board games by web, over days.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => (json.$id as string) ?? `schema-${i}` },
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
  await app.register(accessTokensPlugin, services)
  await app.register(callerPlugin, services)
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: MINUTE,
    keyGenerator: (request) => request.caller?.account ?? request.ip,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
  await app.register(healthRoutes, { services })
  await app.register(accountRoutes, { prefix: '/v1', services, signIns: { max: limits.signIns, timeWindow: MINUTE } })
  await app.register(gameRoutes, { prefix: '/v1', services })
  await app.register(streamRoutes, { prefix: '/v1', services })
  await app.register(rulesRoutes, { prefix: '/v1' })
  app.get('/openapi.json', { schema: { hide: true }, config: { access: 'anybody' } }, () => app.swagger())
  return app
}

/** Bodies are taken as they are: nothing coerced, nothing dropped. Queries and paths are text, so numbers are read. */
const compiler = (coerceTypes: boolean | 'array') => {
  const ajv = new Ajv({ coerceTypes, removeAdditional: false, useDefaults: true, allErrors: false })
  addFormats.default(ajv)
  return ajv
}
const strict = compiler(false)
const lenient = compiler('array')
