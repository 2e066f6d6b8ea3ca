// Programs that are measured: each in a process of its own, asked for over HTTP, and stopped again. Needs Linux's /proc.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export interface Server {
  readonly url: string
  readonly pid: number
  /** Milliseconds from its start to its first answer. */
  readonly startedIn: number
  stop(): Promise<void>
}

export interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** What it answers when it is ready. */
  readonly ready: string
  /** Where its complaints go. */
  readonly complaints: string
}

const LONGEST_START = 60_000

// In groups of their own they would outlive a bench that is broken off.
const running = new Set<ChildProcess>()
process.on('exit', () => running.forEach(interrupt))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Its log is written as in earnest, and thrown away. */
export async function serve({ command, args, env, ready, complaints }: Program): Promise<Server> {
  const port = await freePort()
  const nowhere = openSync('/dev/null', 'w')
  const errors = openSync(complaints, 'a')
  const began = performance.now()
  const child = spawn(command, args, {
    stdio: ['ignore', nowhere, errors],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
    detached: true, // a group of its own, so that what it starts is stopped with it
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  closeSync(nowhere)
  closeSync(errors)
  const url = `http://127.0.0.1:${port}`
  const gone = () => new Error(`${command} ${args.join(' ')} ended: ${readFileSync(complaints, 'utf8')}`)
  while (!(await answers(url + ready))) {
    if (hasEnded(child)) throw gone()
    if (performance.now() - began > LONGEST_START) {
      await stop(child)
      throw new Error(`${command} ${args.join(' ')} does not answer: ${readFileSync(complaints, 'utf8')}`)
    }
    await wait(5)
  }
  return { url, pid: child.pid!, startedIn: performance.now() - began, stop: () => stop(child) }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((done) => child.once('exit', done))
  interrupt(child)
  await ended
}

const interrupt = ({ pid }: ChildProcess): boolean => process.kill(-pid!, 'SIGINT')

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )

export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => found(port))
    })
  })

const TICKS_A_SECOND = 100

/** Milliseconds of the processor that this process has had. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid)
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}

/** Bytes in memory of a process and of all it started that run Node: a database beside them is not counted. */
export function memoryOfNodes(pid: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name): [number, number][] => {
        try {
          return [[Number(name), Number(statOf(Number(name))[1])]]
        } catch {
          return [] // it has just ended
        }
      }),
  )
  const belongs = (one: number | undefined): boolean => one === pid || (!!one && belongs(parents.get(one)))
  return [...parents.keys()]
    .filter((one) => belongs(one) && readlinkSync(`/proc/${one}/exe`) === process.execPath)
    .reduce((sum, one) => sum + residentOf(one), 0)
}

const residentOf = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)

/** From the third field on; the second is a name, which may hold anything. */
const statOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
