// Prisma's client, as the account stores need it. Whoever opens it disconnects it (`$disconnect`).
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../generated/prisma/client.ts'
import { openPool } from '../database/connection.ts'
import { RENEW_SOME } from '../games/renew.ts'

export type { PrismaClient }
/** The client, or a transaction of it. */
export type Database = Pick<
  PrismaClient,
  | '$queryRaw'
  | '$queryRawUnsafe'
  | '$executeRaw'
  | '$executeRawUnsafe'
  | 'session'
  | 'accessToken'
  | 'webhook'
  | 'signInLink'
  | 'account'
  | 'addressChange'
  | 'oauthGrant'
  | 'oauthCode'
  | 'oauthDevice'
>

export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

export function openClient(url: string, connections = 10, isPooled = false): PrismaClient {
  // The adapter writes and reads times without a zone and means UTC: the connection has to mean the same.
  const pool = openPool({ url, max: connections, session: { TimeZone: 'UTC' }, isPooled })
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  return new PrismaClient({
    adapter,
    // The long form prints what a query was called with.
    errorFormat: 'minimal',
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  })
}

export const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(hex, 'hex'))

/** Until the transaction ends, nobody else does anything about this address. */
export const lockAddress = (database: Database, email: string) =>
  database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${email}, 0))`

/** In a transaction, before the account itself is changed, as whoever plays locks the game first. */
export async function renewCards(database: Pick<Transaction, '$queryRawUnsafe'>, account: string): Promise<void> {
  for (let last: string | null = null; ; ) {
    const [renewed]: { last: string | null }[] = await database.$queryRawUnsafe(RENEW_SOME, account, last)
    last = renewed!.last
    if (last === null) return
  }
}

/**
 * Whoever changes something of a person's besides the person locks the person first, as erasing does: those who lock in one order
 * never block each other.
 */
export async function lockOwner(
  database: Database,
  thing: { readonly accountId: string | null } | null,
): Promise<void> {
  if (thing?.accountId) await database.$executeRaw`SELECT 1 FROM account WHERE id = ${thing.accountId}::uuid FOR SHARE`
}

/** Whether they sit at a table that is not over. */
export async function isSeated(database: Pick<Database, '$queryRaw'>, account: string): Promise<boolean> {
  const seats = await database.$queryRaw<unknown[]>`
    SELECT 1 FROM seat s JOIN game g ON g.id = s.game_id
    WHERE s.account = ${account}::uuid AND g.status IN ('open', 'running', 'parked') LIMIT 1`
  return seats.length > 0
}

/** Whether a session is there, for who has its person locked. What is done without one is not asked. */
export const goesOn = async (database: Database, session: string | null): Promise<boolean> =>
  session === null || (await database.session.count({ where: { id: session } })) === 1
