// A real nginx for a test, with the very files of deploy/nginx: only addresses and ports are the test's own. Where there is none,
// what needs it is skipped and said so; a run that must cover everything (CI) fails instead.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { until } from './served.ts'

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file))
const FOLDER = fileURLToPath(new URL('../../deploy/nginx/', import.meta.url))

export function isNginxThere(notCovered: string): boolean {
  if (PROGRAM) return true
  if (process.env.CI) throw new Error(`nginx is not installed, and without it ${notCovered} cannot be tested`)
  console.warn(`\nNOT COVERED: ${notCovered}: nginx is not installed\n`)
  return false
}

/** In front of servers at these ports. */
export async function startNginx(
  ports: readonly [number, number],
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-nginx-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const herald = readFileSync(join(FOLDER, 'herald.conf'), 'utf8')
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('include /etc/nginx/herald.conf', `include ${join(FOLDER, 'locations.conf')}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  const settings = join(folder, 'nginx.conf')
  writeFileSync(join(folder, 'herald.conf'), herald)
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
events {}
http { access_log off; ${temporary.join(' ')} include ${folder}/herald.conf; }
`,
  )
  const child = spawn(PROGRAM!, ['-e', `${folder}/error.log`, '-p', folder, '-c', settings], { stdio: 'ignore' })
  const ended = new Promise<void>((gone) => child.once('exit', () => gone()))
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(`${folder}/error.log`, 'utf8')}`)
    return isOpen(port)
  })
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => known(true)).once('error', () => known(false))
    socket.once('connect', () => socket.destroy())
  })
