// Sessions in PostgreSQL. A session's row holds the one refresh token that is good, so that exchanging it is one update.
import type { Rotated, Rotation, SessionStart, SessionStore } from '../../accounts/ports/sessions.ts'
import { bytes, type Database, type PrismaClient } from './client.ts'

export const sessionStore = (prisma: PrismaClient): SessionStore => ({
  async openSession(account, epoch, start) {
    return (await insertSession(prisma, account, start, epoch)) !== undefined
  },

  async rotate(rotation) {
    return (await exchange(prisma, rotation)) ?? (await judgeRepeat(prisma, rotation))
  },

  async confirmSession(account, session, now) {
    const data = { confirmedAt: now }
    const { count } = await prisma.session.updateMany({ where: { accountId: account, id: session }, data })
    return count === 1
  },

  async endSession(account, session, letIn) {
    const where = { accountId: account, id: session }
    if (letIn === 'stays') return (await prisma.session.deleteMany({ where })).count === 1
    return prisma.$transaction(async (database) => {
      await holdPerson(database, account)
      const { count } = await database.session.deleteMany({ where })
      if (count === 1) await endLetIn(database, account, session)
      return count === 1
    })
  },

  async endSessions(account) {
    await prisma.$transaction([
      // First, so that a session that is opened meanwhile is here, and ends with the others, or is of the next epoch.
      prisma.$executeRaw`UPDATE account SET epoch = epoch + 1 WHERE id = ${account}::uuid`,
      prisma.session.deleteMany({ where: { accountId: account } }),
    ])
  },

  async sessionsOf(account, now) {
    const rows = await prisma.session.findMany({
      where: { accountId: account, expiresAt: { gt: now } },
      orderBy: { createdAt: 'asc' },
    })
    return rows.map(({ id, device, createdAt, usedAt, expiresAt }) => {
      return { session: id, device, createdAt, usedAt, expiresAt }
    })
  },
})

/**
 * The lock keeps an account from going while somebody signs in to it. Gives the epoch; nothing when the account went before,
 * or is in another epoch than it should be.
 */
export async function insertSession(
  database: Database,
  account: string,
  start: SessionStart,
  epoch: number | null = null,
): Promise<number | undefined> {
  const { session, tokenHash, createdAt, expiresAt, endsAt, confirmedAt, device, cap } = start
  const rows = await database.$queryRaw<{ epoch: number }[]>`
    WITH a AS (
      SELECT id, epoch FROM account WHERE id = ${account}::uuid AND deleted_at IS NULL
        AND epoch = coalesce(${epoch}::integer, epoch) FOR SHARE),
    surplus AS (
      DELETE FROM session WHERE id IN (
        SELECT s.id FROM session s JOIN a ON s.account_id = a.id ORDER BY s.used_at DESC OFFSET ${cap - 1})),
    s AS (
      INSERT INTO session
        (id, account_id, token_hash, created_at, used_at, expires_at, ends_at, confirmed_at, device)
      SELECT ${session}::uuid, id, ${bytes(tokenHash)}, ${createdAt}::timestamptz, ${createdAt}::timestamptz,
        ${expiresAt}::timestamptz, ${endsAt}::timestamptz, ${confirmedAt}::timestamptz, ${device} FROM a)
    SELECT epoch FROM a`
  return rows[0]?.epoch
}

async function exchange(prisma: PrismaClient, rotation: Rotation): Promise<Rotated | undefined> {
  const { tokenHash, nextHash, now, expiresAt } = rotation
  const rows = await prisma.$queryRaw<Extract<Rotated, { session: string }>[]>`
    WITH s AS (
      UPDATE session SET token_hash = ${bytes(nextHash)}, used_at = ${now}, expires_at = least(${expiresAt}::timestamptz, ends_at)
      WHERE token_hash = ${bytes(tokenHash)} AND expires_at > ${now}
        AND account_id NOT IN (SELECT id FROM account WHERE id = account_id AND suspended_at IS NOT NULL)
      RETURNING id, account_id, expires_at),
    t AS (INSERT INTO spent_token (token_hash, session_id, spent_at)
      SELECT ${bytes(tokenHash)}, id, ${now}::timestamptz FROM s)
    SELECT s.account_id AS account, s.id AS session, a.epoch, s.expires_at AS "expiresAt"
    FROM s JOIN account a ON a.id = s.account_id`
  return rows[0]
}

/** A token that cannot be exchanged: never good, used a moment ago, or used before, which ends its session. */
async function judgeRepeat(prisma: PrismaClient, { tokenHash, graceSince, now }: Rotation): Promise<Rotated> {
  const kept = { tokenHash: bytes(tokenHash), expiresAt: { gt: now }, account: { suspendedAt: { not: null } } }
  if ((await prisma.session.count({ where: kept })) > 0) return { fault: 'suspended' }
  const spent = await prisma.spentToken.findUnique({
    where: { tokenHash: bytes(tokenHash) },
    include: { session: { select: { accountId: true } } },
  })
  if (!spent) return { fault: 'unknown' }
  if (spent.spentAt > graceSince) return { fault: 'just-used' }
  const { sessionId, session } = spent
  const { accountId: account } = session
  await prisma.$transaction(async (database) => {
    await holdPerson(database, account)
    await database.session.deleteMany({ where: { id: sessionId } })
    await endLetIn(database, account, sessionId)
    await database.accessToken.deleteMany({ where: { accountId: account, sessionId } })
  })
  return { fault: 'stolen', account }
}

/** Who lets somebody in, or makes a token, holds the person too, and looks for the session then: it was before, or finds none. */
const holdPerson = (database: Database, account: string) =>
  database.$executeRaw`SELECT 1 FROM account WHERE id = ${account}::uuid FOR NO KEY UPDATE`

/** Also what was said yes to and not fetched yet. */
async function endLetIn(database: Database, accountId: string, sessionId: string): Promise<void> {
  const where = { accountId, sessionId }
  await database.oauthCode.deleteMany({ where })
  await database.oauthDevice.deleteMany({ where })
  await database.oauthGrant.deleteMany({ where })
}
