// Whether the server lives, and whether it can do its work; and a plain page for those who come with a browser.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { Services } from '../services.ts'

const tags = ['health']
const parts = Type.Object({ database: Type.Boolean(), queue: Type.Boolean() })

export const healthRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  app.get(
    '/healthz',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'isAlive',
        summary: 'Whether the server lives',
        response: { 200: Type.Object({ alive: Type.Boolean() }) },
      },
    },
    async () => ({ alive: true }),
  )

  app.get(
    '/readyz',
    {
      config: { access: 'anybody' },
      schema: {
        tags,
        operationId: 'isReady',
        summary: 'Whether it can do its work',
        response: { 200: parts, 503: parts },
      },
    },
    async (_request, reply) => {
      const [database, queue] = await Promise.all([services.isDatabaseThere(), services.isQueueThere()])
      return reply.code(database && queue ? 200 : 503).send({ database, queue })
    },
  )

  app.get('/', { config: { access: 'anybody' }, schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(PAGE),
  )
}

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Herald</title>
<meta name="viewport" content="width=device-width">
<h1>Herald</h1><p>Programmed-order board games by web, over days.</p>
<ul><li><a href="/docs">The API, to read</a></li><li><a href="/openapi.json">The API, for programs</a></li>
<li><a href="/v1/rules">The games played here</a></li><li><a href="/readyz">How this server is</a></li></ul></html>
`
