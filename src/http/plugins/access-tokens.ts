// Access tokens: short-lived, signed, and good with any of the keys, so that a new key can take over while the old one's
// tokens run out.
import jwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { SessionCredential } from '../../accounts/sessions/standing.ts'
import type { Services } from '../services.ts'

/** Good for whoever has it as long as the session goes on and the account is in the same epoch: see plugins/caller.ts. */
export type AccessToken = SessionCredential

/** And when it expires, in milliseconds. */
type KnownToken = AccessToken & { readonly expires: number }

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: {
      sign(token: AccessToken): string
      /** Undefined for one that is forged, expired, or signed with a key that is gone. */
      read(token: string): KnownToken | undefined
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
  const good = new Map<string, KnownToken>()
  app.decorate('accessTokens', {
    sign: ({ account, session, epoch }) => app.jwt.sign({ sub: account, sid: session, ep: epoch }),
    read(token) {
      const known = good.get(token)
      if (known && known.expires > Date.now()) return known
      good.delete(token)
      try {
        const { header } = app.jwt.decode(token) as { header: { kid?: string } }
        const key = keys.find((known) => known.id === header.kid)
        if (!key) return undefined
        const verified = app.jwt.verify(token, { key: key.secret, algorithms: ['HS256'] })
        const { sub, sid, ep = 0, exp } = verified as unknown as { sub: string; sid: string; ep?: number; exp: number }
        const read = { account: sub, session: sid, epoch: ep, expires: exp * 1000 }
        if (good.size >= REMEMBERED) good.delete(good.keys().next().value!)
        good.set(token, read)
        return read
      } catch {
        return undefined
      }
    },
  })
})
