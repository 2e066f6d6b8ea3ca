// The unavoidable part of showing a game, and nothing else: who calls, and an answer through its schema, or none if the
// caller has it. Run as a program by `bare.ts`.
import { readFileSync } from 'node:fs'
import jwt from '@fastify/jwt'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import { Type } from 'typebox'
import { viewSchema } from '../../src/http/games/view.routes.ts'

const { PORT, VIEW, SECRET } = process.env
const view = JSON.parse(readFileSync(VIEW!, 'utf8'))
const app = Fastify({ forceCloseConnections: true }).withTypeProvider<TypeBoxTypeProvider>()
await app.register(jwt, { secret: SECRET! })

const TAG = '"1"'

app.get(
  '/games/:game',
  {
    onRequest: (request) => request.jwtVerify(),
    schema: {
      params: Type.Object({ game: Type.String({ format: 'uuid' }) }),
      response: { 200: viewSchema, 304: Type.Null() },
    },
  },
  async (request, reply) => {
    reply.header('etag', TAG)
    if (request.headers['if-none-match'] === TAG) return reply.code(304).send(null)
    return view
  },
)
app.get('/ready', async () => ({}))

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
