// Sign-in links in PostgreSQL. Whatever is done about one address is done one after the other.
import type { Arrival, Arriving, Link, LinkCaps, LinkStore, LinkUse, LinkUsed } from '../../accounts/ports/links.ts'
import type { Locale } from '../../accounts/ports/words.ts'
import { bytes, type Database, lockAddress, type PrismaClient, renewCards } from './client.ts'
import { confirmAddress } from './confirm-address.ts'
import { insertSession } from './sessions.ts'
import { linkByCode } from './sign-in-codes.ts'

export const linkStore = (prisma: PrismaClient): LinkStore => ({
  addLink: (link, caps) =>
    prisma.$transaction(async (database) => {
      await lockAddress(database, link.email)
      if (link.account !== null) await voidAsked(database, link.account, link.createdAt)
      return insertLink(database, link, caps)
    }),

  useLink: (use) =>
    prisma.$transaction(async (database) => {
      const asked = await linkOf(database, use)
      if (!asked) return { fault: 'unknown' }
      await lockAddress(database, asked.email)
      const link = await spendLink(database, use)
      return link ? arrive(database, link, use) : { fault: await faultOf(database, use) }
    }),

  useTyped: (use) =>
    prisma.$transaction(async (database) => {
      await lockAddress(database, use.email)
      const link = await linkByCode(database, use, { email: use.email, browser: bytes(use.browserHash) }, use.now)
      return link ? arrive(database, link, use) : { fault: 'unknown' }
    }),

  linksOf: (email) =>
    prisma.signInLink.findMany({
      where: { email },
      select: { createdAt: true, expiresAt: true, usedAt: true },
      orderBy: { createdAt: 'asc' },
    }),
})

/** Nothing that is open is touched: what others ask for takes nobody's link away. */
async function insertLink(database: Database, link: Link, caps: LinkCaps): Promise<Locale | undefined> {
  const { email, createdAt: now } = link
  const browser = bytes(link.browserHash)
  const source = link.sourceHash === null ? null : bytes(link.sourceHash)
  const rows = await database.$queryRaw<{ locale: Locale }[]>`
    WITH known AS (
      SELECT EXISTS (
        SELECT 1 FROM sign_in_link WHERE email = ${email} AND browser_hash = ${browser} AND used_at IS NOT NULL) AS is),
    unopened AS (
      SELECT expires_at > ${now}::timestamptz AS good, CASE WHEN known.is THEN browser_hash = ${browser}
        ELSE source_hash IS NOT DISTINCT FROM ${source}::bytea END AS own
      FROM sign_in_link, known
      WHERE email = ${email} AND used_at IS NULL AND created_at > ${now}::timestamptz - interval '1 day'),
    mailed AS (
      SELECT count(*) FILTER (WHERE own AND good) AS open, count(*) FILTER (WHERE own) AS own, count(*) AS everybody
      FROM unopened)
    INSERT INTO sign_in_link
      (token_hash, email, browser_hash, source_hash, locale, created_at, expires_at, device, account_id)
    SELECT ${bytes(link.tokenHash)}, ${email}, ${browser}, ${source}::bytea, ${link.locale}, ${now}::timestamptz,
      ${link.expiresAt}::timestamptz, ${link.device}, ${link.account}::uuid
    FROM mailed, known
    WHERE mailed.open < ${caps.open}::integer AND CASE WHEN known.is THEN mailed.own < ${caps.knownADay}::integer
      ELSE mailed.own < ${caps.sourceADay}::integer AND mailed.everybody < ${caps.strangersADay}::integer END
    RETURNING coalesce((SELECT locale FROM account WHERE email = ${email}), locale) AS locale`
  return rows[0]?.locale
}

/** Of what somebody has asked for to change their address, the last alone is good: one try is for one address. */
async function voidAsked(database: Database, account: string, now: Date): Promise<void> {
  await database.$executeRaw`SELECT 1 FROM account WHERE id = ${account}::uuid FOR NO KEY UPDATE`
  const where = { accountId: account, usedAt: null, expiresAt: { gt: now } }
  await database.signInLink.updateMany({ where, data: { expiresAt: now } })
}

/** One that signs in. */
const linkOf = (database: Database, { tokenHash }: LinkUse) =>
  database.signInLink.findUnique({ where: { tokenHash: bytes(tokenHash), accountId: null } })

interface Spent {
  email: string
  locale: string
}

/** The one moment in which a link is good: whoever comes second finds it used. Where it was asked for is needed no more. */
async function spendLink(database: Database, use: LinkUse): Promise<Spent | undefined> {
  const { tokenHash, browserHash, now, codeTries } = use
  const rows = await database.$queryRaw<Spent[]>`
    UPDATE sign_in_link SET used_at = ${now}, source_hash = NULL
    WHERE token_hash = ${bytes(tokenHash)} AND browser_hash = ${bytes(browserHash)} AND account_id IS NULL
      AND used_at IS NULL AND expires_at > ${now} AND code_tries < ${codeTries}::integer
    RETURNING email, locale`
  return rows[0]
}

async function faultOf(database: Database, use: LinkUse) {
  const link = await linkOf(database, use)
  if (!link) return 'unknown'
  if (!Buffer.from(use.browserHash, 'hex').equals(link.browserHash)) return 'other-browser'
  if (link.usedAt) return 'used'
  return link.codeTries >= use.codeTries ? 'void' : 'expired'
}

async function arrive(database: Database, link: Spent, use: Arriving): Promise<LinkUsed> {
  const found = await accountFor(database, link, use)
  if ('fault' in found) return found
  await confirmAddress(database, found.account, use.now)
  return { ...found, epoch: (await insertSession(database, found.account, use.session))! }
}

async function accountFor(database: Database, { email, locale }: Spent, { guest, newcomer, now }: Arriving) {
  const arrived = (account: string, arrival: Arrival) => ({ account, arrival })
  const [known] = await database.$queryRaw<{ id: string; isSuspended: boolean }[]>`
    SELECT id, suspended_at IS NOT NULL AS "isSuspended" FROM account WHERE email = ${email} FOR SHARE`
  if (known) return known.isSuspended ? { fault: 'suspended' as const } : arrived(known.id, 'known')
  if (await isKept(database, email, now)) return { fault: 'moved' as const }
  if (guest !== null && (await giveAddress(database, guest, email))) return arrived(guest, 'guest')
  await database.$executeRaw`
    INSERT INTO account (id, email, name, locale, time_zone, digest_hour, created_at)
    VALUES (${newcomer.account}::uuid, ${email}, ${newcomer.name}, ${locale}, ${newcomer.timeZone},
      ${newcomer.digestHour}, ${newcomer.createdAt})`
  return arrived(newcomer.account, 'new')
}

/** Whether an account had it lately, and may have it again. */
export async function isKept(database: Database, email: string, now: Date, but: string | null = null) {
  const rows = await database.$queryRaw<unknown[]>`
    SELECT 1 FROM address_change WHERE email = ${email} AND expires_at > ${now}
      AND account_id IS DISTINCT FROM ${but}::uuid LIMIT 1`
  return rows.length > 0
}

/** Whoever put a guest's session into this browser must not come along into the account it becomes, nor by what they left there. */
async function giveAddress(database: Database, guest: string, email: string): Promise<boolean> {
  await renewCards(database, guest)
  const changed = await database.$executeRaw`
    UPDATE account SET email = ${email}, epoch = epoch + 1, hooks = '[]', calendar_hash = NULL, calendar_at = NULL
    WHERE id = ${guest}::uuid AND email IS NULL AND deleted_at IS NULL`
  if (changed === 0) return false
  await database.session.deleteMany({ where: { accountId: guest } })
  await database.accessToken.deleteMany({ where: { accountId: guest } })
  await database.oauthGrant.deleteMany({ where: { accountId: guest } })
  await database.webhook.deleteMany({ where: { accountId: guest } })
  await database.$executeRaw`DELETE FROM invitation USING game WHERE game_id = game.id AND host = ${guest}::uuid`
  return true
}
