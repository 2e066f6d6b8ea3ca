// All streams: they share their places, and what is read for them.
import type { FastifyInstance } from 'fastify'
import { watched } from '../../games/read/watch/watched.ts'
import type { Services } from '../services.ts'
import { accountStreamRoutes } from './account.routes.ts'
import { gameStreamRoutes } from './game.routes.ts'
import { holdsOpen, type StreamSettings } from './hold-open.ts'
import { ticketRoutes } from './tickets.routes.ts'

export async function streamRoutes(
  app: FastifyInstance,
  { services, ...settings }: StreamSettings & { services: Services },
): Promise<void> {
  const parts = { services, holdOpen: holdsOpen(services, settings), watched: watched(services.deps) }
  for (const routes of [gameStreamRoutes, accountStreamRoutes]) await app.register(routes, parts)
  await app.register(ticketRoutes)
}
