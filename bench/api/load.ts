// Load from another process, which lives as long as the bench: what it costs there is nobody's here.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { cpuOf, type Server } from './process.ts'

export interface Request {
  readonly method: 'GET' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Job {
  readonly url: string
  readonly seconds: number
  /** Every other status stops the bench. */
  readonly expected: number
  /** For each connection what it asks for, over and over. */
  readonly connections: readonly (readonly Request[])[]
}

export interface Answered {
  readonly count: number
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

export type Told = Answered | { readonly failure: string }

/** What one round came to; `cpu` is the server's, in microseconds an answer. */
export interface Round extends Answered {
  readonly cpu: number
}

export interface Loader {
  load(server: Server, job: Omit<Job, 'url'>): Promise<Round>
  stop(): void
}

export function startLoader(): Loader {
  const child = fork(fileURLToPath(new URL('loader.ts', import.meta.url)))
  const told = (job: Job) =>
    new Promise<Answered>((done, fail) => {
      const ended = () => fail(new Error('The process that makes the load has ended.'))
      child.once('exit', ended)
      child.once('message', (message: Told) => {
        child.off('exit', ended)
        if ('failure' in message) fail(new Error(message.failure))
        else done(message)
      })
      child.send(job)
    })
  return {
    async load({ url, pid }, job) {
      const before = cpuOf(pid)
      const answered = await told({ ...job, url })
      return { ...answered, cpu: (1000 * (cpuOf(pid) - before)) / answered.count }
    },
    stop: () => void child.disconnect(),
  }
}

/** Deals the requests out, one after the other, to that many connections. */
export const dealt = (requests: readonly Request[], connections: number): Request[][] =>
  Array.from({ length: connections }, (_, at) => requests.filter((_, of) => of % connections === at))
