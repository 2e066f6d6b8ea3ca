// The unavoidable part of handing in orders, and nothing else: who calls, a checked body, and one durable row that follows
// the one before. Run as a program by `bare.ts`.
import { randomBytes } from 'node:crypto'
import jwt from '@fastify/jwt'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import pg from 'pg'
import { Type } from 'typebox'

const { PORT, DATABASE_URL, SECRET } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL!, max: 16 })
const app = Fastify({ forceCloseConnections: true }).withTypeProvider<TypeBoxTypeProvider>()
await app.register(jwt, { secret: SECRET! })

/** Where each log stands; nobody else writes to them. */
const lengths = new Map<string, number>()
// As many bytes as a salt and a hash have.
const salt = randomBytes(16)
const head = randomBytes(32)
const text = { salt: salt.toString('hex'), head: head.toString('hex') }

const order = Type.Union(['red', 'blue', 'black', 'act', 'wait'].map((word) => Type.Literal(word)))

app.put(
  '/games/:game/orders',
  {
    onRequest: (request) => request.jwtVerify(),
    schema: {
      params: Type.Object({ game: Type.String({ format: 'uuid' }) }),
      body: Type.Object({
        year: Type.Integer({ minimum: 1, maximum: 12 }),
        orders: Type.Array(order, { minItems: 6, maxItems: 6 }),
      }),
      response: {
        200: Type.Object({
          seat: Type.Integer(),
          seq: Type.Integer(),
          head: Type.String(),
          at: Type.String(),
          seal: Type.String(),
          salt: Type.String(),
        }),
      },
    },
  },
  async (request) => {
    const { game } = request.params
    const { year, orders } = request.body
    const after = lengths.get(game) ?? 0
    const at = new Date()
    const { rowCount } = await pool.query({
      name: 'append',
      text: `WITH g AS (UPDATE bare.game SET seq = seq + 1 WHERE id = $1 AND seq = $2 RETURNING id)
        INSERT INTO bare.log (game_id, after, at, events, by_seat, salt, head) SELECT id, $2, $3, $4, $5, $6, $7 FROM g`,
      values: [game, after, at, JSON.stringify([{ t: 'orders-given', seat: 0, year, orders }]), 0, salt, head],
    })
    if (rowCount !== 1) throw new Error('the log has moved on')
    lengths.set(game, after + 1)
    return { seat: 0, seq: after + 1, head: text.head, at: at.toISOString(), seal: text.head, salt: text.salt }
  },
)
app.get('/ready', async () => ({}))

await app.listen({ host: '127.0.0.1', port: Number(PORT) })
