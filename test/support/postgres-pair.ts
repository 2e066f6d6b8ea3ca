// Two servers of Debian's PostgreSQL: one leads, the other follows and has all that was acknowledged. The one that leads can die;
// the other takes over, and is followed in its turn.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { isThere } from './is-there.ts'
import { signalAll } from './own-postgres.ts'

const DEBIANS = '/usr/lib/postgresql'
const programs = (existsSync(DEBIANS) ? readdirSync(DEBIANS) : [])
  .map((version) => join(DEBIANS, version, 'bin'))
  .findLast((folder) => existsSync(join(folder, 'pg_basebackup')) && existsSync(join(folder, 'postgres')))

/** Whether there is one; says what is not covered when there is not. */
export const isPairThere = (notCovered: string): boolean =>
  isThere(programs, 'PostgreSQL with pg_basebackup', notCovered)

/** Such as `pg_dump`, of the version of both. */
export const programOf = (name: string): string => join(programs!, name)

interface Server {
  readonly folder: string
  readonly port: number
  child?: ChildProcess
}

/** One server, or two of which one can take over. */
export interface PostgresHouse {
  /** As a process is told: it names all of them. */
  readonly url: string
  /** Of the one that leads now. */
  readonly leader: string
  restart(): Promise<void>
  freeze(): void
  goOn(): void
  /** The one that leads dies, the other takes over; it is over when that is followed. */
  failOver(): Promise<void>
  stop(): Promise<void>
}

export interface PostgresPair extends PostgresHouse {
  /** Of the other, which only reads. */
  readonly follower: string
  /** Nobody waits for the other any more: it may be behind, or away. */
  letGo(): Promise<void>
  signalFollower(signal: 'SIGSTOP' | 'SIGCONT'): void
  endFollower(): Promise<void>
  startFollower(): Promise<void>
}

export async function startPostgresPair(folder: string): Promise<PostgresPair> {
  const ids = idsOfServant()
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs!, program), args, { ...ids, stdio: ['ignore', 'ignore', 'pipe'] })
  const placeFor = async (name: string): Promise<Server> => {
    const place = join(folder, name)
    mkdirSync(place)
    chmodSync(place, 0o755)
    if (ids) chownSync(place, ids.uid, ids.gid)
    return { folder: place, port: await freePort() }
  }
  const dataOf = (server: Server) => join(server.folder, 'pg') // as `signalAll` knows it
  /** Whose word a commit waits for: nobody's, or the follower's. */
  const waitFor = (server: Server, names: string) =>
    writeFileSync(join(dataOf(server), 'waits-for.conf'), `synchronous_standby_names = '${names}'\n`)
  const start = async (server: Server) => {
    const settings = ['-p', `${server.port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=']
    server.child = spawn(join(programs!, 'postgres'), ['-D', dataOf(server), ...settings], { ...ids, stdio: 'ignore' })
    await untilTrue(server, 'SELECT true')
  }
  const end = async (server: Server, signal: 'SIGKILL' | 'SIGINT') => {
    const { child } = server
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((gone) => child.once('exit', gone))
    child.kill(signal)
    await ended
  }
  const follow = async (follower: Server, lead: Server) => {
    rmSync(dataOf(follower), { recursive: true, force: true })
    const from = `host=127.0.0.1 port=${lead.port} user=herald application_name=follower`
    run('pg_basebackup', ['-d', from, '-D', dataOf(follower), '-X', 'fetch', '-c', 'fast', '-R'])
    waitFor(follower, '')
    await start(follower)
    waitFor(lead, 'follower')
    await ask(lead, 'SELECT pg_reload_conf()')
    await untilTrue(lead, `SELECT count(*) = 1 AS yes FROM pg_stat_replication WHERE sync_state = 'sync'`)
  }

  let [lead, other] = [await placeFor('one'), await placeFor('other')]
  // Only this machine's own can reach it, for as long as a test takes.
  run('initdb', ['-D', dataOf(lead), '-U', 'herald', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  writeFileSync(
    join(dataOf(lead), 'postgresql.conf'),
    // A process that is killed loses nothing that it has written; only a machine does.
    "include 'waits-for.conf'\nmax_connections = 300\nhot_standby = on\nwal_keep_size = 64MB\nfsync = off\n",
  )
  waitFor(lead, '')
  await start(lead)
  await ask(lead, 'CREATE DATABASE herald')
  await follow(other, lead)

  return {
    url: `postgresql://herald@127.0.0.1:${lead.port},127.0.0.1:${other.port}/herald?target_session_attrs=read-write`,
    get leader() {
      return `postgresql://herald@127.0.0.1:${lead.port}/herald`
    },
    get follower() {
      return `postgresql://herald@127.0.0.1:${other.port}/herald`
    },
    async letGo() {
      waitFor(lead, '')
      await ask(lead, 'SELECT pg_reload_conf()')
      await untilTrue(lead, `SELECT bool_and(sync_state = 'async') FROM pg_stat_replication`)
    },
    signalFollower: (signal) => signalAll(other.folder, signal),
    endFollower: () => end(other, 'SIGKILL'),
    startFollower: () => start(other),
    async restart() {
      await end(lead, 'SIGINT')
      await start(lead)
    },
    freeze: () => signalAll(lead.folder, 'SIGSTOP'),
    goOn: () => signalAll(lead.folder, 'SIGCONT'),
    async failOver() {
      await end(lead, 'SIGKILL')
      ;[lead, other] = [other, lead]
      await ask(lead, 'SELECT pg_promote()')
      await follow(other, lead)
    },
    async stop() {
      signalAll(lead.folder, 'SIGCONT')
      for (const server of [other, lead]) await end(server, 'SIGINT')
    },
  }
}

/** It does not run for root. */
function idsOfServant(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

async function ask(server: Server, sql: string): Promise<unknown> {
  const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: 'herald', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end().catch(() => {})
  }
}

async function untilTrue(server: Server, sql: string): Promise<void> {
  while ((await ask(server, sql).catch(() => false)) !== true) {
    if (server.child?.exitCode !== null)
      throw new Error(`PostgreSQL in ${server.folder} ended: ${server.child?.exitCode}`)
    await wait(50)
  }
}
