// What whoever runs the server does about people, in PostgreSQL. First addresses, then games, then the account, as everywhere.
import type { Moving, OperatorStore } from '../../accounts/ports/operating.ts'
import { lockAddresses } from './addresses.ts'
import { bytes, type PrismaClient, renewCards, type Transaction } from './client.ts'
import { endAccess } from './erase.ts'
import { isKept } from './links.ts'
import { personOf } from './people.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const operatorStore = (prisma: PrismaClient): OperatorStore => ({
  async findPeople(text, limit) {
    const begins = `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const rows = await prisma.$queryRaw<{ id: string }[]>`
      SELECT id FROM account WHERE deleted_at IS NULL AND (id = ${ID.test(text) ? text : null}::uuid
        OR email = ${text.toLowerCase()} OR (name IS NOT NULL AND lower(name) LIKE ${begins}))
      ORDER BY lower(name), id LIMIT ${limit}`
    const found = await prisma.account.findMany({ where: { id: { in: rows.map(({ id }) => id) } } })
    return rows.flatMap(({ id }) => found.filter((one) => one.id === id).map(personOf))
  },

  suspend: (account, since) =>
    prisma.$transaction(async (database) => {
      // What is told to whom stands in the files of games: who plans letters from an old one is first, or finds another revision.
      await renewCards(database, account)
      const where = { id: account, deletedAt: null, suspendedAt: since ? null : { not: null } }
      const { count } = await database.account.updateMany({ where, data: { suspendedAt: since } })
      if (count === 0) return false
      const waiting = { state: 'waiting', hook: { accountId: account } }
      if (since)
        await database.delivery.updateMany({ where: waiting, data: { state: 'skipped', reason: 'switched-off' } })
      return true
    }),

  async moveAddress(moving) {
    for (;;) {
      const moved = await prisma.$transaction((database) => tryToMove(database, moving))
      if (moved !== 'changed') return moved
    }
  },
})

/** Whoever had it has no way in any more: no earlier link that takes a change back, no password, no token, nobody who is told. */
async function lockOut(database: Transaction, account: string): Promise<void> {
  await database.addressChange.deleteMany({ where: { accountId: account } })
  await endAccess(database, account)
  await database.account.update({
    where: { id: account },
    data: { password: null, hooks: [], calendarHash: null, calendarAt: null },
  })
}

async function tryToMove(database: Transaction, { account, email, now, undo }: Moving) {
  const former = await database.account.findFirst({ where: { id: account, deletedAt: null } })
  if (!former) return { fault: 'gone' as const }
  if (former.email === null) return { fault: 'no-address' as const }
  if (former.email === email) return { fault: 'same' as const }
  await lockAddresses(database, former.email, email)
  const isTaken = (await database.account.count({ where: { email } })) > 0
  if (isTaken || (await isKept(database, email, now, account))) return { fault: 'taken' as const }
  await renewCards(database, account)
  const { count } = await database.account.updateMany({
    where: { id: account, email: former.email, deletedAt: null },
    // What came back was the former address's. Nobody has shown yet that the new one is theirs.
    data: { email, epoch: { increment: 1 }, bounces: 0, bouncedAt: null, mailStopped: null, confirmedAt: null },
  })
  if (count === 0) return 'changed' as const
  await database.session.deleteMany({ where: { accountId: account } })
  await database.signInLink.deleteMany({ where: { accountId: account, usedAt: null } })
  const kept = { accountId: account, email: former.email, changedAt: now }
  if (undo)
    await database.addressChange.create({ data: { ...kept, tokenHash: bytes(undo.hash), expiresAt: undo.until } })
  else await lockOut(database, account)
  return { former: personOf(former) }
}
