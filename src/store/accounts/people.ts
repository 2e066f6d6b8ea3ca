// People in PostgreSQL. Whoever has gone is as if never there, but for the id.
import type { Person, PersonStore } from '../../accounts/ports/people.ts'
import type { Locale } from '../../accounts/ports/words.ts'
import type { Account } from '../../generated/prisma/client.ts'
import { bytes, type PrismaClient, renewCards } from './client.ts'
import { erasePerson } from './erase.ts'
import { insertSession } from './sessions.ts'

export const personStore = (prisma: PrismaClient): PersonStore => ({
  async addGuest({ account, ...newcomer }, session) {
    await prisma.$transaction(async (database) => {
      await database.account.create({ data: { id: account, ...newcomer } })
      await insertSession(database, account, session)
    })
  },

  person: (account) => person(prisma, account),

  async credentials(email) {
    const row = await prisma.account.findUnique({ where: { email }, select: CREDENTIALS })
    if (!row) return undefined
    const { id: account, password: hash, epoch, suspendedAt } = row
    return { account, hash, epoch, isSuspended: suspendedAt !== null }
  },

  async setPassword(account, hash, keep) {
    return prisma.$transaction(async (database) => {
      const where = { id: account, email: { not: null }, ...(keep && { epoch: keep.epoch }) }
      const { count } = await database.account.updateMany({ where, data: { password: hash, epoch: { increment: 1 } } })
      if (count === 0) return false
      await database.session.deleteMany({ where: { accountId: account, ...(keep && { id: { not: keep.session } }) } })
      return true
    })
  },

  async keepCalendar(account, epoch, calendar) {
    const where = { id: account, deletedAt: null, epoch }
    const data = { calendarHash: calendar && bytes(calendar.hash), calendarAt: calendar?.at ?? null }
    return (await prisma.account.updateMany({ where, data })).count === 1
  },

  async calendarOwner(hash) {
    const row = await prisma.account.findFirst({ where: { calendarHash: bytes(hash), deletedAt: null } })
    return row ? personOf(row) : undefined
  },

  async change(account, { letters = {}, pushes = {}, name, locale, timeZone, digestHour, remindAt }) {
    const kinds = (on: boolean) => Object.entries(pushes).flatMap(([kind, isOn]) => (isOn === on ? [kind] : []))
    await prisma.$transaction(async (database) => {
      await renewCards(database, account)
      // In one statement, so that two changes at once both count.
      await database.$executeRaw`
        UPDATE account SET name = coalesce(${name ?? null}, name), locale = coalesce(${locale ?? null}, locale),
          time_zone = coalesce(${timeZone ?? null}, time_zone),
          digest_hour = coalesce(${digestHour ?? null}::smallint, digest_hour),
          remind_at = coalesce(${remindAt ?? null}::smallint, remind_at),
          letters = letters || ${JSON.stringify(letters)}::jsonb,
          pushes = ARRAY(SELECT DISTINCT kind FROM unnest(pushes || ${kinds(true)}::text[]) kind
            WHERE kind <> ALL (${kinds(false)}::text[]) ORDER BY kind)
        WHERE id = ${account}::uuid AND deleted_at IS NULL`
    })
    return person(prisma, account)
  },

  declareProgram: (account, owner) =>
    prisma.$transaction(async (database) => {
      await renewCards(database, account)
      // Who sits down at this moment has done so before we look, or finds a program.
      await database.$executeRaw`SELECT 1 FROM account WHERE id = ${account}::uuid FOR UPDATE`
      const declared = await database.$executeRaw`
        UPDATE account a SET program_owner = ${owner}
        WHERE id = ${account}::uuid AND deleted_at IS NULL AND (program_owner IS NOT NULL OR NOT EXISTS (
          SELECT 1 FROM seat s JOIN game g ON g.id = s.game_id
          WHERE s.account = ${account}::uuid AND g.status IN ('open', 'running', 'parked')))`
      if (declared === 1) return 'declared'
      return (await database.account.count({ where: { id: account, deletedAt: null } })) === 1 ? 'at-tables' : 'gone'
    }),

  erase: (account, now) => erasePerson(prisma, account, now),
})

const CREDENTIALS = { id: true, password: true, epoch: true, suspendedAt: true } as const

async function person(prisma: PrismaClient, account: string): Promise<Person | undefined> {
  const row = await prisma.account.findFirst({ where: { id: account, deletedAt: null } })
  return row ? personOf(row) : undefined
}

export const personOf = ({
  id,
  email,
  name,
  locale,
  timeZone,
  letters,
  digestHour,
  remindAt,
  mailStopped,
  pushes,
  calendarAt,
  password,
  programOwner,
  createdAt,
  suspendedAt,
}: Account): Person => ({
  account: id,
  email,
  name: name!, // only those who have gone have none
  locale: locale as Locale,
  timeZone,
  letters: letters as Person['letters'],
  digestHour,
  remindAt,
  mailStopped: mailStopped as Person['mailStopped'],
  pushes: pushes as Person['pushes'],
  calendarAt,
  hasPassword: password !== null,
  programOwner,
  createdAt,
  suspendedAt,
})
