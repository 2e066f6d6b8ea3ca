// What people have let in, in PostgreSQL. A grant's row holds the one refresh token that is good, so that exchanging it is one
// update; it stands while its account is in the epoch it was let in.
import type { AccessOwner, Consent, GrantFound, GrantStore, NewGrant } from '../../accounts/ports/grants.ts'
import { bytes, type Database, type PrismaClient } from './client.ts'

/** Access tokens of one grant that are good at a time, and refresh tokens that are known as spent: the newest. */
const ACCESS_AT_A_TIME = 5
const SPENT_AT_A_TIME = 500

type Elsewhere = 'addCode' | 'useCode' | 'addDevice' | 'deviceOf' | 'decideDevice' | 'askDevice' | 'dropExpiredGrants'
type Grants = Omit<GrantStore, Elsewhere>

export const grantStore = (prisma: PrismaClient): Grants => ({
  async grantOf(refreshHash, now) {
    const rows = await prisma.$queryRaw<GrantFound[]>`
      SELECT g.id AS grant, g.account_id AS account, g.client, g.scopes
      FROM oauth_grant g JOIN account a ON a.id = g.account_id AND a.epoch = g.epoch
      WHERE g.refresh_hash = ${bytes(refreshHash)} AND g.expires_at > ${now}::timestamptz AND a.deleted_at IS NULL
        AND a.suspended_at IS NULL`
    return rows[0]
  },

  async rotateGrant({ spentHash, refreshHash, accessHash, accessUntil, expiresAt, scopes, now }) {
    const rotated = await prisma.$executeRaw`
      WITH g AS (
        UPDATE oauth_grant SET refresh_hash = ${bytes(refreshHash)}, last_used_at = ${now}::timestamptz,
          expires_at = least(${expiresAt}::timestamptz, ends_at)
        WHERE refresh_hash = ${bytes(spentHash)} AND expires_at > ${now}::timestamptz RETURNING id, ends_at),
      old AS (
        DELETE FROM oauth_access WHERE token_hash IN (
          SELECT t.token_hash FROM oauth_access t JOIN g ON g.id = t.grant_id
          ORDER BY t.created_at DESC OFFSET ${ACCESS_AT_A_TIME - 1})),
      forgotten AS (
        DELETE FROM oauth_spent WHERE token_hash IN (
          SELECT s.token_hash FROM oauth_spent s JOIN g ON g.id = s.grant_id
          ORDER BY s.spent_at DESC OFFSET ${SPENT_AT_A_TIME - 1})),
      spent AS (
        INSERT INTO oauth_spent (token_hash, grant_id, spent_at) SELECT ${bytes(spentHash)}, id, ${now}::timestamptz FROM g)
      INSERT INTO oauth_access (token_hash, grant_id, scopes, created_at, expires_at)
      SELECT ${bytes(accessHash)}, id, ${scopes}::text[], ${now}::timestamptz, least(${accessUntil}::timestamptz, ends_at)
      FROM g`
    return rotated === 1
  },

  async endStolen(spentHash) {
    const rows = await prisma.$queryRaw<{ account: string }[]>`
      DELETE FROM oauth_grant g USING oauth_spent s WHERE s.token_hash = ${bytes(spentHash)} AND g.id = s.grant_id
      RETURNING g.account_id AS account`
    return rows[0]?.account
  },

  async endByToken(tokenHash, client) {
    const hash = bytes(tokenHash)
    const rows = await prisma.$queryRaw<{ grant: string; account: string; client: string }[]>`
      SELECT id AS grant, account_id AS account, client FROM oauth_grant
      WHERE refresh_hash = ${hash} OR id = (SELECT grant_id FROM oauth_access WHERE token_hash = ${hash})
        OR id = (SELECT grant_id FROM oauth_spent WHERE token_hash = ${hash})`
    const [found] = rows
    if (!found) return undefined
    if (found.client !== client) return 'other-client'
    await prisma.oauthGrant.deleteMany({ where: { id: found.grant } })
    return found.account
  },

  async endGrant(account, grant) {
    const { count } = await prisma.oauthGrant.deleteMany({ where: { accountId: account, id: grant } })
    return count === 1
  },

  async grantsOf(account, now) {
    const rows = await prisma.oauthGrant.findMany({
      where: { accountId: account, expiresAt: { gt: now } },
      include: { account: { select: { epoch: true } } },
      orderBy: { createdAt: 'asc' },
    })
    return rows
      .filter((row) => row.epoch === row.account.epoch)
      .map(({ id, client, host, scopes, createdAt, lastUsedAt, expiresAt }) => {
        return { grant: id, client, host, scopes, createdAt, lastUsedAt, expiresAt }
      })
  },

  async accessOwner(accessHash, now, seenSince) {
    const rows = await prisma.$queryRaw<AccessOwner[]>`
      WITH found AS (
        SELECT g.id, g.account_id, t.scopes, t.expires_at, a.suspended_at IS NOT NULL AS is_suspended
        FROM oauth_access t JOIN oauth_grant g ON g.id = t.grant_id
          JOIN account a ON a.id = g.account_id AND a.epoch = g.epoch
        WHERE t.token_hash = ${bytes(accessHash)} AND t.expires_at > ${now}::timestamptz AND a.deleted_at IS NULL),
      seen AS (
        UPDATE oauth_grant g SET last_used_at = ${now}::timestamptz FROM found
        WHERE g.id = found.id AND g.last_used_at <= ${seenSince}::timestamptz)
      SELECT account_id AS account, id AS grant, scopes, expires_at AS "expiresAt",
        is_suspended AS "isSuspended" FROM found`
    return rows[0]
  },
})

/** False when the account is gone or suspended, or in another epoch than that of the consent. */
export async function insertGrant(
  database: Database,
  { account, epoch, session, client, scopes, host }: Consent & { readonly host: string },
  { grant, now, refreshHash, accessHash, accessUntil, expiresAt, endsAt, cap }: NewGrant,
): Promise<boolean> {
  const inserted = await database.$executeRaw`
    WITH a AS (
      SELECT id, epoch FROM account WHERE id = ${account}::uuid AND deleted_at IS NULL AND suspended_at IS NULL
        AND epoch = ${epoch} FOR SHARE),
    surplus AS (
      DELETE FROM oauth_grant WHERE id IN (
        SELECT g.id FROM oauth_grant g JOIN a ON g.account_id = a.id ORDER BY g.last_used_at DESC OFFSET ${cap - 1})),
    g AS (
      INSERT INTO oauth_grant
        (id, account_id, epoch, session_id, client, host, scopes, refresh_hash, created_at, last_used_at, expires_at, ends_at)
      SELECT ${grant}::uuid, id, epoch, ${session}::uuid, ${client}, ${host}, ${scopes}::text[], ${bytes(refreshHash)}, ${now}::timestamptz,
        ${now}::timestamptz, ${expiresAt}::timestamptz, ${endsAt}::timestamptz FROM a RETURNING id)
    INSERT INTO oauth_access (token_hash, grant_id, scopes, created_at, expires_at)
    SELECT ${bytes(accessHash)}, id, ${scopes}::text[], ${now}::timestamptz, ${accessUntil}::timestamptz FROM g`
  return inserted === 1
}
