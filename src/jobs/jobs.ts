// All that is done without a person: the relay and the workers, started together and stopped in order.
import type { Backend } from './backend.ts'
import { openQueues, type QueueName } from './queues.ts'
import { startRelay } from './relay.ts'
import { botsWorker } from './workers/bots.worker.ts'
import { deadlineWorker } from './workers/deadline.worker.ts'
import { deliverOnCall, hooksWorker } from './workers/hooks.worker.ts'
import { mailWorker } from './workers/mail.worker.ts'
import { resolveWorker } from './workers/resolve.worker.ts'
import { sweepWorker } from './workers/sweep.worker.ts'
import type { JobDependencies, QueueWorker } from './workers/worker.ts'

const WORKERS = [
  resolveWorker,
  botsWorker,
  deadlineWorker,
  mailWorker,
  hooksWorker,
  sweepWorker,
] as readonly QueueWorker<QueueName>[]

export interface Jobs {
  /** Jobs that are running are finished; the others wait for the next start, or for other processes. */
  stop(): Promise<void>
}

/** On a backend that has been prepared. */
export async function startJobs(deps: JobDependencies, backend: Backend): Promise<Jobs> {
  const { log, settings } = deps
  const queues = openQueues(backend, log, deps.watch)
  let schedule: NodeJS.Timeout | undefined
  try {
    for (const { queue, concurrency, run } of WORKERS) await queues.work(queue, concurrency, (load) => run(deps, load))
    await queues.repeat('sweep', settings.sweepEveryMs)
    await queues.repeat('mail', settings.mailEveryMs)
    await queues.repeat('hooks', settings.hooksEveryMs)
    const keep = () =>
      Promise.all([
        queues.keepRepeating('sweep', settings.sweepEveryMs),
        queues.keepRepeating('mail', settings.mailEveryMs),
        queues.keepRepeating('hooks', settings.hooksEveryMs),
      ]).catch((err) => log.warn({ err }, 'The sweep, the mail and the deliveries cannot be scheduled'))
    schedule = setInterval(keep, settings.sweepEveryMs)
  } catch (error) {
    await queues.close()
    throw error
  }
  const relay = startRelay(deps, queues)
  const endCalls = deliverOnCall(deps)
  return {
    async stop() {
      await relay.stop()
      await endCalls()
      clearInterval(schedule)
      await queues.close()
    },
  }
}
