// Codes that are typed instead of following a link, in PostgreSQL. Whoever calls holds the address, so that of many tries at
// once each is counted.
import type { CodeTry } from '../../accounts/ports/links.ts'
import type { SignInLink } from '../../generated/prisma/client.ts'
import { bytes, type Database } from './client.ts'

/** Whose letters it could be of: what a browser asked for to sign in, or what an account asked for to change its address. */
export type Asked = { readonly email: string; readonly browser: Uint8Array } | { readonly account: string }

/**
 * The link whose code it is, which is used up now. The try is counted for each that it could be, right or wrong; where a browser
 * is new to the address, it is one of the few that all such may have in a day.
 */
export async function linkByCode(
  database: Database,
  { codeTries, codesADay, fits }: CodeTry,
  asked: Asked,
  now: Date,
): Promise<SignInLink | undefined> {
  const [email, browser, account] =
    'account' in asked ? [null, null, asked.account] : [asked.email, asked.browser, null]
  const tried = await database.$queryRaw<{ hash: string }[]>`
    UPDATE sign_in_link l SET code_tries = code_tries + 1
    WHERE l.account_id IS NOT DISTINCT FROM ${account}::uuid AND l.email = coalesce(${email}, l.email)
      AND l.browser_hash = coalesce(${browser}::bytea, l.browser_hash)
      AND l.used_at IS NULL AND l.expires_at > ${now}::timestamptz AND l.code_tries < ${codeTries}::integer
      AND (EXISTS (SELECT 1 FROM sign_in_link k
          WHERE k.email = l.email AND k.browser_hash = l.browser_hash AND k.used_at IS NOT NULL)
        OR (SELECT coalesce(sum(t.code_tries), 0) FROM sign_in_link t WHERE t.email = l.email AND t.used_at IS NULL
          AND t.created_at > ${now}::timestamptz - interval '1 day') < ${codesADay}::integer)
    RETURNING encode(l.token_hash, 'hex') AS hash`
  // Each is looked at, whichever it is.
  const [found] = tried.filter(({ hash }) => fits(hash))
  if (!found) return undefined
  const where = { tokenHash: bytes(found.hash) }
  return database.signInLink.update({ where, data: { usedAt: now, sourceHash: null } })
}
