// What ran out, thrown away by the times it goes by: each from an index, some at a time.
import type { GrantStore } from '../../accounts/ports/grants.ts'
import type { AccountStore, Expiry } from '../../accounts/ports/outside.ts'
import { dropSome } from '../database/drop-some.ts'
import type { PrismaClient } from './client.ts'

const before = (column: string) => `${column} < $1::timestamptz`
const BY = (table: string, column: string, also = 'true') => dropSome(table, `${also} AND ${before(column)}`, column)

const DROP: Readonly<Record<keyof Expiry, readonly string[]>> = {
  // Nobody's address is kept for longer because a letter went there.
  links: [
    BY('sign_in_link', 'expires_at', 'used_at IS NULL'),
    BY('account_letter', 'expires_at', 'token_hash IS NOT NULL'),
  ],
  usedLinks: [BY('sign_in_link', 'used_at', 'used_at IS NOT NULL')],
  // One that waits is tried for some days, and has failed then.
  letters: [BY('account_letter', 'created_at', "state <> 'waiting'")],
  changes: [BY('address_change', 'expires_at')],
  tries: [BY('wrong_password', 'wait_until')],
  sessions: [BY('session', 'expires_at')],
  spent: [BY('spent_token', 'spent_at')],
}

// A grant of an epoch that is over is of no use to anybody, and cannot be made longer: it goes when it would have ended.
const DROP_GRANTS = [BY('oauth_grant', 'expires_at'), BY('oauth_access', 'expires_at')]
const DROP_SPENT = BY('oauth_spent', 'spent_at')
const DROP_CODES = [BY('oauth_code', 'expires_at'), BY('oauth_device', 'expires_at')]

type Expired = Pick<AccountStore, 'dropExpired'> & Pick<GrantStore, 'dropExpiredGrants'>

export const expiredStore = (prisma: PrismaClient): Expired => ({
  async dropExpired(expiry) {
    for (const [what, statements] of Object.entries(DROP))
      for (const text of statements) await prisma.$executeRawUnsafe(text, expiry[what as keyof Expiry])
  },

  async dropExpiredGrants(now, { codes, spent }) {
    for (const text of DROP_GRANTS) await prisma.$executeRawUnsafe(text, now)
    await prisma.$executeRawUnsafe(DROP_SPENT, spent)
    for (const text of DROP_CODES) await prisma.$executeRawUnsafe(text, codes)
  },
})
