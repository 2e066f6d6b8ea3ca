// A real Postfix for a test file: an instance of its own on loopback, with its own folders, gone afterwards. Where there is
// none, or it may not be started, what needs it is skipped and said so; a run that must cover everything (CI) fails instead.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'

const PROGRAM = '/usr/sbin/postfix'
const DAEMONS = '/usr/lib/postfix/sbin'

/** Whether one can be started; says what is not covered when it cannot. It changes users, so only root may. */
export function isPostfixThere(notCovered: string): boolean {
  const missing = !existsSync(PROGRAM) ? 'is not installed' : process.getuid?.() !== 0 ? 'needs root' : undefined
  if (missing === undefined) return true
  if (process.env.CI) throw new Error(`postfix ${missing}, and without it ${notCovered} cannot be tested`)
  console.warn(`\nNOT COVERED: ${notCovered}: postfix ${missing}\n`)
  return false
}

export interface Postfix {
  readonly url: string
  /** What it wrote down of its work. */
  log(): string
  stop(): Promise<void>
}

/** Takes mail from this machine, and brings that for each of these domains, or for all (`*`), to a port here. */
export async function startPostfix(
  routes: Readonly<Record<string, number>>,
  more: readonly string[] = [],
): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const [config, queue, data] = ['config', 'queue', 'data'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const made of [config, queue, data]) mkdirSync(made)
  execFileSync('chown', ['postfix', data])
  const brought = Object.entries(routes).map(([domain, to]) => `{ ${domain} = smtp:[127.0.0.1]:${to} }`)
  writeFileSync(
    join(config, 'main.cf'),
    [
      'compatibility_level = 3.6',
      ...[`queue_directory = ${queue}`, `data_directory = ${data}`, `daemon_directory = ${DAEMONS}`],
      ...['mail_owner = postfix', 'setgid_group = postdrop', 'inet_interfaces = 127.0.0.1', 'inet_protocols = ipv4'],
      ...['myhostname = relay.example.org', 'mydestination =', 'alias_maps =', 'mynetworks = 127.0.0.0/8'],
      ...['smtpd_relay_restrictions = permit_mynetworks, reject', 'disable_dns_lookups = yes'],
      ...[`maillog_file = ${join(folder, 'log')}`, `maillog_file_prefixes = ${folder}`],
      // Nobody waits for hours here.
      ...['queue_run_delay = 1s', 'minimal_backoff_time = 1s', 'maximal_backoff_time = 1s'],
      `transport_maps = inline:{ ${brought.join(', ')} }`,
      ...more,
      '',
    ].join('\n'),
  )
  writeFileSync(join(config, 'master.cf'), services(port))
  const child = spawn(PROGRAM, ['-c', config, 'start-fg'], { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream!.on('data', (bytes) => {
      said += bytes
    })
  const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : said)
  await untilThere(port, child, log)
  return {
    url: `smtp://127.0.0.1:${port}`,
    log,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done))
      execFileSync(PROGRAM, ['-c', config, 'stop'], { stdio: 'ignore' })
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const services = (port: number): string =>
  [
    `127.0.0.1:${port} inet n - n - - smtpd`,
    ...['cleanup unix n - n - 0 cleanup', 'qmgr unix n - n 300 1 qmgr', 'rewrite unix - - n - - trivial-rewrite'],
    ...['bounce', 'defer', 'trace'].map((name) => `${name} unix - - n - 0 bounce`),
    ...['proxymap', 'smtp', 'error', 'anvil', 'scache', 'flush', 'verify'].map(
      (name) => `${name} unix - - n - - ${name}`,
    ),
    'retry unix - - n - - error',
    'tlsmgr unix - - n 1000? 1 tlsmgr',
    'postlog unix-dgram n - n - 1 postlogd',
    '',
  ].join('\n')

async function untilThere(port: number, child: ChildProcess, log: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) break
    const isThere = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => done(true)).once('error', () => done(false))
      socket.once('close', () => done(false))
      socket.once('connect', () => socket.destroy())
    })
    if (isThere) return
    await later(50)
  }
  throw new Error(`postfix does not start: ${log()}`)
}
