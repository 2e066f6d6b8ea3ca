// Sessions in PostgreSQL. A session's row holds the one refresh token that is good, so that exchanging it is one update.
import type { Rotated, Rotation, SessionStart, SessionStore } from '../accounts/ports/sessions.ts'
import { bytes, type Database, type PrismaClient } from './account-client.ts'

export const sessionStore = (prisma: PrismaClient): SessionStore => ({
  openSession: (account, start) => insertSession(prisma, account, start),

  async rotate(rotation) {
    return (await exchange(prisma, rotation)) ?? (await judgeRepeat(prisma, rotation))
  },

  async endSession(account, session) {
    await prisma.session.deleteMany({ where: { accountId: account, id: session } })
  },

  async endSessions(account) {
    await prisma.session.deleteMany({ where: { accountId: account } })
  },

  async sessionsOf(account, now) {
    const rows = await prisma.session.findMany({
      where: { accountId: account, expiresAt: { gt: now } },
      orderBy: { createdAt: 'asc' },
    })
    return rows.map(({ id, createdAt, usedAt, expiresAt }) => ({ session: id, createdAt, usedAt, expiresAt }))
  },
})

/** The lock keeps an account from going while somebody signs in to it. False when it went before. */
export async function insertSession(database: Database, account: string, start: SessionStart): Promise<boolean> {
  const inserted = await database.$executeRaw`
    WITH a AS (SELECT id FROM account WHERE id = ${account}::uuid AND deleted_at IS NULL FOR SHARE)
    INSERT INTO session (id, account_id, token_hash, created_at, used_at, expires_at)
    SELECT ${start.session}::uuid, id, ${bytes(start.tokenHash)}, ${start.createdAt}::timestamptz,
      ${start.createdAt}::timestamptz, ${start.expiresAt}::timestamptz FROM a`
  return inserted === 1
}

async function exchange(prisma: PrismaClient, rotation: Rotation): Promise<Rotated | undefined> {
  const { tokenHash, nextHash, now, expiresAt } = rotation
  const rows = await prisma.$queryRaw<{ account: string; session: string }[]>`
    WITH s AS (
      UPDATE session SET token_hash = ${bytes(nextHash)}, used_at = ${now}, expires_at = ${expiresAt}
      WHERE token_hash = ${bytes(tokenHash)} AND expires_at > ${now} RETURNING id, account_id),
    t AS (INSERT INTO spent_token (token_hash, session_id, spent_at)
      SELECT ${bytes(tokenHash)}, id, ${now}::timestamptz FROM s)
    SELECT account_id AS account, id AS session FROM s`
  return rows[0]
}

/** A token that cannot be exchanged: never good, used a moment ago, or used before, which ends its session. */
async function judgeRepeat(prisma: PrismaClient, { tokenHash, graceSince }: Rotation): Promise<Rotated> {
  const spent = await prisma.spentToken.findUnique({ where: { tokenHash: bytes(tokenHash) } })
  if (!spent) return { fault: 'unknown' }
  if (spent.spentAt > graceSince) return { fault: 'just-used' }
  await prisma.session.deleteMany({ where: { id: spent.sessionId } })
  return { fault: 'stolen' }
}
