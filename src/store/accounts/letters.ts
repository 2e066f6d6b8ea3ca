// Letters about accounts in PostgreSQL.
import type { AccountLetter, AccountLetterState, AccountLetterStore } from '../../accounts/ports/letters.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import { bytes, type PrismaClient } from './client.ts'

/** Whether any are is what matters. */
const MOST_LATE = 1000

const LETTER = Prisma.raw(`id, kind, sealed, expires_at AS "expiresAt", attempts,
  EXISTS (SELECT 1 FROM account WHERE account.email = account_letter.email AND mail_stopped IS NOT NULL) AS "isStopped"`)

export const accountLetterStore = (prisma: PrismaClient): AccountLetterStore => ({
  async addLetter({ id, email, kind, sealed, tokenHash, createdAt, expiresAt, lease }) {
    const hash = tokenHash === null ? null : bytes(tokenHash)
    const rows = await prisma.$queryRaw<AccountLetter[]>`
      INSERT INTO account_letter (id, email, kind, sealed, token_hash, created_at, expires_at, attempts, next_try_at)
      VALUES (${id}::uuid, ${email}, ${kind}, ${Uint8Array.from(sealed)}, ${hash}::bytea, ${createdAt}::timestamptz,
        ${expiresAt}::timestamptz, 1, ${lease}::timestamptz)
      ON CONFLICT (id) DO NOTHING
      RETURNING ${LETTER}`
    return rows[0]
  },

  async claimLetter(now, lease) {
    const rows = await prisma.$queryRaw<AccountLetter[]>`
      UPDATE account_letter SET attempts = attempts + 1, next_try_at = ${lease}::timestamptz
      WHERE id = (SELECT id FROM account_letter WHERE state = 'waiting' AND next_try_at <= ${now}::timestamptz
        ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING ${LETTER}`
    return rows[0]
  },

  async settleLetter(id, settled) {
    const { state, answer } = settled
    const sentAt = settled.state === 'sent' ? settled.at : null
    const nextTryAt = settled.state === 'waiting' ? settled.nextTryAt : null
    const uncounts = (settled.state === 'failed' || settled.state === 'skipped') && !settled.isCounted
    // What it says is needed no more once it has left or will not; of somebody who has gone, nothing is.
    await prisma.$executeRaw`
      WITH settled AS (
        UPDATE account_letter SET state = ${state}, answer = ${answer}, sent_at = ${sentAt}::timestamptz,
          next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at),
          sealed = CASE WHEN ${state} = 'waiting' THEN sealed END
        WHERE id = ${id}::uuid AND state = 'waiting' AND (${state} = 'waiting' OR kind <> 'account-deleted')
        RETURNING token_hash),
      gone AS (
        DELETE FROM account_letter WHERE id = ${id}::uuid AND ${state} <> 'waiting' AND kind = 'account-deleted')
      DELETE FROM sign_in_link USING settled
      WHERE sign_in_link.token_hash = settled.token_hash AND used_at IS NULL AND ${uncounts}::boolean`
  },

  async lateLetters(since) {
    const late = await prisma.accountLetter.findMany({
      where: { state: 'waiting', nextTryAt: { lt: since } },
      ...{ select: { id: true }, take: MOST_LATE },
    })
    return late.length
  },

  async lettersTo(email) {
    const rows = await prisma.accountLetter.findMany({
      where: { email },
      select: { kind: true, state: true, answer: true, createdAt: true, sentAt: true },
      orderBy: { createdAt: 'asc' },
    })
    return rows.map(({ state, ...row }) => ({ ...row, state: state as AccountLetterState }))
  },
})
