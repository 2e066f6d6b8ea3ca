// Personal access tokens in PostgreSQL.
import type { TokenCard, TokenOwner, TokenStore } from '../../accounts/ports/tokens.ts'
import type { Scope } from '../../accounts/ports/words.ts'
import { bytes, goesOn, type PrismaClient } from './client.ts'

export const tokenStore = (prisma: PrismaClient): TokenStore => ({
  async addToken(account, { token, name, scopes, createdAt, expiresAt, tokenHash, epoch = null, session = null }, cap) {
    // The lock makes one account's tokens come one after the other, and keeps the account from going meanwhile.
    return prisma.$transaction(async (database) => {
      const here = await database.$executeRaw`
        SELECT 1 FROM account WHERE id = ${account}::uuid AND deleted_at IS NULL
          AND epoch = coalesce(${epoch}::integer, epoch) FOR NO KEY UPDATE`
      if (here === 0 || !(await goesOn(database, session))) return 'gone'
      const added = await database.$executeRaw`
        INSERT INTO access_token (id, account_id, name, scopes, token_hash, created_at, expires_at, session_id)
        SELECT ${token}::uuid, id, ${name}, ${scopes}::text[], ${bytes(tokenHash)}, ${createdAt}::timestamptz,
          ${expiresAt}::timestamptz, ${session}::uuid
        FROM account WHERE id = ${account}::uuid
          AND (SELECT count(*) FROM access_token WHERE account_id = ${account}::uuid) < ${cap}`
      return added === 1 ? 'added' : 'too-many'
    })
  },

  async tokensOf(account) {
    const rows = await prisma.accessToken.findMany({ where: { accountId: account }, orderBy: { createdAt: 'asc' } })
    return rows.map(({ id, name, scopes, createdAt, expiresAt, lastUsedAt }): TokenCard => {
      return { token: id, name, scopes: scopes as Scope[], createdAt, expiresAt, lastUsedAt }
    })
  },

  async removeToken(account, token) {
    const { count } = await prisma.accessToken.deleteMany({ where: { accountId: account, id: token } })
    return count === 1
  },

  async ownerOf(tokenHash, now, seenSince) {
    const rows = await prisma.$queryRaw<TokenOwner[]>`
      WITH found AS (
        SELECT t.id, t.account_id, t.scopes, a.suspended_at IS NOT NULL AS is_suspended
        FROM access_token t JOIN account a ON a.id = t.account_id
        WHERE t.token_hash = ${bytes(tokenHash)} AND (t.expires_at IS NULL OR t.expires_at > ${now})),
      seen AS (
        UPDATE access_token t SET last_used_at = ${now} FROM found
        WHERE t.id = found.id AND (t.last_used_at IS NULL OR t.last_used_at <= ${seenSince}))
      SELECT account_id AS account, id AS token, scopes, is_suspended AS "isSuspended" FROM found`
    return rows[0]
  },
})
