// The API: Fastify with the plugins and one folder of routes a resource. Routes only translate.
import cors from '@fastify/cors'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { profileRoutes } from './accounts/profile.routes.ts'
import { sessionRoutes } from './accounts/sessions.routes.ts'
import { signInRoutes } from './accounts/sign-in.routes.ts'
import { tokenRoutes } from './accounts/tokens.routes.ts'
import { undeliveredRoutes } from './accounts/undelivered.routes.ts'
import { webhookRoutes } from './accounts/webhooks.routes.ts'
import { answerConnections, PATIENCE, type Patience, serverWith } from './connections.ts'
import { answerAddresses, answerErrors } from './errors.ts'
import { answerRoutes } from './games/answers.routes.ts'
import { draftRoutes } from './games/drafts.routes.ts'
import { historyRoutes } from './games/history.routes.ts'
import { invitationRoutes } from './games/invitations.routes.ts'
import { pictureRoutes } from './games/pictures.routes.ts'
import { HEARTBEAT_MS, streamRoutes } from './games/stream.routes.ts'
import { tableRoutes } from './games/tables.routes.ts'
import { talkRoutes } from './games/talk.routes.ts'
import { timeRoutes } from './games/time.routes.ts'
import { vacationRoutes } from './games/vacations.routes.ts'
import { viewRoutes } from './games/view.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { readBodies } from './input.ts'
import { keepNothing, secureTransport } from './keeping.ts'
import { LIMITS, type Limits } from './limits.ts'
import { type LogSettings, loggerFor, logResponses, requestId } from './logging.ts'
import { inboundRoutes } from './mail/inbound.routes.ts'
import { unsubscribeRoutes } from './mail/unsubscribe.routes.ts'
import { isLoopbackName } from './nearby.ts'
import { otherSites } from './other-sites.ts'
import { mailboxPages } from './pages/mailbox.ts'
import { pages } from './pages/pages.ts'
import { pageOf, type WebClient, wantsPage, webClientPages } from './pages/web-client.ts'
import { accessTokensPlugin } from './plugins/access-tokens.ts'
import { callerPlugin } from './plugins/caller.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { weighedPlugin } from './plugins/weighed.ts'
import { problem, problemSchema, sendProblem } from './problem.ts'
import { rulesRoutes } from './rules/rules.routes.ts'
import type { Services } from './services.ts'

export interface AppSettings {
  readonly version: string
  /** Which code this is, the same for all processes of a deploy: what one build has shown, another may show otherwise. */
  readonly build?: string
  /** Nothing is logged without it. */
  readonly log?: LogSettings
  readonly limits?: Partial<Limits>
  readonly patience?: Partial<Patience>
  /** How often a stream shows that it lives, in milliseconds. */
  readonly heartbeat?: number
  /** Pages of other sites that may call this API; none if left out. */
  readonly corsOrigins?: readonly string[]
  /** Whose word is taken for where a request comes from: see Fastify's trustProxy. */
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>
  /** The web client as it was built; an API without one if left out. */
  readonly web?: WebClient
}

const BODY_LIMIT = 64 * 1024

export async function buildApp(services: Services, settings: AppSettings) {
  const { version, build = version, log, corsOrigins = [], trustProxy = false } = settings
  const { publicUrl } = services.letters.settings
  const limits = { ...LIMITS, ...settings.limits }
  const app = Fastify({
    logger: loggerFor(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    serverFactory: serverWith({
      patience: { ...PATIENCE, ...settings.patience },
      limits,
      isBehindProxy: trustProxy !== false,
    }),
    clientErrorHandler: answerConnections,
    frameworkErrors: answerAddresses,
  }).withTypeProvider<TypeBoxTypeProvider>()
  readBodies(app)
  answerErrors(app, services)
  logResponses(app)
  secureTransport(app, publicUrl)
  app.addSchema(problemSchema)
  const page = settings.web && pageOf(settings.web)
  app.setNotFoundHandler((request, reply) =>
    page && wantsPage(request) ? page(reply.code(404)) : sendProblem(reply, problem('no-such-page')),
  )

  await app.register(metricsPlugin, services)
  if (corsOrigins.length > 0) await app.register(cors, { delegator: otherSites(corsOrigins) })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Herald',
        version,
        description: 'Programmed-order board games by web, over days. Every failure is an RFC 9457 problem.',
      },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'An access token, or a personal access token.' },
        },
      },
    },
    refResolver: { buildLocalReference: (json, _base, _fragment, i) => (json.$id as string) ?? `schema-${i}` },
  })
  await app.register(pages)
  if (settings.web) await app.register(webClientPages, settings.web)
  // Whoever is told to call it by another name comes from elsewhere.
  if (services.mailbox && isLoopbackName(new URL(publicUrl).hostname))
    await app.register(mailboxPages, { mailbox: services.mailbox })

  keepNothing(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id)
  })
  await app.register(limitsPlugin, { limits, tally: services.tally })
  await app.register(accessTokensPlugin, services)
  await app.register(callerPlugin, services)
  await app.register(weighedPlugin, { limits })

  await app.register(healthRoutes, { services })
  await app.register(signInRoutes, { prefix: '/v1', services, signIns: limits.signIns })
  await app.register(sessionRoutes, { prefix: '/v1', services, signIns: limits.signIns })
  await app.register(profileRoutes, { prefix: '/v1', services, exports: limits.exports })
  for (const routes of [viewRoutes, pictureRoutes]) await app.register(routes, { prefix: '/v1', services, build })
  for (const routes of [tokenRoutes, tableRoutes, answerRoutes, historyRoutes])
    await app.register(routes, { prefix: '/v1', services })
  for (const routes of [draftRoutes, invitationRoutes, talkRoutes, timeRoutes, vacationRoutes])
    await app.register(routes, { prefix: '/v1', services })
  for (const routes of [undeliveredRoutes, webhookRoutes, unsubscribeRoutes, inboundRoutes])
    await app.register(routes, { prefix: '/v1', services })
  const { heartbeat = HEARTBEAT_MS } = settings
  await app.register(streamRoutes, { prefix: '/v1', services, limits, heartbeat })
  await app.register(rulesRoutes, { prefix: '/v1', services })
  return app
}
