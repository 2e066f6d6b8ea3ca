// What waits in the queues and what failed there, for whoever looks after them; and failed jobs tried again. Nothing here does
// a job.
import { createPostgresBackend, createRedisBackend, withBackend } from 'bullmq'
import type { GameId } from '../games/model/game.ts'
import type { Backend } from './backend.ts'
import type { Loads, QueueName } from './queues.ts'
import { redisAt } from './redis/redis-address.ts'
import { within } from './within.ts'

export const QUEUES: readonly QueueName[] = ['resolve', 'bots', 'deadline', 'mail', 'hooks', 'sweep']
export const JOB_STATES = ['waiting', 'active', 'delayed', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

/** Counted up to here: more is too many, however many they are. */
export const MOST_COUNTED = 1_000
const RETRIED = 1_000
const ASK_MS = 5_000

export interface QueueDepth {
  readonly queue: QueueName
  readonly state: JobState
  /** In PostgreSQL no more than are counted. */
  readonly jobs: number
}

/** Without why it failed: what the rules say may hold what a player knows. The worker's log has it. */
export interface FailedJob {
  readonly id: string
  readonly queue: QueueName
  readonly games: readonly GameId[]
  readonly attempts: number
  readonly failedAt: Date | null
}

export interface QueueKeeper {
  depths(): Promise<QueueDepth[]>
  /** So many of each queue, the newest first. */
  failed(most: number): Promise<FailedJob[]>
  /** Gives how many wait again. */
  retry(): Promise<number>
  close(): Promise<void>
}

export function lookAfter(backend: Backend): QueueKeeper {
  if ('postgres' in backend) {
    const { Queue } = withBackend(createPostgresBackend)
    const { postgres } = backend
    const queues = QUEUES.map((name) => new Queue(name, { connection: postgres }))
    const depths = async () => {
      const client = await postgres.connect()
      try {
        const { rows } = await client.query(DEPTHS, [QUEUES, JOB_STATES, MOST_COUNTED])
        return rows as unknown as QueueDepth[]
      } finally {
        client.release()
      }
    }
    return keeperOf(queues, depths)
  }
  const { Queue } = withBackend(createRedisBackend)
  const connection = { ...redisAt(backend.redis), maxRetriesPerRequest: 1 }
  const queues = QUEUES.map((name) => new Queue(name, { connection, prefix: backend.prefix }))
  // Redis knows how long its lists are.
  const depths = async () =>
    Promise.all(
      queues.map(async (queue) => {
        const counts = await queue.getJobCounts(...JOB_STATES)
        return JOB_STATES.map((state) => ({ queue: queue.name as QueueName, state, jobs: counts[state] ?? 0 }))
      }),
    ).then((all) => all.flat())
  return keeperOf(queues, () => within(ASK_MS, depths()))
}

/** BullMQ counts all there are, each time it is asked. */
const DEPTHS = `SELECT q AS queue, s AS state, (SELECT count(*)::integer FROM (
    SELECT 1 FROM job WHERE queue = q AND state = s::job_state LIMIT $3) jobs) AS jobs
  FROM unnest($1::text[]) q, unnest($2::text[]) s`

interface Queue {
  readonly name: string
  on(event: 'error', heard: (error: Error) => void): unknown
  getFailed(start: number, end: number): Promise<readonly (Job | undefined)[]>
  retryJobs(opts: { count: number; state: 'failed' }): Promise<unknown>
  close(): Promise<void>
}

interface Job {
  readonly id?: string | undefined
  readonly data: Loads[QueueName]
  readonly attemptsMade: number
  readonly finishedOn?: number | undefined
}

function keeperOf(queues: readonly Queue[], depths: QueueKeeper['depths']): QueueKeeper {
  for (const queue of queues) queue.on('error', () => {}) // whoever asks is told
  const failed = async (most: number) => {
    const all = await Promise.all(
      queues.map(async (queue) =>
        (await queue.getFailed(0, most - 1)).map((job) => shown(queue.name as QueueName, job)),
      ),
    )
    return all.flat().filter((job) => job !== undefined)
  }
  return {
    depths,
    failed,
    async retry() {
      const before = (await failed(RETRIED)).length
      for (const queue of queues) await queue.retryJobs({ count: RETRIED, state: 'failed' })
      return before
    },
    close: async () => void (await Promise.all(queues.map((queue) => within(ASK_MS, queue.close()).catch(() => {})))),
  }
}

function shown(queue: QueueName, job: Job | undefined): FailedJob | undefined {
  if (job?.id === undefined) return undefined // struck off meanwhile
  const { id, data, attemptsMade: attempts, finishedOn } = job
  const games = 'games' in data ? data.games : []
  return { id, queue, games, attempts, failedAt: finishedOn === undefined ? null : new Date(finishedOn) }
}
