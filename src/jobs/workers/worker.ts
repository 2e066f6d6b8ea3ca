// What a worker is made of: a queue, and what to do with a job of it.
import type { Deliverer } from '../../games/hooks/deliver.ts'
import type { LetterDependencies } from '../../games/letters/dependencies.ts'
import type { Dependencies } from '../../games/log/dependencies.ts'
import type { Outbox } from '../../games/ports/outbox.ts'
import type { Log } from '../log.ts'
import type { JobWatch, QueueName, Run } from '../queues.ts'

export interface JobDependencies {
  readonly deps: Dependencies
  readonly outbox: Outbox
  /** Without them, letters wait. */
  readonly letters?: LetterDependencies
  /** Letters about accounts: sends those that are due; and says how many have been since then. Without it, they wait. */
  readonly accountMail?: { send(): Promise<void>; late(since: Date): Promise<number> }
  /** Without them, programs are told later. */
  readonly deliveries?: Deliverer
  /** What else is to be done now and then, by whoever knows how: what ran out is thrown away. */
  readonly tidyUp?: () => Promise<void>
  /** Whoever counts what is done; nobody, if left out. */
  readonly watch?: JobWatch
  readonly log: Log
  readonly settings: Settings
}

export interface Settings {
  /** How often the outbox is looked at when nobody pokes. */
  readonly pollMs: number
  readonly sweepEveryMs: number
  /** How often letters that are due are looked for. */
  readonly mailEveryMs: number
  /** The same for what programs are to be told; what is new rings. */
  readonly hooksEveryMs: number
  /** A game that could go on for so long, and did not, was forgotten. */
  readonly overdueMs: number
}

export const USUAL_SETTINGS: Settings = {
  ...{ pollMs: 1_000, sweepEveryMs: 60_000, mailEveryMs: 5_000, hooksEveryMs: 5_000, overdueMs: 60_000 },
}

export interface QueueWorker<Name extends QueueName> {
  readonly queue: Name
  /** How many jobs at once, in this process. */
  readonly concurrency: number
  run(deps: JobDependencies, ...load: Parameters<Run<Name>>): ReturnType<Run<Name>>
}
