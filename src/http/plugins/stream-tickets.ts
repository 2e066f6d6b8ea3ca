// Tickets for streams: what opens one, once and within a minute, where no token can be sent, as browsers send none with an
// EventSource. A ticket stands in an address, which others may write down, so it opens nothing else, and what it opens ends with
// the token it was made with.
import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import type { AccessCredential } from '../../accounts/oauth/authenticate-access.ts'
import type { SessionCredential, TokenCredential } from '../../accounts/sessions/standing.ts'
import { Counts } from '../limits/counts.ts'
import type { Services } from '../services.ts'

/** What somebody came with, as it is looked up again. */
export type Credential = SessionCredential | TokenCredential | AccessCredential

export interface Ticket {
  readonly credential: Credential
  /** Whose streams it is counted with. */
  readonly countedAs: string
  /** When the token is over by itself, in milliseconds. */
  readonly expires: number | null
  /** Whose stream it opens; null for that of all one's games. */
  readonly game: string | null
}

declare module 'fastify' {
  interface FastifyInstance {
    streamTickets: {
      sign(ticket: Ticket): { readonly ticket: string; readonly expiresAt: Date }
      /** Undefined for one that is forged, was used, or has waited too long. */
      use(ticket: string): Promise<Ticket | undefined>
    }
  }
}

export const TICKET_SECONDS = 60
/** It is remembered that it was used for longer than it could be: clocks are not all the same. */
const REMEMBERED_MS = 2 * TICKET_SECONDS * 1000

export const streamTicketsPlugin = plugin(
  async (app: FastifyInstance, { keys, tally }: Pick<Services, 'keys' | 'tally'>) => {
    // Keys of their own: what signs access tokens signs nothing else, and no ticket passes for one.
    const own = keys.map(({ secret }) => createHmac('sha256', secret).update('stream-tickets').digest('hex'))
    const counts = new Counts(tally)
    app.addHook('onClose', async () => counts.close())

    const read = (ticket: string): (Ticket & { readonly jti: string }) | undefined => {
      for (const key of own)
        try {
          return app.jwt.verify(ticket, { key, algorithms: ['HS256'], cache: false })
        } catch {}
      return undefined
    }
    app.decorate('streamTickets', {
      sign: ({ credential, countedAs, expires, game }) => ({
        ticket: app.jwt.sign(
          { credential, countedAs, expires, game, jti: randomUUID() },
          { key: own[0]!, algorithm: 'HS256', expiresIn: `${TICKET_SECONDS}s` },
        ),
        expiresAt: new Date(Date.now() + TICKET_SECONDS * 1000),
      }),
      async use(ticket) {
        const known = read(ticket)
        if (!known) return undefined
        // Of all processes together, the first.
        const { current } = await counts.countTogether(`ticket ${known.jti}`, REMEMBERED_MS)
        return current === 1 ? known : undefined
      },
    })
  },
)
