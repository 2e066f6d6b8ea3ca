// Guests who have not come back, in PostgreSQL: looked for some at a time, and gone with the tables where they played alone.
import type { IdleGuests } from '../../accounts/ports/people.ts'
import type { PrismaClient, Transaction } from './client.ts'
import { forget } from './erase.ts'

/** Looked at in one go, whether they are idle or not; the next one goes on after them, and then from the beginning. */
const LOOKED_AT = 500

interface Seen {
  readonly id: string
  /** As the database writes it: to the microsecond. */
  readonly createdAt: string
  readonly isIdle: boolean
}

export function idleGuestStore(prisma: PrismaClient): IdleGuests {
  let last: Pick<Seen, 'id' | 'createdAt'> | undefined
  return {
    async dropIdleGuests(before) {
      const seen = await prisma.$queryRawUnsafe<Seen[]>(LOOK, before, last?.createdAt ?? null, last?.id ?? null)
      last = seen.length < LOOKED_AT ? undefined : seen.at(-1)
      const gone: string[] = []
      for (const { id } of seen.filter(({ isIdle }) => isIdle)) gone.push(...(await drop(prisma, id, before)))
      return gone
    },
  }
}

const TABLES = 'SELECT id FROM game WHERE host = a.id UNION SELECT game_id FROM seat WHERE account = a.id'

/**
 * Nobody has used the account since $1, and there is nothing to come back to: no program, nobody who is told of things, no words, and
 * no table that is finished, or where somebody else sits, hosts, or has said something.
 */
const IS_IDLE = `NOT EXISTS (SELECT 1 FROM session WHERE account_id = a.id AND used_at >= $1::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM access_token WHERE account_id = a.id AND coalesce(last_used_at, created_at) >= $1::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM oauth_grant WHERE account_id = a.id AND last_used_at >= $1::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM webhook WHERE account_id = a.id)
  AND NOT EXISTS (SELECT 1 FROM message WHERE from_account = a.id) AND NOT EXISTS (SELECT 1 FROM message WHERE to_account = a.id)
  AND NOT EXISTS (SELECT 1 FROM (${TABLES}) t JOIN game g ON g.id = t.id WHERE g.status = 'finished'
    OR g.host <> a.id OR EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.account <> a.id)
    OR EXISTS (SELECT 1 FROM message m WHERE m.game_id = g.id AND m.from_account <> a.id))
  AND a.program_owner IS NULL`

const GUEST = 'a.email IS NULL AND a.deleted_at IS NULL'

const LOOK = `SELECT a.id, a.created_at::text AS "createdAt", (${IS_IDLE}) AS "isIdle" FROM account a
  WHERE ${GUEST} AND a.created_at < $1::timestamptz
    AND (a.created_at, a.id) > (coalesce($2::text::timestamptz, '-infinity'), coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
  ORDER BY a.created_at, a.id LIMIT ${LOOKED_AT}`

/** The games that went with them; none where they came back just now. */
const drop = (prisma: PrismaClient, guest: string, before: Date): Promise<string[]> =>
  prisma.$transaction(async (database) => {
    // Games, then the person, as whoever plays locks them.
    const games = await gamesOf(database, guest)
    await database.$executeRaw`SELECT 1 FROM game WHERE id = ANY(${games}::uuid[]) ORDER BY id FOR UPDATE`
    await database.$executeRaw`SELECT 1 FROM account WHERE id = ${guest}::uuid FOR UPDATE`
    await database.$executeRaw`SELECT 1 FROM session WHERE account_id = ${guest}::uuid FOR UPDATE`
    const still = `SELECT 1 FROM account a WHERE a.id = $2::uuid AND ${GUEST} AND ${IS_IDLE}`
    const idle = await database.$queryRawUnsafe<unknown[]>(still, before, guest)
    const again = await gamesOf(database, guest)
    if (idle.length === 0 || again.some((game) => !games.includes(game))) return []
    await database.$executeRaw`DELETE FROM game WHERE id = ANY(${games}::uuid[])`
    await database.vacation.deleteMany({ where: { accountId: guest } })
    await database.draft.deleteMany({ where: { accountId: guest } })
    await forget(database, guest)
    await database.account.delete({ where: { id: guest } })
    return games
  })

async function gamesOf(database: Transaction, guest: string): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM game WHERE host = ${guest}::uuid UNION SELECT game_id FROM seat WHERE account = ${guest}::uuid`
  return rows.map(({ id }) => id)
}
