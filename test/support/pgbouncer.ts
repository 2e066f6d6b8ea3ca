// A real PgBouncer in transaction mode for a test file, with fewer sessions than asked for, so that they are shared. Where there
// is none, `isThere` says so.
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { isThere } from './is-there.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find((file) =>
  existsSync(file),
)

export const isPgBouncerThere = (notCovered: string): boolean => isThere(PROGRAM, 'pgbouncer', notCovered)

/** In front of a database that is reached by a socket; over TLS alone, as `localhost`, where there is a certificate. */
export async function startPgBouncer(
  database: string,
  tls?: { readonly cert: string; readonly key: string },
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const behind = new URL(database)
  const socket = behind.searchParams.get('host')!
  const { uid, gid } = statSync(socket) // nobody else may come near it
  const folder = mkdtempSync(join(tmpdir(), 'herald-pgbouncer-'))
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${socket} port=5432
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/people
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
${tls ? `client_tls_sslmode = require\nclient_tls_cert_file = ${folder}/cert\nclient_tls_key_file = ${folder}/key\n` : ''}`,
  )
  if (tls) for (const name of ['cert', 'key'] as const) writeFileSync(join(folder, name), tls[name])
  writeFileSync(join(folder, 'people'), `"${behind.username}" "${decodeURIComponent(behind.password)}"\n`)
  for (const file of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
    chmodSync(file, file === folder ? 0o700 : 0o600)
    chownSync(file, uid, gid)
  }
  const child = spawn(PROGRAM!, [settings], { uid, gid, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((gone) => child.once('exit', () => gone()))
  await new Promise<void>((ready, failed) => {
    const said: string[] = []
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('process up')) ready()
    })
    void ended.then(() => failed(new Error(`PgBouncer did not start: ${said.join('\n')}`)))
  })
  const url = new URL(database)
  url.searchParams.delete('host')
  url.hostname = tls ? 'localhost' : '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
