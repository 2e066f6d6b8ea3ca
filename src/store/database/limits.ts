// How long anything may take that is asked of PostgreSQL. All limits are here, and whoever opens a connection has some.

export interface DatabaseLimits {
  /** Until there is a connection: a free one of the pool, or a new one. */
  readonly connectMs: number
  /** Until a lock is had. PostgreSQL keeps it, as it does the next two. */
  readonly lockMs: number
  /** For a statement. */
  readonly statementMs: number
  /** For a transaction in which nothing is asked. */
  readonly idleInTransactionMs: number
  /** Until PostgreSQL says anything. Longer than a statement may take, so only who cannot answer at all is silent for so long. */
  readonly silenceMs: number
  /** A connection on which nothing is said is tried out after this by the system. */
  readonly keepAliveMs: number
}

/**
 * For all that somebody waits for. They are told within five seconds that it cannot be had: a second for what is asked together
 * (batch.ts), and then, by itself, as long as it takes to get a connection or to be sure that there is no answer.
 */
export const LIMITS: DatabaseLimits = {
  connectMs: 1_500,
  lockMs: 2_000,
  statementMs: 2_500,
  idleInTransactionMs: 10_000,
  silenceMs: 3_000,
  keepAliveMs: 10_000,
}

/** For what is done in the background, by jobs and their queues: nobody waits, and whole tables are looked through. */
export const PATIENT: DatabaseLimits = {
  ...LIMITS,
  connectMs: 5_000,
  lockMs: 5_000,
  statementMs: 20_000,
  silenceMs: 25_000,
}

const TEN_MINUTES = 600_000

/** For bringing tables up to date: others may be at it, and it may take long. What it locks others wait for: see migrate.ts. */
export const MIGRATING: DatabaseLimits = {
  ...LIMITS,
  connectMs: 10_000,
  lockMs: TEN_MINUTES,
  statementMs: TEN_MINUTES,
  idleInTransactionMs: 60_000,
  silenceMs: TEN_MINUTES + 10_000,
}

const A_DAY = 24 * 3_600_000

/** For copying all games to other machines. */
export const DISTRIBUTING: DatabaseLimits = { ...MIGRATING, statementMs: A_DAY, silenceMs: A_DAY + 10_000 }
