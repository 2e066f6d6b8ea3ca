// The queues, whichever backend they are on: adding to one, and working one off.
import { type BackendClasses, createPostgresBackend, createRedisBackend, type IQueueBackend, withBackend } from 'bullmq'
import type { GameId } from '../games/model/game.ts'
import type { Backend } from './backend.ts'
import { type Log, notTooOften } from './log.ts'
import { redisAt, USUAL_PREFIX } from './redis/redis-address.ts'
import { within } from './within.ts'
import { GamesFailed } from './workers/each.ts'

/** The queues, each with what a job in it carries: ids, and when it is for; everything else is read again. */
export interface Loads {
  resolve: { readonly games: readonly GameId[] }
  bots: { readonly games: readonly GameId[] }
  /** Not to be done before, in milliseconds since 1970; a job from before this was said is done when it comes. */
  deadline: { readonly games: readonly GameId[]; readonly at?: number }
  mail: Record<string, never>
  hooks: Record<string, never>
  sweep: Record<string, never>
}
export type QueueName = keyof Loads
/** Those whose jobs come round by themselves. */
type Repeated = 'mail' | 'hooks' | 'sweep'

/** Does a job. Gives in how many milliseconds it is to come again, where it came too early. */
export type Run<Name extends QueueName> = (load: Loads[Name]) => Promise<number | undefined> | Promise<void>

/** When a game is to be looked at. */
export interface Moment {
  readonly game: GameId
  readonly at: Date
}

/** Whoever counts what is done. */
export interface JobWatch {
  done(queue: QueueName, seconds: number): void
  /** Each try. */
  failed(queue: QueueName): void
}
const NOBODY: JobWatch = { done: () => {}, failed: () => {} }

export interface Queues {
  /** For some games a job: what they have in common is done for all of them at once. */
  addForGames(queue: 'resolve' | 'bots', games: readonly GameId[]): Promise<void>
  /** Jobs that come then, for games of the same second one. One for a moment that no longer counts comes all the same. */
  addForMoments(queue: 'deadline', moments: readonly Moment[], now: Date): Promise<void>
  /** A job that comes round by itself, from now on. */
  repeat(queue: Repeated, everyMs: number): Promise<void>
  /** The same, unless it is there: a Redis that lost everything has lost that too. */
  keepRepeating(queue: Repeated, everyMs: number): Promise<void>
  /** Does the jobs of a queue from now on. */
  work<Name extends QueueName>(queue: Name, concurrency: number, run: Run<Name>): Promise<void>
  /** Once the jobs that are running are done. */
  close(): Promise<void>
}

const ID = 'by-itself'
/** A job of a worker that died is given to another after this and up to two checks. */
const LOCK_MS = 10_000
const STALLED_CHECK_MS = 5_000
/** A worker may die of something else than its job; not of every job it touches. */
const DEATHS = 3
const ATTEMPTS = { attempts: 3, backoff: { type: 'exponential', delay: 1_000 } }
/** What is done is in the log of the game; what failed is kept for a week for those who look into it. */
const KEEP = { removeOnComplete: true, removeOnFail: { age: 7 * 24 * 3600, count: 1_000 } }
/** Outbox tasks wait in the outbox, not in here, while Redis is away. */
const ADDING = { enableOfflineQueue: false, maxRetriesPerRequest: 1 }
const ADD_MS = 5_000
/** Games a job: enough to share the way to the database, few enough to leave some for other workers. */
export const HANDFUL = 32
/** Longer than any job takes: after this, the queue is away, and jobs that are done cannot be marked so. */
const STOP_MS = 10_000
const WORKING = { maxRetriesPerRequest: null }
const AGAIN_MS = 1_000
/** Whose clock is ahead may bring it again at once: not in a hurry. */
const SOON_MS = 100

interface Connections<C> {
  readonly adding: C
  readonly working: C
}

export function openQueues(backend: Backend, log: Log, watch: JobWatch = NOBODY): Queues {
  const life = { closing: false }
  if ('postgres' in backend)
    return queuesOn(
      withBackend(createPostgresBackend),
      { adding: backend.postgres, working: backend.postgres },
      life,
      log,
      watch,
    )
  // A server that is away while we close is not waited for.
  const redis = { ...redisAt(backend.redis), retryStrategy: () => (life.closing ? null : AGAIN_MS) }
  return queuesOn(
    withBackend(createRedisBackend),
    { adding: { ...redis, ...ADDING }, working: { ...redis, ...WORKING } },
    life,
    log,
    watch,
    backend.prefix,
  )
}

function queuesOn<B extends IQueueBackend, C>(
  { Queue, Worker }: BackendClasses<B, C>,
  { adding, working }: Connections<C>,
  life: { closing: boolean },
  log: Log,
  watch: JobWatch,
  prefix = USUAL_PREFIX,
): Queues {
  const opened = new Map<QueueName, InstanceType<typeof Queue>>()
  const workers: { close(): Promise<void>; disconnect(): Promise<void> }[] = []
  const trouble = notTooOften((message) => log.warn({ reason: message }, 'Trouble with the queue'))
  // Without a listener they would be thrown; while closing, connections may end as they like.
  const listen = (error: Error) => life.closing || trouble(error.message)

  const queueNamed = (name: QueueName) => {
    const known = opened.get(name)
    if (known) return known
    const queue = new Queue(name, { connection: adding, prefix, defaultJobOptions: { ...ATTEMPTS, ...KEEP } })
    queue.on('error', listen)
    opened.set(name, queue)
    return queue
  }
  const add = async (name: QueueName, jobs: readonly Handful[]) => {
    // They are few. BullMQ's way of adding many makes tables of its own in PostgreSQL, which takes as long as ten of these.
    await within(ADD_MS, Promise.all(jobs.map(({ data, opts }) => queueNamed(name).add(name, data, opts))))
  }
  const repeat: Queues['repeat'] = async (name, everyMs) =>
    void (await queueNamed(name).upsertJobScheduler(ID, { every: everyMs }, { name, data: {}, opts: KEEP }))

  return {
    addForGames: (name, games) => add(name, inHandfuls(games)),
    addForMoments(name, moments, now) {
      const seconds = new Map<number, GameId[]>()
      for (const { game, at } of moments) {
        const second = Math.ceil(at.getTime() / 1000) * 1000
        seconds.set(second, [...(seconds.get(second) ?? []), game])
      }
      const later = ([at, games]: [number, GameId[]]) =>
        inHandfuls(games).map(({ data }) => ({
          ...{ data: { ...data, at }, opts: { delay: Math.max(0, at - now.getTime()) } },
        }))
      return add(name, [...seconds].flatMap(later))
    },
    repeat,
    async keepRepeating(name, everyMs) {
      if (!(await queueNamed(name).getJobScheduler(ID))) await repeat(name, everyMs)
    },
    async work(name, concurrency, run) {
      await queueNamed(name).waitUntilReady() // who does jobs adds some as well
      const work = async ({ data }: { data: Loads[typeof name] }) => {
        const early = await run(data)
        // Put back before it is struck off here: if it comes twice, it does no harm.
        if (early !== undefined) await add(name, [{ data, opts: { delay: Math.max(SOON_MS, early) } }])
      }
      const worker = new Worker(name, work, {
        connection: working,
        prefix,
        concurrency,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_CHECK_MS,
        maxStalledCount: DEATHS,
      })
      worker.on('error', listen)
      worker.on('completed', ({ timestamp, delay, finishedOn = timestamp }) =>
        watch.done(name, Math.max(0, finishedOn - timestamp - delay) / 1000),
      )
      worker.on('failed', (_, error) => {
        watch.failed(name)
        const troubles = error instanceof GamesFailed ? error.troubles : [{ err: error }]
        for (const trouble of troubles) log.error({ ...trouble, queue: name }, 'A job failed')
      })
      workers.push(worker)
      await worker.waitUntilReady()
    },
    async close() {
      life.closing = true
      await Promise.all(workers.map(closeOrLetGo))
      await Promise.all([...opened.values()].map(closeOrLetGo))
    },
  }
}

interface Handful {
  readonly data: Loads[QueueName]
  readonly opts?: { readonly delay: number }
}

function inHandfuls(games: readonly GameId[]): { readonly data: Loads['resolve'] }[] {
  const left = [...new Set(games)]
  const handfuls: { data: Loads['resolve'] }[] = []
  while (left.length > 0) handfuls.push({ data: { games: left.splice(0, HANDFUL) } })
  return handfuls
}

const closeOrLetGo = (one: { close(): Promise<void>; disconnect(): Promise<void> }): Promise<void> =>
  within(STOP_MS, one.close()).catch(() => {
    one.disconnect().catch(() => {}) // not waited for either
  })
