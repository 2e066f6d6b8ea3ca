// How much of everything one may have here, for programs that would rather know than try.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { oneOf, orNull } from '../games/schemas.ts'
import type { Limits } from '../limits/limits.ts'
import { operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { publishedLimits, SPANS } from './published-limits.ts'

const limitSchema = Type.Object({
  name: Type.String({
    description: 'Stable. `reads`, `writes` and `address` are called so in `RateLimit`, too.',
  }),
  most: Type.Integer(),
  unit: Type.String({ description: 'What is counted.' }),
  per: orNull(oneOf(SPANS, { description: 'In which time; null for so many at a time, or so much of one thing.' })),
  of: Type.String({ description: 'Whose it is. Without a token an address takes the place of an account.' }),
  problem: orNull(Type.String({ description: 'What you are told beyond it; null where nothing is refused.' })),
})

interface Settings {
  services: Services
  limits: Limits
}

export const limitsRoutes: FastifyPluginAsyncTypebox<Settings> = async (app, { services, limits }) => {
  const { accounts, deps } = services
  const published = publishedLimits({ limits, accounts: accounts.settings, allowance: deps.allowance })
  app.get(
    '/limits',
    operation('readLimits', {
      summary: 'Every limit that you may meet, as this server has it',
      description: 'What is counted by requests is told with every answer, too: `RateLimit-Policy` and `RateLimit`.',
      answers: {
        200: { description: 'All of them.', schema: Type.Array(limitSchema), example: published.slice(0, 1) },
      },
    }),
    async () => published,
  )
}
