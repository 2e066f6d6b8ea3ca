// Connections to PostgreSQL: every one is made here, with limits. One that ends, or is silent for too long, fails what was asked of
// it and nothing else.
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { noteAway } from './away.ts'
import { type DatabaseLimits, LIMITS } from './limits.ts'

export interface PoolSettings {
  readonly url: string
  readonly max: number
  readonly limits?: DatabaseLimits
  /** Of the session: `SET` so when it begins. */
  readonly session?: Readonly<Record<string, string>>
}

export function openPool({ url, max, limits = LIMITS, session = {} }: PoolSettings): pg.Pool {
  const pool = new Pool({
    ...configOf(url, limits),
    max,
    Client: class extends Connection {
      constructor(config?: pg.ClientConfig) {
        super(config, limits.silenceMs)
      }
    },
    onConnect: (client) => setSession(client, limits, session),
  })
  return pool.on('error', () => {}) // one that breaks while nobody has it is replaced by the next
}

/** One by itself. Whoever opens it ends it. */
export async function openConnection(url: string, limits = LIMITS): Promise<pg.Client> {
  const client = new Connection(configOf(url, limits), limits.silenceMs)
  try {
    await client.connect()
    await setSession(client, limits, {})
    return client
  } catch (error) {
    noteAway(error)
    await client.end().catch(() => {})
    throw error
  }
}

const configOf = (connectionString: string, { connectMs, keepAliveMs }: DatabaseLimits) => ({
  connectionString,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
})

/** By a statement, as poolers between us and PostgreSQL take no such wishes from who connects. */
async function setSession(client: pg.ClientBase, limits: DatabaseLimits, session: PoolSettings['session']) {
  const all = {
    statement_timeout: `${limits.statementMs}ms`,
    lock_timeout: `${limits.lockMs}ms`,
    idle_in_transaction_session_timeout: `${limits.idleInTransactionMs}ms`,
    ...session,
  }
  const sets = Object.entries(all).map(([name, value]) => `SET ${name} = ${pg.escapeLiteral(value)}`)
  await client.query(sets.join('; '))
}

class Pool extends pg.Pool {
  readonly #connect = pg.Pool.prototype.connect as (told?: Told) => Promise<pg.PoolClient> | undefined

  /** Whatever keeps it from having a connection: the database cannot be had. */
  override connect = ((told?: Told) => {
    if (told)
      return this.#connect((error, ...more) => {
        noteAway(error)
        told(error, ...more)
      })
    return this.#connect()!.catch((error) => {
      noteAway(error)
      throw error
    })
  }) as pg.Pool['connect']
}

type Told = (error: unknown, ...more: unknown[]) => void

const FAREWELL_MS = 1_000

class Connection extends pg.Client {
  readonly #query = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
  readonly #end = pg.Client.prototype.end as (told?: (error?: Error) => void) => unknown
  readonly #silenceMs: number
  #isOver = false

  constructor(config: pg.ClientConfig | undefined, silenceMs: number) {
    super(config)
    this.#silenceMs = silenceMs
    // Without anybody who listens, one that ends would end the process.
    this.on('error', (error) => {
      this.#isOver = true
      noteAway(error)
    })
  }

  override query = ((...args: unknown[]) => {
    const heard = this.#await()
    const told = args.at(-1)
    if (typeof told === 'function')
      return this.#query(...args.slice(0, -1), (error: unknown, ...more: unknown[]) => {
        heard(error)
        told(error, ...more)
      })
    const asked = this.#query(...args) as Promise<unknown>
    asked.then(() => heard(), heard)
    return asked
  }) as unknown as pg.Client['query']

  #await(): (error?: unknown) => void {
    // Who was stopped for a while finds its time over, and the answer there: so it is looked at first.
    const timer = setTimeout(() => setImmediate(() => !isHeard && this.#giveUp()), this.#silenceMs)
    let isHeard = false
    return (error) => {
      isHeard = true
      clearTimeout(timer)
      if (this.#isOver) noteAway(error)
    }
  }

  /** As if it had broken. */
  #giveUp(): void {
    this.#stream.destroy(new Error(`PostgreSQL has not answered within ${this.#silenceMs / 1000} s`))
  }

  /** A farewell that is not answered is not waited for. */
  override end = ((told?: (error?: Error) => void) => {
    const timer = setTimeout(() => this.#stream.destroy(), FAREWELL_MS).unref()
    this.once('end', () => clearTimeout(timer))
    return this.#end(told)
  }) as pg.Client['end']

  get #stream(): Duplex {
    return (this as unknown as { connection: { stream: Duplex } }).connection.stream
  }
}
