// Access tokens: short-lived, signed, and good with any of the keys, so that a new key can take over while the old one's
// tokens run out.
import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { Services } from '../services.ts'

export interface AccessToken {
  readonly account: string
  readonly session: string
}

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: {
      sign(token: AccessToken): string
      /** Undefined for one that is forged, expired, or signed with a key that is gone. */
      read(token: string): AccessToken | undefined
    }
  }
}

export const ACCESS_MINUTES = 15

/** Tokens that were good, until they expire: checking a signature is most of the work of a small request. */
const REMEMBERED = 10_000

export const accessTokensPlugin = plugin(async (app: FastifyInstance, { keys }: Pick<Services, 'keys'>) => {
  const [{ id, secret }] = keys
  const sign = { kid: id, algorithm: 'HS256' as const, expiresIn: `${ACCESS_MINUTES}m` }
  await app.register(jwt, { secret, sign, decode: { complete: true } })
  const good = new Map<string, AccessToken & { readonly expires: number }>()
  app.decorate('accessTokens', {
    sign: ({ account, session }) => app.jwt.sign({ sub: account, sid: session }),
    read(token) {
      const known = good.get(token)
      if (known && known.expires > Date.now()) return known
      good.delete(token)
      try {
        const { header } = app.jwt.decode(token) as { header: { kid?: string } }
        const key = keys.find((known) => known.id === header.kid)
        if (!key) return undefined
        const verified = app.jwt.verify(token, { key: key.secret, algorithms: ['HS256'] })
        const { sub, sid, exp } = verified as unknown as { sub: string; sid: string; exp: number }
        const read = { account: sub, session: sid, expires: exp * 1000 }
        if (good.size >= REMEMBERED) good.delete(good.keys().next().value!)
        good.set(token, read)
        return read
      } catch {
        return undefined
      }
    },
  })
})
