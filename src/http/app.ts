// The API: Fastify with the plugins and one folder of routes a resource. Routes only translate.
import cors from '@fastify/cors'
import swagger from '@fastify/swagger'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify, { type FastifyServerOptions, LogController } from 'fastify'
import { pushRoutes } from './accounts/hooks/push.routes.ts'
import { webhookRoutes } from './accounts/hooks/webhooks.routes.ts'
import { profileRoutes } from './accounts/profile.routes.ts'
import { addressRoutes } from './accounts/sign-in/addresses.routes.ts'
import { joinRoutes } from './accounts/sign-in/join.routes.ts'
import { sessionRoutes } from './accounts/sign-in/sessions.routes.ts'
import { signInRoutes } from './accounts/sign-in/sign-in.routes.ts'
import { tokenRoutes } from './accounts/tokens.routes.ts'
import { undeliveredRoutes } from './accounts/undelivered.routes.ts'
import { tellDeprecated } from './answers/deprecated.ts'
import { answerAddresses, answerErrors } from './answers/errors.ts'
import { keepNothing, secureTransport } from './answers/keeping.ts'
import { knownMethods, takes } from './answers/methods.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { exportRoutes } from './exports/exports.routes.ts'
import { answerRoutes } from './games/answers.routes.ts'
import { draftRoutes } from './games/drafts.routes.ts'
import { historyRoutes } from './games/history.routes.ts'
import { invitationRoutes } from './games/invitations.routes.ts'
import { pictureRoutes } from './games/pictures.routes.ts'
import { tableRoutes } from './games/tables.routes.ts'
import { talkRoutes } from './games/talk.routes.ts'
import { timeRoutes } from './games/time.routes.ts'
import { vacationRoutes } from './games/vacations.routes.ts'
import { viewRoutes } from './games/view.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { limitsRoutes } from './health/limits.routes.ts'
import { readBodies } from './input.ts'
import { answerConnections, PATIENCE, type Patience, serverWith } from './limits/connections.ts'
import { drainsBeforeClosing } from './limits/draining.ts'
import { BODY_BYTES, LIMITS, type Limits } from './limits/limits.ts'
import { type LogSettings, loggerFor, logResponses, requestId } from './logging.ts'
import { inboundRoutes } from './mail/inbound.routes.ts'
import { unsubscribeRoutes } from './mail/unsubscribe.routes.ts'
import { isLoopbackName } from './nearby.ts'
import { consentRoutes } from './oauth/consent.routes.ts'
import { grantRoutes } from './oauth/grants.routes.ts'
import { metadataRoutes } from './oauth/metadata.routes.ts'
import { oauthTokenRoutes } from './oauth/tokens.routes.ts'
import { otherSites } from './other-sites.ts'
import { mailboxPages } from './pages/mailbox.ts'
import { pages } from './pages/pages.ts'
import { numberedRulesIn } from './pages/rules.ts'
import { pageOf, type WebClient, wantsPage, webClientPages } from './pages/web-client.ts'
import { accessTokensPlugin } from './plugins/access-tokens.ts'
import { callerPlugin } from './plugins/caller.ts'
import { limitsPlugin } from './plugins/limits.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { streamTicketsPlugin } from './plugins/stream-tickets.ts'
import { weighedPlugin } from './plugins/weighed.ts'
import { whoFirstPlugin } from './plugins/who-first.ts'
import { problem, sendProblem } from './problem.ts'
import { aboutApi } from './reference/about.ts'
import type { Examples } from './reference/elsewhere.ts'
import { referenceOf } from './reference/reference.ts'
import { conformanceRoutes } from './rules/conformance.routes.ts'
import { rulesRoutes } from './rules/rules.routes.ts'
import type { Services } from './services.ts'
import { HEARTBEAT_MS } from './streams/hold-open.ts'
import { streamRoutes } from './streams/streams.ts'

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
  /** The only pages of other sites that may call this API; all may if left out. */
  readonly corsOrigins?: readonly string[]
  /** Whose word is taken for where a request comes from: see Fastify's trustProxy. */
  readonly trustProxy?: NonNullable<FastifyServerOptions['trustProxy']>
  /** The web client as it was built; an API without one if left out. */
  readonly web?: WebClient
}

export async function buildApp(services: Services, settings: AppSettings) {
  const { version, build = version, log, corsOrigins = [], trustProxy = false } = settings
  const { publicUrl } = services.letters.settings
  const limits = { ...LIMITS, ...settings.limits }
  const app = Fastify({
    logger: loggerFor(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy,
    bodyLimit: BODY_BYTES,
    forceCloseConnections: true,
    return503OnClosing: false, // who is here already is answered
    serverFactory: serverWith({
      patience: { ...PATIENCE, ...settings.patience },
      limits,
      isBehindProxy: trustProxy !== false,
    }),
    clientErrorHandler: answerConnections,
    frameworkErrors: answerAddresses,
  }).withTypeProvider<TypeBoxTypeProvider>()
  drainsBeforeClosing(app)
  readBodies(app)
  answerErrors(app, services)
  logResponses(app)
  secureTransport(app, publicUrl)
  const page = settings.web && pageOf(settings.web)
  const methodsAt = knownMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(request.url)
    if (methods.length > 0 && !methods.includes(request.method))
      return sendProblem(reply.header('allow', methods.join(', ')), problem('method-not-allowed', takes(methods)))
    return page && wantsPage(request) ? page(reply.code(404)) : sendProblem(reply, problem('no-such-page'))
  })

  await app.register(metricsPlugin, services)
  await app.register(whoFirstPlugin, { limits })
  await app.register(cors, { delegator: otherSites(corsOrigins) })
  const examples: Examples = new Map()
  await app.register(swagger, {
    openapi: aboutApi(version, publicUrl),
    stripBasePath: false,
    transformObject: (made) => referenceOf(made, services.deps.catalogue, examples),
  })
  app.decorate('numberedRules', numberedRulesIn(services.deps.catalogue))
  await app.register(pages, { catalogue: services.deps.catalogue, examples, hasClient: settings.web !== undefined })
  if (settings.web) await app.register(webClientPages, settings.web)
  // Whoever is told to call it by another name comes from elsewhere.
  if (services.mailbox && isLoopbackName(new URL(publicUrl).hostname))
    await app.register(mailboxPages, { mailbox: services.mailbox })

  keepNothing(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id)
  })
  tellDeprecated(app)
  await app.register(limitsPlugin, { limits, tally: services.tally })
  await app.register(accessTokensPlugin, services)
  await app.register(streamTicketsPlugin, services)
  await app.register(callerPlugin, services)
  await app.register(weighedPlugin, { limits })

  await app.register(healthRoutes, { services })
  await app.register(limitsRoutes, { prefix: '/v1', services, limits })
  await app.register(signInRoutes, { prefix: '/v1', services, signIns: limits.signIns, guests: limits.guests })
  for (const routes of [sessionRoutes, addressRoutes, joinRoutes])
    await app.register(routes, { prefix: '/v1', services, signIns: limits.signIns })
  await app.register(profileRoutes, { prefix: '/v1', services, exports: limits.exports })
  for (const routes of [viewRoutes, pictureRoutes]) await app.register(routes, { prefix: '/v1', services, build })
  for (const routes of [tokenRoutes, tableRoutes, answerRoutes, historyRoutes])
    await app.register(routes, { prefix: '/v1', services })
  for (const routes of [draftRoutes, invitationRoutes, talkRoutes, timeRoutes, vacationRoutes])
    await app.register(routes, { prefix: '/v1', services })
  await app.register(calendarRoutes, { services })
  for (const routes of [undeliveredRoutes, webhookRoutes, pushRoutes, unsubscribeRoutes, inboundRoutes])
    await app.register(routes, { prefix: '/v1', services })
  for (const routes of [consentRoutes, oauthTokenRoutes, grantRoutes])
    await app.register(routes, { prefix: '/v1', services, signIns: limits.signIns })
  await app.register(metadataRoutes, { services })
  const { heartbeat = HEARTBEAT_MS } = settings
  await app.register(streamRoutes, { prefix: '/v1', services, limits, heartbeat })
  for (const routes of [rulesRoutes, conformanceRoutes, exportRoutes])
    await app.register(routes, { prefix: '/v1', services })
  return app
}
