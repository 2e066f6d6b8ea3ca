// Codes that a page of others gets tokens for, in PostgreSQL. A code is used up by whoever brings it first.
import type { CodeUse, CodeUsed, GrantStore } from '../../accounts/ports/grants.ts'
import type { OauthCode } from '../../generated/prisma/client.ts'
import { bytes, type Database, goesOn, lockOwner, type PrismaClient } from './client.ts'
import { insertGrant } from './grants.ts'

/** Codes of one account that are known, used or not: the newest. */
const CODES_AT_A_TIME = 50

export const codeStore = (prisma: PrismaClient): Pick<GrantStore, 'addCode' | 'useCode'> => ({
  addCode: ({ codeHash, account, epoch, session, client, scopes, redirectUri, challenge, expiresAt }) =>
    prisma.$transaction(async (database) => {
      await lockOwner(database, { accountId: account })
      if (!(await goesOn(database, session))) return false
      const added = await database.$executeRaw`
        WITH a AS MATERIALIZED (
          SELECT id, epoch FROM account WHERE id = ${account}::uuid AND deleted_at IS NULL AND epoch = ${epoch}),
        surplus AS (
          DELETE FROM oauth_code WHERE code_hash IN (
            SELECT code_hash FROM oauth_code JOIN a ON a.id = account_id
            ORDER BY expires_at DESC OFFSET ${CODES_AT_A_TIME - 1}))
        INSERT INTO oauth_code (code_hash, account_id, epoch, session_id, client, redirect_uri, challenge, scopes, expires_at)
        SELECT ${bytes(codeHash)}, id, epoch, ${session}::uuid, ${client}, ${redirectUri}, ${challenge}, ${scopes}::text[],
          ${expiresAt}::timestamptz FROM a`
      return added === 1
    }),

  useCode: (use) =>
    prisma.$transaction(async (database) => {
      const where = { codeHash: bytes(use.codeHash), usedAt: null }
      await lockOwner(database, await database.oauthCode.findUnique({ where: { codeHash: where.codeHash } }))
      // The one moment in which it is good: who comes at the same time waits here, and then finds it used.
      const { count } = await database.oauthCode.updateMany({ where, data: { usedAt: use.grant.now } })
      const code = await database.oauthCode.findUnique({ where: { codeHash: where.codeHash } })
      if (!code) return { fault: 'unknown' }
      if (count === 0) return endWhatWasMade(database, code)
      const fault = faultOf(code, use)
      if (fault) return { fault }
      const { client, scopes, epoch, sessionId: session, accountId: account } = code
      const { host } = new URL(code.redirectUri)
      if (!(await insertGrant(database, { account, epoch, session, client, scopes, host }, use.grant)))
        return { fault: 'ended' }
      await database.oauthCode.update({ where: { codeHash: code.codeHash }, data: { grantId: use.grant.grant } })
      return { scopes }
    }),
})

async function endWhatWasMade(database: Database, { grantId, accountId }: OauthCode): Promise<CodeUsed> {
  if (grantId !== null) await database.oauthGrant.deleteMany({ where: { id: grantId } })
  return { fault: 'used', account: accountId }
}

function faultOf(code: OauthCode, { client, redirectUri, challenge, grant }: CodeUse) {
  if (code.expiresAt <= grant.now) return 'expired'
  if (code.client !== client) return 'other-client'
  if (code.redirectUri !== redirectUri) return 'other-redirect'
  return code.challenge === challenge ? undefined : 'other-verifier'
}
