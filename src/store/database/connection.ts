// Connections to PostgreSQL: every one is made here, with limits. One that ends, or is silent for too long, fails what was asked of
// it and nothing else.
import type { Duplex } from 'node:stream'
import pg from 'pg'
import { noteAway } from './away.ts'
import { type DatabaseLimits, LIMITS } from './limits.ts'
import { Servers } from './servers.ts'

export interface PoolSettings {
  readonly url: string
  readonly max: number
  readonly limits?: DatabaseLimits
  /** Of the session: `SET` so when it begins. */
  readonly session?: Readonly<Record<string, string>>
  /**
   * Whether a pooler stands in between that gives every transaction another session: then none of them is ours to set or to
   * name statements in, but for the time zone, which poolers carry along.
   */
  readonly isPooled?: boolean
}

export function openPool({ url, max, limits = LIMITS, session = {}, isPooled = false }: PoolSettings): pg.Pool {
  const servers = new Servers(url)
  const pool = new Pool(
    {
      ...configOf(servers.address, limits),
      max,
      Client: class extends Connection {
        constructor(config?: pg.ClientConfig) {
          super(config, { servers, silenceMs: limits.silenceMs, isPooled })
        }
      },
      onConnect: (client) => (client as Connection).begin(limits, session),
    },
    servers,
  )
  return pool.on('error', () => {}) // one that breaks while nobody has it is replaced by the next
}

/** One by itself. Whoever opens it ends it. */
export async function openConnection(url: string, limits = LIMITS): Promise<pg.Client> {
  const servers = new Servers(url)
  for (let left = servers.count; ; left--) {
    const settings = { servers, silenceMs: limits.silenceMs, isPooled: false }
    const client = new Connection(configOf(servers.address, limits), settings)
    try {
      await client.connect()
      await client.begin(limits, {})
      return client
    } catch (error) {
      noteAway(error)
      await client.end().catch(() => {})
      if (left <= 1) throw error
    }
  }
}

const configOf = (connectionString: string, { connectMs, keepAliveMs }: DatabaseLimits) => ({
  connectionString,
  connectionTimeoutMillis: connectMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
})

class Pool extends pg.Pool {
  readonly #connect = pg.Pool.prototype.connect as (told?: Told) => Promise<pg.PoolClient> | undefined
  readonly #servers: Servers

  constructor(config: pg.PoolConfig, servers: Servers) {
    super(config)
    this.#servers = servers
  }

  /** Whatever keeps it from having a connection, of any server: the database cannot be had. */
  override connect = ((told?: Told) => {
    if (told) return this.#try(told)
    return new Promise((had, failed) =>
      this.#try((error, client) => (error ? failed(error) : had(client as pg.PoolClient))),
    )
  }) as pg.Pool['connect']

  #try(told: Told, left = this.#servers.count): void {
    this.#connect((error, ...more) => {
      noteAway(error)
      if (error && left > 1) this.#try(told, left - 1)
      else told(error, ...more)
    })
  }
}

type Told = (error: unknown, ...more: unknown[]) => void

const FAREWELL_MS = 1_000

interface ConnectionSettings {
  readonly servers: Servers
  readonly silenceMs: number
  readonly isPooled: boolean
}

/** SQLSTATE of a server that only reads, as one does that another has taken over from. */
const READS_ONLY = '25006'

class Connection extends pg.Client {
  readonly #query = pg.Client.prototype.query as unknown as (...args: unknown[]) => unknown
  readonly #connect = pg.Client.prototype.connect as (told?: Told) => Promise<unknown> | undefined
  readonly #end = pg.Client.prototype.end as (told?: (error?: Error) => void) => unknown
  readonly #servers: Servers
  readonly #address: string
  readonly #silenceMs: number
  readonly #isPooled: boolean
  #isOver = false

  constructor(config: pg.ClientConfig | undefined, { servers, silenceMs, isPooled }: ConnectionSettings) {
    super({ ...config, connectionString: servers.address })
    this.#servers = servers
    this.#address = servers.address
    this.#silenceMs = silenceMs
    this.#isPooled = isPooled
    // Without anybody who listens, one that ends would end the process.
    this.on('error', (error) => {
      this.#isOver = true
      noteAway(error)
    })
  }

  override connect = ((told?: Told) => {
    if (told)
      return this.#connect((error, ...more) => {
        if (error) this.#servers.leave(this.#address)
        told(error, ...more)
      })
    return this.#connect()!.catch((error) => {
      this.#servers.leave(this.#address)
      throw error
    })
  }) as pg.Client['connect']

  /** By a statement, as poolers between us and PostgreSQL take no such wishes from who connects. */
  async begin(limits: DatabaseLimits, session: NonNullable<PoolSettings['session']>): Promise<void> {
    const all = {
      statement_timeout: `${limits.statementMs}ms`,
      lock_timeout: `${limits.lockMs}ms`,
      idle_in_transaction_session_timeout: `${limits.idleInTransactionMs}ms`,
      ...session,
    }
    const sets = Object.entries(all).filter(([name]) => !this.#isPooled || name === 'TimeZone')
    const text = sets.map(([name, value]) => `SET ${name} = ${pg.escapeLiteral(value)}`).join('; ')
    if (text !== '') await this.query(text)
    if (this.#servers.count > 1) await this.#needToWrite()
  }

  async #needToWrite(): Promise<void> {
    const { rows } = await this.query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'on') return
    this.#servers.leave(this.#address)
    throw new Error('this PostgreSQL only reads')
  }

  override query = ((...args: unknown[]) => {
    if (this.#isPooled) args[0] = unnamed(args[0])
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
      if (this.#servers.count > 1 && (error as { code?: string } | undefined)?.code === READS_ONLY) this.#leave()
    }
  }

  /** Whoever asks again is served by another. */
  #leave(): void {
    this.#servers.leave(this.#address)
    this.#stream.destroy(new Error('this PostgreSQL only reads by now'))
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

/** Names of statements are a session's, and the next statement may be in another. */
function unnamed(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null || !('name' in asked) || 'submit' in asked) return asked
  const { name: _, ...rest } = asked
  return rest
}
