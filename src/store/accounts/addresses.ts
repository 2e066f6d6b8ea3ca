// Addresses that change, in PostgreSQL. First the addresses, then games, then the account, as wherever these are locked.
import type { AddressStore, AddressUse } from '../../accounts/ports/addresses.ts'
import type { LinkFault } from '../../accounts/ports/links.ts'
import type { SignInLink } from '../../generated/prisma/client.ts'
import { bytes, type Database, lockAddress, type PrismaClient, renewCards } from './client.ts'
import { confirmAddress } from './confirm-address.ts'
import { endAccess } from './erase.ts'
import { isKept } from './links.ts'
import { personOf } from './people.ts'
import { linkByCode } from './sign-in-codes.ts'

/** They are signed out meanwhile: nothing has changed, and the link is as good as before. */
class SignedOut extends Error {}

export const addressStore = (prisma: PrismaClient): AddressStore => ({
  changeAddress: (use) =>
    change(prisma, use).catch((error) => {
      if (error instanceof SignedOut) return { fault: 'signed-out' as const }
      throw error
    }),

  undoAddress: (tokenHash, now) =>
    prisma.$transaction(async (database) => {
      const where = { tokenHash: bytes(tokenHash) }
      const kept = await database.addressChange.findUnique({ where, include: { account: true } })
      if (!kept) return { fault: 'unknown' }
      if (kept.expiresAt <= now) return { fault: 'expired' }
      const { accountId: account, email, changedAt } = kept
      await lockAddresses(database, email, kept.account.email)
      await renewCards(database, account)
      // With all that were made of it since: nobody takes this one back.
      const { count } = await database.addressChange.deleteMany({
        where: { accountId: account, changedAt: { gte: changedAt } },
      })
      if (count === 0) return { fault: 'used' }
      const ended = { password: null, hooks: [], calendarHash: null, calendarAt: null }
      const data = { ...ended, email, epoch: { increment: 1 } }
      await database.account.update({ where: { id: account }, data })
      await endAccess(database, account)
      await database.signInLink.deleteMany({ where: { accountId: account, usedAt: null } })
      return { account }
    }),

  formerAddresses: (account) =>
    prisma.addressChange.findMany({
      where: { accountId: account },
      select: { email: true, changedAt: true, expiresAt: true },
      orderBy: { changedAt: 'asc' },
    }),
})

const change = (prisma: PrismaClient, { shown, keep, codeTries, now, undoHash, undoUntil }: AddressUse) =>
  prisma.$transaction(async (database) => {
    const { account } = keep
    const former = await database.account.findFirst({ where: { id: account, deletedAt: null } })
    const asked = await database.signInLink.findFirst({
      where:
        'tokenHash' in shown ? { tokenHash: bytes(shown.tokenHash), accountId: { not: null } } : { accountId: account },
      orderBy: { createdAt: 'desc' },
    })
    if (!asked || !former?.email) return { fault: 'unknown' as const }
    await lockAddresses(database, former.email, asked.email)
    const link =
      'tokenHash' in shown
        ? await spend(database, asked.tokenHash, { account, codeTries, now })
        : await linkByCode(database, shown, { account }, now)
    if (!link) return { fault: await faultOf(database, asked.tokenHash, account, codeTries) }
    const isTaken = (await database.account.count({ where: { email: link.email } })) > 0
    if (isTaken || (await isKept(database, link.email, now, account))) return { fault: 'taken' as const }
    await renewCards(database, account)
    const { count } = await database.account.updateMany({
      where: { id: account, email: former.email, epoch: keep.epoch, deletedAt: null },
      data: { email: link.email, epoch: { increment: 1 } },
    })
    if (count === 0) throw new SignedOut()
    await confirmAddress(database, account, now)
    await database.session.deleteMany({ where: { accountId: account, id: { not: keep.session } } })
    const way = { tokenHash: bytes(undoHash), email: former.email, changedAt: now, expiresAt: undoUntil }
    await database.addressChange.create({ data: { ...way, accountId: account } })
    return { former: personOf(former) }
  })

/** In one order, so that two who change to each other's do not wait for each other. */
export async function lockAddresses(database: Database, ...addresses: (string | null)[]): Promise<void> {
  const known = new Set(addresses.filter((address) => address !== null))
  for (const address of [...known].sort()) await lockAddress(database, address)
}

type Bytes = Uint8Array<ArrayBuffer>

/** The link is used up, and gives who it was mailed to. */
async function spend(
  database: Database,
  tokenHash: Bytes,
  { account, codeTries, now }: { readonly account: string; readonly codeTries: number; readonly now: Date },
): Promise<Pick<SignInLink, 'email'> | undefined> {
  const good = { usedAt: null, expiresAt: { gt: now }, codeTries: { lt: codeTries }, accountId: account }
  const data = { usedAt: now, sourceHash: null }
  const { count } = await database.signInLink.updateMany({ where: { tokenHash, ...good }, data })
  return count === 0 ? undefined : ((await database.signInLink.findUnique({ where: { tokenHash } })) ?? undefined)
}

async function faultOf(database: Database, tokenHash: Bytes, account: string, codeTries: number): Promise<LinkFault> {
  const link = await database.signInLink.findUnique({ where: { tokenHash } })
  if (!link) return 'unknown'
  if (link.accountId !== account) return 'other-browser'
  if (link.usedAt) return 'used'
  return link.codeTries >= codeTries ? 'void' : 'expired'
}
