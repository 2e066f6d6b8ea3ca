// A real Redis for a test file: started on a free port, gone afterwards. Where there is none, `isThere` says so.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { isThere } from './is-there.ts'

const program = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find(mayRun)

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Whether there is one; says what is not covered when there is not. */
export const isRedisThere = (notCovered: string): boolean => isThere(program, 'redis-server', notCovered)

export interface RedisServer {
  readonly url: string
  readonly child: ChildProcess
  /** It stands still, and says nothing. */
  freeze(): void
  goOn(): void
  stop(): Promise<void>
}

/** Nothing is kept on disk. On a free port, unless the settings name one. */
export async function startRedis(...settings: string[]): Promise<RedisServer> {
  if (!program) throw new Error('redis-server is not installed')
  const named = settings.indexOf('--port') + 1
  const port = named > 0 ? Number(settings[named]) : await freePort()
  const address = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  // Who follows another gets all of it at once; should that come by a file, no server is to find it.
  const nothing = ['--repl-diskless-load', 'swapdb', '--dir', tmpdir(), '--dbfilename', `herald-${randomUUID()}.rdb`]
  const child = spawn(program, [...address, ...nothing, ...settings], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((over) => child.once('exit', () => over()))
  await new Promise<void>((ready, failed) => {
    let text = ''
    child.stdout.on('data', (bytes) => {
      text += bytes
      if (text.includes('Ready to accept connections')) ready()
    })
    void ended.then(() => failed(new Error(`redis-server ended: ${text}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    child,
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill() // it may be dead already
      child.kill('SIGCONT') // or stand still, and not hear it
      await ended
    },
  }
}
