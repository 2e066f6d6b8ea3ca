// A PostgreSQL of a test's own, that can be stopped in the middle of everything (SIGSTOP) and go on.
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../../src/store/database/migrate.ts'
import { startEmbedded } from '../../src/store/embedded/server.ts'

export interface OwnPostgres {
  readonly url: string
  /** It and all its connections stand still, and say nothing. */
  freeze(): void
  goOn(): void
  stop(): Promise<void>
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'herald-own-'))
  chmodSync(folder, 0o755)
  const data = join(folder, 'data')
  const { url, stop } = await startEmbedded(data, () => {})
  await migrate(url, fileURLToPath(new URL('../../prisma/migrations', import.meta.url)))
  const goOn = () => signalAll(data, 'SIGCONT')
  return {
    url,
    freeze: () => signalAll(data, 'SIGSTOP'),
    goOn,
    async stop() {
      goOn()
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server of this folder, and what it has started. */
export function signalAll(folder: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (!existsSync(join(folder, 'pg', 'postmaster.pid'))) return
  const server = Number(readFileSync(join(folder, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0])
  for (const pid of [server, ...childrenOf(server)])
    try {
      process.kill(pid, signal)
    } catch {
      // it has just ended
    }
}

function childrenOf(parent: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.filter((pid) => parentOf(pid) === parent).map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    // After the name, which may have anything in it: state, then the parent.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])
  } catch {
    return undefined // it has just ended
  }
}
