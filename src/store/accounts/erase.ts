// Removing a person: everything goes but the account's id; also their words at tables, which keep their place there.
import type { PersonStore } from '../../accounts/ports/people.ts'
import { isSeated, lockAddress, type PrismaClient, renewCards, type Transaction } from './client.ts'

type Erased = Awaited<ReturnType<PersonStore['erase']>>

/** What is left of somebody's wishes. */
export const NOBODY = {
  email: null,
  name: null,
  password: null,
  locale: 'en',
  timeZone: 'UTC',
  letters: {},
  hooks: [],
  pushes: [],
  calendarHash: null,
  calendarAt: null,
  suspendedAt: null,
  digestHour: 0,
  remindAt: 50,
  programOwner: null,
  bounces: 0,
  bouncedAt: null,
  confirmedAt: null,
  mailStopped: null,
}

export async function erasePerson(prisma: PrismaClient, account: string, now: Date): Promise<Erased> {
  for (;;) {
    const erased = await tryToErase(prisma, account, now)
    if (erased !== 'changed') return erased
  }
}

/** What they said goes, to whomever it was said; what others said to them is the others'. */
async function eraseWords(database: Pick<PrismaClient, 'message'>, account: string): Promise<void> {
  const said = { text: '', key: null, erased: true, fromAccount: null }
  await database.message.updateMany({ where: { fromAccount: account }, data: said })
  await database.message.updateMany({ where: { toAccount: account }, data: { toAccount: null } })
}

const tryToErase = (prisma: PrismaClient, account: string, now: Date): Promise<Erased | 'changed'> =>
  prisma.$transaction(async (database) => {
    const person = await database.account.findFirst({ where: { id: account, deletedAt: null } })
    if (!person) return 'gone'
    const { email } = person
    // First the address, then the account, as when a link is followed: those who lock in one order never block each other.
    if (email !== null) await lockAddress(database, email)
    await renewCards(database, account)
    // Who sits down or opens a table at this moment has done so before we look, or finds nobody.
    await database.$executeRaw`SELECT 1 FROM account WHERE id = ${account}::uuid FOR UPDATE`
    if (await isSeated(database, account)) return 'at-tables'
    const data = { ...NOBODY, deletedAt: now, epoch: { increment: 1 } }
    const { count } = await database.account.updateMany({ where: { id: account, deletedAt: null, email }, data })
    if (count === 0) return 'changed' // a guest got an address just now, or another request was first
    await forget(database, account)
    if (email !== null) await database.signInLink.deleteMany({ where: { email } })
    if (email !== null) await database.accountLetter.deleteMany({ where: { email } })
    return 'erased'
  })

/** All that hangs on the person, besides the account's row and games. */
export async function forget(database: Transaction, account: string): Promise<void> {
  await endAccess(database, account)
  await database.$executeRaw`
    DELETE FROM reply WHERE letter_id IN (SELECT id FROM letter WHERE account_id = ${account}::uuid)`
  await database.letter.deleteMany({ where: { accountId: account } })
  await database.openingKey.deleteMany({ where: { accountId: account } })
  await eraseWords(database, account)
  await database.mailedInvitation.deleteMany({ where: { accountId: account } })
  await database.mailedPair.deleteMany({ where: { OR: [{ sender: account }, { receiver: account }] } })
  await database.signInLink.deleteMany({ where: { accountId: account } })
  await database.addressChange.deleteMany({ where: { accountId: account } })
}

/** Every way in that is open, and whoever is told of things. */
export async function endAccess(database: Transaction, account: string): Promise<void> {
  const where = { accountId: account }
  await database.session.deleteMany({ where })
  await database.accessToken.deleteMany({ where })
  await database.oauthGrant.deleteMany({ where })
  await database.oauthCode.deleteMany({ where })
  await database.oauthDevice.deleteMany({ where })
  await database.webhook.deleteMany({ where })
}
