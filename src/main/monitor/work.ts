// What this process has done since it began, for a monitor: of several processes the sum counts.
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { HookStore } from '../../games/ports/hooks.ts'
import type { LetterStore } from '../../games/ports/letters.ts'
import type { JobWatch } from '../../jobs/queues.ts'

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** `waiting`: it is tried again. */
const outcomeOf = (state: string): string => (state === 'waiting' ? 'again' : state)

export function watchJobs(registry: Registry): JobWatch {
  const registers = [registry]
  const took = new Histogram({
    ...{ name: 'herald_job_seconds', registers, buckets: SECONDS },
    help: 'From when a job could begin until it was done, by queue; `resolve` is how long a round waits for its year.',
    labelNames: ['queue'],
  })
  const failed = new Counter({
    ...{ name: 'herald_job_failures_total', help: 'Tries of jobs that failed, by queue.', registers },
    labelNames: ['queue'],
  })
  return {
    done: (queue, seconds) => took.observe({ queue }, seconds),
    failed: (queue) => failed.inc({ queue }),
  }
}

/** The same store; what is settled in it is counted. */
export function countLetters(registry: Registry, store: LetterStore): LetterStore {
  const counter = new Counter({
    ...{
      name: 'herald_letters_total',
      help: 'Letters about games that this process was done with.',
      registers: [registry],
    },
    labelNames: ['outcome'],
  })
  return {
    ...store,
    async settle(ids, settled) {
      await store.settle(ids, settled)
      counter.inc({ outcome: outcomeOf(settled.state) }, ids.length)
    },
  }
}

interface AccountLetters {
  settleLetter(id: string, settled: { readonly state: string }): Promise<void>
}

export function countAccountLetters<Store extends object>(registry: Registry, store: Store & AccountLetters): Store {
  const counter = new Counter({
    ...{ name: 'herald_account_letters_total', help: 'Letters about accounts that this process was done with.' },
    ...{ registers: [registry], labelNames: ['outcome'] },
  })
  return {
    ...store,
    async settleLetter(id: string, settled: { readonly state: string }) {
      await store.settleLetter(id, settled)
      counter.inc({ outcome: outcomeOf(settled.state) })
    },
  }
}

export function countDeliveries(registry: Registry, hooks: HookStore): HookStore {
  const counter = new Counter({
    ...{ name: 'herald_deliveries_total', help: 'Tries to tell programs and browsers by this process.' },
    ...{ registers: [registry], labelNames: ['outcome', 'to'] },
  })
  return {
    ...hooks,
    async settle(due, settled) {
      await hooks.settle(due, settled)
      counter.inc({ outcome: outcomeOf(settled.state), to: due.form === 'push' ? 'browser' : 'program' })
    },
  }
}

export interface PoolUse {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

export function watchPool(registry: Registry, pool: PoolUse): void {
  const registers = [registry]
  new Gauge({
    ...{ name: 'herald_pool_connections', help: 'Connections to play and look with.', registers },
    labelNames: ['state'],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
    },
  })
  new Gauge({
    ...{ name: 'herald_pool_waiting', help: 'Questions that wait for a connection.', registers },
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
