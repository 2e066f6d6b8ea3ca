// A guest's things go over to an account, in PostgreSQL: in one transaction, with all games of the guest in hand.
import type { Joined, JoinFault, Joining, JoinStore } from '../../accounts/ports/joining.ts'
import { RAISED } from '../games/raised.ts'
import { holdGames, renewGamesOf } from '../games/renew.ts'
import type { PrismaClient, Transaction } from './client.ts'
import { forget, NOBODY } from './erase.ts'

export const joinStore = (prisma: PrismaClient): JoinStore => ({
  async join(joining) {
    for (;;) {
      const joined = await prisma.$transaction((database) => tryToJoin(database, joining))
      if (joined !== 'changed') return joined
    }
  },
})

async function tryToJoin(
  database: Transaction,
  { guest, into, now }: Joining,
): Promise<Joined | { fault: JoinFault } | 'changed'> {
  const [from, to] = [guest.account, into.account]
  // Vacations, games, people: the order in which all lock them.
  for (const account of [from, to].sort())
    await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('vacation/' || ${account}::text, 0))`
  const games = await gamesOf(database, from)
  const theirs = await database.$queryRaw<{ id: string }[]>`SELECT id FROM game
    WHERE status IN ('running', 'parked') AND id IN (SELECT game_id FROM seat WHERE account = ${to}::uuid)`
  await database.$executeRawUnsafe(HOLD, [...games, ...theirs.map(({ id }) => id)])
  const fault = await faultOf(database, { guest, into, now })
  if (fault) return { fault }
  const again = await gamesOf(database, from)
  if (again.length !== games.length || again.some((game) => !games.includes(game))) return 'changed'
  const kept = await database.$queryRaw<{ game: string; title: string }[]>`
    SELECT g.id AS game, g.title FROM seat s JOIN seat t ON t.game_id = s.game_id JOIN game g ON g.id = s.game_id
    WHERE s.account = ${from}::uuid AND t.account = ${to}::uuid ORDER BY g.opened_at, g.id`
  const moved = games.filter((game) => !kept.some((one) => one.game === game))
  await moveSeats(database, from, to, moved)
  await moveWords(
    database,
    from,
    to,
    moved,
    kept.map(({ game }) => game),
  )
  await copyVacations(database, from, to)
  if (kept.length === 0) {
    await database.vacation.deleteMany({ where: { accountId: from } })
    await database.draft.deleteMany({ where: { accountId: from } })
    await database.account.update({ where: { id: from }, data: { ...NOBODY, deletedAt: now, epoch: { increment: 1 } } })
    await forget(database, from)
  }
  return { games: moved, kept }
}

/** Where they sit, and what they opened. */
async function gamesOf(database: Transaction, account: string): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM game WHERE host = ${account}::uuid UNION SELECT game_id FROM seat WHERE account = ${account}::uuid`
  return rows.map(({ id }) => id)
}

async function faultOf(database: Transaction, { guest, into }: Joining): Promise<JoinFault | undefined> {
  const both = [guest.account, into.account]
  await database.$executeRaw`SELECT 1 FROM account WHERE id = ANY(${both}::uuid[]) ORDER BY id FOR UPDATE`
  const people = await database.account.findMany({ where: { id: { in: both }, deletedAt: null } })
  const [one, other] = both.map((id) => people.find((person) => person.id === id))
  if (!other || other.epoch !== into.epoch || other.suspendedAt !== null) return 'signed-out'
  // What is suspended of a guest is not got rid of by becoming somebody else.
  if (!one || one.suspendedAt !== null || one.epoch !== guest.epoch || one.email !== null || other.email === null)
    return 'no-guest'
  // Everybody relies on a program being called one, and at some tables on there being none.
  return one.programOwner !== null || other.programOwner !== null ? 'program' : undefined
}

/** What invites to the guest's tables ends, as when a guest gets an address: others may have it. */
async function moveSeats(database: Transaction, from: string, to: string, games: string[]): Promise<void> {
  await database.$executeRaw`
    DELETE FROM invitation USING game WHERE game_id = game.id AND host = ${from}::uuid AND game.id = ANY(${games}::uuid[])`
  await database.$executeRaw`
    UPDATE seat SET account = ${to}::uuid WHERE account = ${from}::uuid AND game_id = ANY(${games}::uuid[])`
  await database.$executeRawUnsafe(MOVE_GAMES, games, from, to)
}

const MOVE_GAMES = `UPDATE game SET host = CASE WHEN host = $2::uuid THEN $3::uuid ELSE host END, ${RAISED}
  WHERE id = ANY($1::uuid[])`

/** Drafts, what was said to whom, and letters: all but what belongs to the tables where both sit. */
async function moveWords(database: Transaction, from: string, to: string, moved: string[], kept: string[]) {
  await database.$executeRaw`DELETE FROM draft WHERE account_id = ${to}::uuid AND game_id = ANY(${moved}::uuid[])`
  await database.$executeRaw`
    UPDATE draft SET account_id = ${to}::uuid WHERE account_id = ${from}::uuid AND game_id = ANY(${moved}::uuid[])`
  await database.$executeRaw`
    UPDATE message m SET from_account = ${to}::uuid, key = CASE WHEN EXISTS (SELECT 1 FROM message o
      WHERE o.game_id = m.game_id AND o.from_account = ${to}::uuid AND o.key = m.key) THEN NULL ELSE m.key END
    WHERE from_account = ${from}::uuid AND NOT game_id = ANY(${kept}::uuid[])`
  await database.$executeRaw`
    UPDATE message SET to_account = ${to}::uuid WHERE to_account = ${from}::uuid AND NOT game_id = ANY(${kept}::uuid[])`
  await database.$executeRaw`
    UPDATE letter l SET account_id = ${to}::uuid
    WHERE account_id = ${from}::uuid AND NOT game_id = ANY(${kept}::uuid[]) AND NOT EXISTS (SELECT 1 FROM letter o
      WHERE o.game_id = l.game_id AND o.account_id = ${to}::uuid AND o.kind = l.kind AND o.occasion = l.occasion)`
}

/** Those that do not overlap with the account's own. They stand in the files of its games. */
async function copyVacations(database: Transaction, from: string, to: string): Promise<void> {
  const copied = await database.$executeRaw`
    INSERT INTO vacation (id, account_id, first_day, last_day, begins_at, ends_at)
    SELECT gen_random_uuid(), ${to}::uuid, first_day, last_day, begins_at, ends_at FROM vacation v
    WHERE account_id = ${from}::uuid AND NOT cancelled AND NOT EXISTS (SELECT 1 FROM vacation o
      WHERE o.account_id = ${to}::uuid AND NOT o.cancelled AND o.first_day <= v.last_day AND o.last_day >= v.first_day)`
  if (copied > 0) await database.$executeRawUnsafe(RENEW_RUNNING, to)
}

const HOLD = `SELECT FROM ${holdGames('$1::uuid[]')}`
const RENEW_RUNNING = `SELECT ${renewGamesOf('ARRAY[$1::uuid]', 'running')}`
