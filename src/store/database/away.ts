// Whether something failed because the database could not be had (it is away, silent, overloaded, or ended the connection), and
// not because of what it was asked: it may be asked again later.
import pg from 'pg'

/** What connections have failed of, as they tell it themselves: such errors have no name of their own. */
const noted = new WeakSet<object>()

export function noteAway(error: unknown): void {
  if (typeof error === 'object' && error !== null) noted.add(error)
}

/**
 * Of SQLSTATE: no connection, no room, shutting down, a limit of limits.ts, given up so that another could go on, or a server
 * that only reads as another has taken over.
 */
const STATES = /^(08...|53...|57P0.|57014|55P03|25P03|25006|40P01|40001)$/
/** Prisma's: not reached, timed out, closed, no connection, no transaction, given up for another, too many connections. */
const PRISMA = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034', 'P2037']
/** A socket that broke (EPIPE, ECONNRESET): Prisma tells of it by its name, in an error of its own. */
const SOCKET = /^E[A-Z]+$/

export function isAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (noted.has(error)) return true
  const { code, cause, meta, originalCode, clientVersion } = error as Wrapped
  if (error instanceof pg.DatabaseError) return isState(code)
  if (isState(originalCode) || (typeof code === 'string' && PRISMA.includes(code))) return true
  if (clientVersion !== undefined && typeof code === 'string' && SOCKET.test(code)) return true
  return isAway(cause) || isAway(meta?.driverAdapterError)
}

/** As Prisma tells of others' errors. */
interface Wrapped {
  readonly code?: unknown
  readonly cause?: unknown
  readonly clientVersion?: unknown
  readonly originalCode?: unknown
  readonly meta?: { readonly driverAdapterError?: unknown }
}

const isState = (code: unknown): boolean => typeof code === 'string' && STATES.test(code)
