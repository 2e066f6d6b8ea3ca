// A real Postfix for a test file: an instance of its own, with its own folder, queue and ports on this machine alone, gone
// afterwards. It takes mail from this machine for any domain it is told a way for, and sends it there, whether that comes to us
// or leaves us. Where there is none, or nobody may start it, `isThere` says so.
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'
import { isThere } from './is-there.ts'

const PROGRAM = '/usr/sbin/postfix'
const PATIENCE_MS = 60_000
const run = promisify(execFile)

/** Whether there is one that may be started, which takes root; says what is not covered when there is not. */
export function isPostfixThere(notCovered: string): boolean {
  const isRoot = process.getuid?.() === 0
  return isThere(existsSync(PROGRAM) && isRoot, `Postfix${isRoot ? '' : ', as root alone starts it'}`, notCovered)
}

export interface PostfixSettings {
  /**
   * Where mail for a domain goes: a port of this machine. Nothing else leaves it. In front of a receiver these are the
   * receiver's domains; behind whoever sends, `*` is everybody.
   */
  readonly ways: Readonly<Record<string, number>>
  /** Lines of main.cf besides. */
  readonly more?: Readonly<Record<string, string>>
}

export interface Postfix {
  readonly port: number
  /** All it has written down. */
  log(): string
  /** The line of its log in which it says what became of the mail to this address. */
  settled(address: string): Promise<string>
  /** Tries again what waits. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const SERVICES = `pickup unix n - n 1 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
smtp unix - - n - - smtp
showq unix n - n - - showq
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
`

export async function startPostfix({ ways, more = {} }: PostfixSettings): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-postfix-'))
  chmodSync(folder, 0o755) // its parts run as others
  const [etc, queue, data, log] = ['etc', 'queue', 'data', 'log'].map((name) => join(folder, name)) as [
    ...[string, string, string, string],
  ]
  for (const made of [etc, queue, data]) mkdirSync(made)
  await run('chown', ['postfix', data])
  const port = await freePort()
  const transports = Object.entries(ways).map(([domain, to]) => `{ ${domain} = smtp:[127.0.0.1]:${to} }`)
  const settings: Record<string, string> = {
    compatibility_level: '3.6',
    ...{ queue_directory: queue, data_directory: data, maillog_file_prefixes: folder, maillog_file: log },
    ...{ command_directory: '/usr/sbin', daemon_directory: '/usr/lib/postfix/sbin' },
    ...{ mail_owner: 'postfix', setgid_group: 'postdrop', myhostname: 'courier.example.org', mydestination: '' },
    ...{ inet_interfaces: '127.0.0.1', inet_protocols: 'ipv4', smtp_dns_support_level: 'disabled' },
    ...{ mynetworks: '127.0.0.0/8', smtpd_relay_restrictions: 'permit_mynetworks, reject' },
    ...{ transport_maps: `inline:{ ${transports.join(', ')} }`, default_transport: 'error:nowhere else' },
    ...{ relay_domains: Object.keys(ways).join(', '), alias_maps: '', alias_database: '' },
    ...{ minimal_backoff_time: '2s', maximal_backoff_time: '2s', queue_run_delay: '2s' },
    ...more,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  writeFileSync(join(etc, 'main.cf'), lines.join(''))
  writeFileSync(join(etc, 'master.cf'), `127.0.0.1:${port} inet n - n - - smtpd\n${SERVICES}`)
  const written = () => {
    try {
      return readFileSync(log, 'utf8')
    } catch {
      return '' // it has not begun to write
    }
  }
  const postfix = (command: string) => run(PROGRAM, ['-c', etc, command])
  await postfix('start').catch((error) => {
    throw new Error(`Postfix does not start: ${error.stderr}\n${written()}`)
  })
  return {
    port,
    log: written,
    async settled(address) {
      for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
        const found = written()
          .split('\n')
          .find((line) => line.includes(`to=<${address}>`) && /status=(sent|bounced)/.test(line))
        if (found) return found
        await wait(50)
      }
      throw new Error(`Postfix has not settled the mail to ${address}:\n${written()}`)
    },
    flush: async () => void (await postfix('flush')),
    async stop() {
      await postfix('stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
